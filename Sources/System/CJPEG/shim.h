/* SPDX-License-Identifier: Apache-2.0 */

/* libjpeg-turbo for whole pictures in memory. The library reports errors by a jump that Swift cannot catch; here they are statuses. */

#ifndef TEXTMILL_CJPEG_H
#define TEXTMILL_CJPEG_H

#include <stdio.h>
#include <stdlib.h>
#include <setjmp.h>
#include <jpeglib.h>

#ifndef JCS_EXTENSIONS
#error "libjpeg-turbo is needed: rows are in cairo's order of bytes"
#endif

typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf jump;
} cjpeg_errors;

static inline void cjpeg_fail(j_common_ptr common) { longjmp(((cjpeg_errors *)common->err)->jump, 1); }
static inline void cjpeg_silent(j_common_ptr common) { (void)common; }

static inline struct jpeg_error_mgr *cjpeg_catch(cjpeg_errors *errors) {
    struct jpeg_error_mgr *manager = jpeg_std_error(&errors->manager);
    manager->error_exit = cjpeg_fail;
    manager->output_message = cjpeg_silent;
    return manager;
}

/* Packs rows of blue, green, red and a byte that does not count. The caller frees *bytes. 1 when it was done. */
static inline int cjpeg_pack(
    const unsigned char *pixels, int width, int height, int stride, int quality, unsigned char **bytes, unsigned long *count) {
    struct jpeg_compress_struct packer;
    cjpeg_errors errors;
    packer.err = cjpeg_catch(&errors);
    *bytes = NULL;
    *count = 0;
    if (setjmp(errors.jump)) {
        jpeg_destroy_compress(&packer);
        free(*bytes);
        *bytes = NULL;
        return 0;
    }
    jpeg_create_compress(&packer);
    jpeg_mem_dest(&packer, bytes, count);
    packer.image_width = (JDIMENSION)width;
    packer.image_height = (JDIMENSION)height;
    packer.input_components = 4;
    packer.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&packer);
    jpeg_set_quality(&packer, quality, TRUE);
    jpeg_start_compress(&packer, TRUE);
    while (packer.next_scanline < packer.image_height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)packer.next_scanline * (size_t)stride);
        jpeg_write_scanlines(&packer, &row, 1);
    }
    jpeg_finish_compress(&packer);
    jpeg_destroy_compress(&packer);
    return 1;
}

/* How far a JPEG's pixels are from others of the same size, as the mean difference of a component, 0 to 255; -1 for another size, for
   what cannot be read, and for colours that browsers do not show alike. */
static inline double cjpeg_difference(
    const unsigned char *bytes, unsigned long count, const unsigned char *pixels, int width, int height, int stride) {
    struct jpeg_decompress_struct reader;
    cjpeg_errors errors;
    unsigned char *volatile row = NULL;
    reader.err = cjpeg_catch(&errors);
    if (setjmp(errors.jump)) {
        jpeg_destroy_decompress(&reader);
        free(row);
        return -1;
    }
    jpeg_create_decompress(&reader);
    jpeg_mem_src(&reader, bytes, count);
    if (jpeg_read_header(&reader, TRUE) != JPEG_HEADER_OK || reader.image_width != (JDIMENSION)width
        || reader.image_height != (JDIMENSION)height || (reader.num_components != 1 && reader.num_components != 3)
        || !(row = (unsigned char *)malloc((size_t)width * 4))) {
        jpeg_destroy_decompress(&reader);
        return -1;
    }
    reader.out_color_space = JCS_EXT_BGRX;
    jpeg_start_decompress(&reader);
    unsigned long long sum = 0;
    while (reader.output_scanline < reader.output_height) {
        const unsigned char *other = pixels + (size_t)reader.output_scanline * (size_t)stride;
        JSAMPROW rows = row;
        jpeg_read_scanlines(&reader, &rows, 1);
        for (size_t place = 0; place < (size_t)width * 4; place++)
            if ((place & 3) != 3) sum += (unsigned long long)abs((int)row[place] - (int)other[place]);
    }
    jpeg_destroy_decompress(&reader);
    free(row);
    return (double)sum / ((double)width * (double)height * 3);
}

#endif
