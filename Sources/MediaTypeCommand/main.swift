// SPDX-License-Identifier: Apache-2.0

import CommandTable
import DetectCommand
import Glibc

exit(runMediaType(Argument.ofProcess()))
