# SPDX-License-Identifier: Apache-2.0

# What Debian must have. A part that links a library adds its -dev package to LIBRARY_PACKAGES.
TOOLCHAIN_PACKAGES := binutils libc6-dev libstdc++-12-dev libcurl4 libncurses6 libsqlite3-0 libxml2 zlib1g
LIBRARY_PACKAGES   := libxml2-dev libzip-dev zlib1g-dev libpoppler-glib-dev libqpdf-dev libjpeg62-turbo-dev poppler-data
TEST_PACKAGES      := chafa cmark-gfm fish groff-base libsixel-bin libxml2-utils python3-minimal tmux zsh
BROWSER_PACKAGES   := chromium python3-minimal
PRINT_PACKAGES     := chromium libreoffice-writer python3-minimal

SWIFT   ?= swift
PREFIX  ?= /usr/local
DESTDIR ?=
FILTER  ?=

binary   := .build/release/textmill
printed  := $(or $(FOLDER),.build/pdfs)
packages := $(TOOLCHAIN_PACKAGES) $(LIBRARY_PACKAGES)

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := all
.NOTPARALLEL:
.PHONY: all help swift packages test-packages build tour test test-suites test-browser accept lint bench bench-pdf fuzz install uninstall clean

all: build tour ## Install what is missing, build, and show corpus/tour.rtf in the terminal (the default)

# mediatype is linked once more, without any shared library: half of the time of one answer would go into loading them.
build: packages ## Build the release: .build/release/textmill and mediatype
	$(SWIFT) build -c release --static-swift-stdlib
	$(SWIFT) build -c release -Xswiftc -static-executable --product mediatype --scratch-path .build/static
	cp .build/static/release/mediatype "$(dir $(binary))"

tour:
	"$(binary)" show --pager never corpus/tour.rtf

test: packages ## Run the tests (FILTER=Name for some of them); the whole log is in .build/test.log
	$(SWIFT) build --build-tests $(test-flags)
	@$(call run-tests,.build/test.log,$(test-flags))

# A tenth of the time of a build from nothing goes into what debuggers know.
test-flags := -Xswiftc -gnone

test-suites: packages ## Run the tests optimised, whole suites of public test data included (TEXTMILL_SUITES=folder)
	$(SWIFT) build --build-tests $(suite-flags)
	@export TEXTMILL_WHOLE_SUITES=1; $(call run-tests,.build/test-suites.log,$(suite-flags))

test-browser: build ## Watch in Chromium what hostile documents become, and compare saved pages with plain ones
	@$(call install-packages,$(BROWSER_PACKAGES))
	Tests/Browser/watch-hostile.py "$(binary)"
	Tests/Browser/compare-containers.py "$(binary)"

# A scratch folder of its own, or the tests' dynamically linked program would take the place of the one in .build/release.
suite-flags := -c release --scratch-path .build/test -Xswiftc -enable-testing

accept: ## Write what the code now gives into the files of expected results; judge the difference with git diff
	TEXTMILL_ACCEPT=1 $(MAKE) --no-print-directory test FILTER="$(FILTER)"
	@git status --short -- corpus man Tests

lint: swift ## Check the format of all sources
	$(SWIFT) format lint --strict -r -p Package.swift Sources Tests

bench: build ## Time the release build on generated documents
	Tests/Benchmarks/run "$(binary)"

bench-pdf: build ## Score what comes back of PDFs of known text in FOLDER (.build/pdfs), which are made where there are none
	@$(call install-packages,$(PRINT_PACKAGES))
	@python3 -c 'import rapidfuzz' || { echo "make: Python's rapidfuzz is missing: python3 -m pip install rapidfuzz" >&2; exit 1; }
	compgen -G "$(printed)/*.pdf" >/dev/null || Tests/Benchmarks/PDF/generate "$(printed)"
	Tests/Benchmarks/PDF/score "$(printed)" --textmill "$(binary)"

# Release code with the checks of debug builds and the address sanitizer; FUZZ_SEEDS names a folder of pages to break.
fuzz: swift ## Parse pages broken at random for FUZZ_SECONDS (300)
	$(SWIFT) build -c release --scratch-path .build/fuzz --sanitize=address -Xswiftc -assert-config -Xswiftc Debug --product HTMLFuzzer
	SWIFT_BACKTRACE=enable=no .build/fuzz/release/HTMLFuzzer $(or $(FUZZ_SECONDS),300) $(FUZZ_SEEDS)

install: ## Install the built program under PREFIX (/usr/local), below DESTDIR
	@test -x "$(binary)" || { echo "make: nothing is built yet: run 'make build' first" >&2; exit 1; }
	@$(install-function); \
	put 755 "$(binary)" bin -s; \
	put 755 "$(dir $(binary))mediatype" bin -s; \
	for page in man/*.1; do put 644 "$$page" share/man/man1; done; \
	put 755 "$(dir $(binary))textmill-import-pdf" libexec/textmill -s; \
	for page in man/*.5; do put 644 "$$page" share/man/man5; done; \
	for page in man/*.7; do put 644 "$$page" share/man/man7; done; \
	for command in textmill mediatype; do \
	  put 644 man/completions/$$command.bash share/bash-completion/completions -T $$command; \
	  put 644 man/completions/_$$command share/zsh/site-functions; \
	  put 644 man/completions/$$command.fish share/fish/vendor_completions.d; \
	done; \
	for text in LICENSE LICENSES/*; do put 644 "$$text" share/doc/textmill; done

uninstall: ## Remove what install put under PREFIX, below DESTDIR
	@cd "$(DESTDIR)$(PREFIX)" 2>/dev/null || { echo "make: there is no folder '$(DESTDIR)$(PREFIX)'" >&2; exit 1; }; \
	rm -fv bin/textmill bin/mediatype share/man/man1/textmill.1 share/man/man1/textmill-*.1 share/man/man1/mediatype.1 share/man/man5/textmill-*.5 share/man/man7/textmill-*.7; \
	rm -fv libexec/textmill/textmill-import-pdf; rmdir libexec/textmill 2>/dev/null || true; \
	for command in textmill mediatype; do \
	  rm -fv share/bash-completion/completions/$$command share/zsh/site-functions/_$$command share/fish/vendor_completions.d/$$command.fish; \
	done; \
	rm -rfv share/doc/textmill

clean: ## Remove everything that was built
	rm -rf .build

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

swift:
	@command -v "$(SWIFT)" >/dev/null || { \
	  echo "make: Swift 6.2 or newer is needed and '$(SWIFT)' is not on the PATH." >&2; \
	  echo "      Install it from https://www.swift.org/install/linux/, or name it: make SWIFT=/path/to/swift" >&2; exit 1; }

packages: swift ## Install the Debian packages that the build needs and that are missing
	@$(call install-packages,$(packages))
	@version=$$("$(SWIFT)" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p'); \
	if [[ -n $$version && $$(printf '6.2\n%s\n' "$$version" | sort -V | head -n 1) != 6.2 ]]; then \
	  echo "make: Swift 6.2 or newer is needed; '$(SWIFT)' is $$version." >&2; exit 1; fi

test-packages: ## Install the Debian packages without which some tests are skipped
	@$(call install-packages,$(TEST_PACKAGES))

# $(1): names of packages. Says nothing where none is missing, and where packages have other names than Debian's.
define install-packages
command -v dpkg-query >/dev/null || exit 0; \
missing=(); \
for name in $(1); do \
  dpkg-query -W -f '$${db:Status-Status}\n' "$$name" 2>/dev/null | grep -qx installed || missing+=("$$name"); \
done; \
(( $${#missing[@]} )) || exit 0; \
root=(); \
if (( EUID )); then \
  if ! command -v sudo >/dev/null || { ! [[ -t 0 ]] && ! sudo -n true 2>/dev/null; }; then root=(none); else root=(sudo); fi; \
fi; \
if [[ $${root[*]} != none ]] && "$${root[@]}" apt-get update -q && \
  "$${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$${missing[@]}"; then exit 0; fi; \
printf 'make: packages are missing. As root, run:\n      apt-get update && apt-get install %s\n' "$${missing[*]}" >&2; exit 1
endef

# $(1): the log, $(2): flags. Shows what failed, what was skipped and the runner's closing line; keeps the runner's status.
define run-tests
status=0; \
$(SWIFT) test --skip-build --disable-xctest $(2) $(if $(FILTER),--filter "$(FILTER)") >$(1) 2>&1 || status=$$?; \
grep -a '^skipped: ' $(1) | sort -u || true; \
awk '/^✘ .*recorded an issue|[Ff]atal error|^error: /{on=1; print; next} on && /^(↳|  )/{print; next} {on=0}' $(1) | sed -n '1,200p'; \
echo "The whole log: $(1)"; \
tail -n 3 $(1); \
if (( ! status )) && ! grep -qaE 'Test run with [1-9]' $(1); then echo "make: no test was run" >&2; exit 1; fi; \
exit $$status
endef

# put MODE FILE FOLDER [-s | -T NAME]: strips a program, or gives a file another name. What is not there is not put.
define install-function
put() { \
  [[ -f $$2 ]] || return 0; \
  local target="$(DESTDIR)$(PREFIX)/$$3/$${5:-$${2##*/}}"; \
  install -Dm "$$1" $$([[ $${4:-} != -s ]] || echo -s) "$$2" "$$target"; \
  echo "installed $$target"; \
}
endef
