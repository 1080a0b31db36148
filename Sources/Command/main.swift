// SPDX-License-Identifier: Apache-2.0

import CommandTable
import Glibc
import Processes

exit(Program(formats: CommandFormats(.ofProcess())).run(Argument.ofProcess()))
