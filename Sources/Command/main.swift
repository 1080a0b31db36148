// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Glibc
import Textmill

exit(Program(registry: .standard).run(Argument.ofProcess()))
