/* SPDX-License-Identifier: Apache-2.0 */

/* qpdf's C interface. */

#ifndef TEXTMILL_CQPDF_H
#define TEXTMILL_CQPDF_H

#include <qpdf/qpdf-c.h>

#endif
