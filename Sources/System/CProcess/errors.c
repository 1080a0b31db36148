/* SPDX-License-Identifier: Apache-2.0 */

#define _GNU_SOURCE
#include "cprocess.h"

#include <errno.h>
#include <stdio.h>

static void (*receiver)(const char *bytes, size_t count);

static ssize_t take(void *cookie, const char *bytes, size_t count) {
    (void)cookie;
    receiver(bytes, count);
    return (ssize_t)count;
}

int cprocess_take_errors(void (*take_bytes)(const char *bytes, size_t count)) {
    cookie_io_functions_t functions = {.write = take};
    receiver = take_bytes;
    FILE *stream = fopencookie(NULL, "w", functions);
    if (!stream) return errno;
    setvbuf(stream, NULL, _IOLBF, 0);
    stderr = stream;
    return 0;
}
