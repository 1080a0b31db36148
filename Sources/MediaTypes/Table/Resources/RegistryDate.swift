// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file

// Made by make-media-type-table.py; not to be edited.

/// The date of IANA's registry.
let registryDate: StaticString = """
    2026-08-17
    """
