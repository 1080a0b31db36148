# SPDX-License-Identifier: Apache-2.0
"""PDFs to time: a thousand pages of the suite in one file, and one page of it."""
import concurrent.futures
import pathlib
import subprocess
import sys
import tempfile

MOST, PATIENCE = 60, 5


def page_count(path):
    """A file's pages; 0 where it is damaged, locked or made to keep its readers busy."""
    run = subprocess.run(["qpdf", "--show-npages", str(path)], capture_output=True)
    try:
        if run.returncode == 0 and subprocess.run(["pdftotext", str(path), "/dev/null"], capture_output=True, timeout=PATIENCE).returncode == 0:
            return int(run.stdout)
    except subprocess.TimeoutExpired:
        pass
    return 0


def pages(suites, count):
    """The bytes of a PDF of so many pages: the long documents whose text is known, and others in the order of their names."""
    folder, found = suites / "pdf", []
    paths = sorted((folder / "groundtruth").glob("*.pdf")) + sorted((folder / "files").glob("*.pdf"))
    with concurrent.futures.ThreadPoolExecutor(2) as executor:
        for path, number in zip(paths, executor.map(page_count, paths)):
            number = min(number, count - sum(taken for _, taken in found))
            if 0 < number <= MOST or number and path.parent.name == "groundtruth":
                found.append((path, number))
    with tempfile.TemporaryDirectory() as work:
        result = pathlib.Path(work) / "pages.pdf"
        arguments = [part for path, number in found for part in (str(path), f"1-{number}")]
        subprocess.run(["qpdf", "--empty", "--pages", *arguments, "--", str(result)], capture_output=True)
        return result.read_bytes()


if __name__ == "__main__":
    sys.stdout.buffer.write(pages(pathlib.Path(sys.argv[1]), int(sys.argv[2])))
