// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file

// Made by make-media-type-table.py; not to be edited.

/// Beginnings of file names (before the asterisk), each with its type.
let fileNamePatterns: StaticString = """
    ._* application/applefile;containerfile.* text/x-dockerfile;dockerfile.* text/x-dockerfile;gnumakefile.* text/x-makefile;makefile.* text/x-makefile;readme.* text/plain
    """
