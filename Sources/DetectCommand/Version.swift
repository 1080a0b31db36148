// SPDX-License-Identifier: Apache-2.0

/// What this release is called and when it was made, as `--version` and the manual pages say.
package enum Version {
    package static let number = "0.1.0"
    package static let date = "2026-11-30"
}
