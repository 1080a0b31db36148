/* SPDX-License-Identifier: Apache-2.0 */

/* libxml2's parser as Swift can use it: the library hands errors to a variadic or version-dependent function type and wants its
   handlers in one table; here both are fixed. No tree is built, nothing is loaded, nothing is printed. */

#ifndef TEXTMILL_CXML2_H
#define TEXTMILL_CXML2_H

#include <string.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <libxml/SAX2.h>

#if LIBXML_VERSION < 20911
#error "libxml2 2.9.11 or newer is needed: older ones parse elements by recursion"
#endif

typedef struct cxml2_parser cxml2_parser;

/* What is called while a document is parsed; `owner` is the one given to cxml2_parse. Strings are UTF-8, those without a length end
   in NUL. Attributes are five pointers each: name, prefix, namespace, start and end of the value. */
typedef struct {
    void (*declaration)(void *owner, const char *encoding);
    void (*doctype)(void *owner, const char *name, const char *external, const char *system);
    void (*start)(void *owner, const char *name, const char *prefix, const char *uri, int attributes, const unsigned char **values);
    void (*end)(void *owner);
    void (*characters)(void *owner, const unsigned char *bytes, int count);
    void (*instruction)(void *owner, const char *target, const char *data);
} cxml2_handlers;

struct cxml2_parser {
    const cxml2_handlers *handlers;
    void *owner;
    xmlParserCtxtPtr context;
    const unsigned char *bytes;
    size_t count;
    size_t offset;
    /* The first error; no message, no error. */
    char message[256];
    int line;
    int column;
};

static inline int cxml2_line(const cxml2_parser *parser) {
    return parser->context && parser->context->input ? parser->context->input->line : 0;
}

static inline int cxml2_column(const cxml2_parser *parser) {
    return parser->context && parser->context->input ? parser->context->input->col : 0;
}

static inline void cxml2_stop(cxml2_parser *parser) { xmlStopParser(parser->context); }

static inline int cxml2_read(void *parser_, char *buffer, int length) {
    cxml2_parser *parser = (cxml2_parser *)parser_;
    size_t count = parser->count - parser->offset;
    if (count > (size_t)length) count = (size_t)length;
    if (count) memcpy(buffer, parser->bytes + parser->offset, count);
    parser->offset += count;
    return (int)count;
}

static inline void cxml2_start_document(void *parser_) {
    cxml2_parser *parser = (cxml2_parser *)parser_;
    const xmlChar *encoding = parser->context->encoding;
    if (!encoding && parser->context->input) encoding = parser->context->input->encoding;
    parser->handlers->declaration(parser->owner, (const char *)encoding);
}

static inline void cxml2_doctype(void *parser_, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
    cxml2_parser *parser = (cxml2_parser *)parser_;
    parser->handlers->doctype(parser->owner, (const char *)name, (const char *)external, (const char *)system);
}

static inline void cxml2_start(
    void *parser_, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces, const xmlChar **namespace_list,
    int attributes, int defaulted, const xmlChar **values
) {
    cxml2_parser *parser = (cxml2_parser *)parser_;
    (void)namespaces; (void)namespace_list; (void)defaulted;
    parser->handlers->start(parser->owner, (const char *)name, (const char *)prefix, (const char *)uri, attributes, values);
}

static inline void cxml2_end(void *parser_, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    cxml2_parser *parser = (cxml2_parser *)parser_;
    (void)name; (void)prefix; (void)uri;
    parser->handlers->end(parser->owner);
}

static inline void cxml2_characters(void *parser_, const xmlChar *bytes, int count) {
    cxml2_parser *parser = (cxml2_parser *)parser_;
    parser->handlers->characters(parser->owner, bytes, count);
}

static inline void cxml2_instruction(void *parser_, const xmlChar *target, const xmlChar *data) {
    cxml2_parser *parser = (cxml2_parser *)parser_;
    parser->handlers->instruction(parser->owner, (const char *)target, (const char *)data);
}

static inline void cxml2_remember(cxml2_parser *parser, const xmlError *error) {
    if (parser->message[0] || error->level < XML_ERR_ERROR) return;
    strncpy(parser->message, error->message && error->message[0] ? error->message : "it is not well-formed", sizeof parser->message - 1);
    parser->line = error->line;
    parser->column = error->int2;
}

#if LIBXML_VERSION < 21200
static inline void cxml2_error(void *parser, xmlErrorPtr error) { cxml2_remember((cxml2_parser *)parser, error); }
#else
static inline void cxml2_error(void *parser, const xmlError *error) { cxml2_remember((cxml2_parser *)parser, error); }
#endif

/* Parses a document; `encoding` is stronger than what the document says, or NULL. Returns 1 for a well-formed document, 0 where
   `parser` tells an error or a handler has stopped, -1 without memory or for an encoding that is not known. */
static inline int cxml2_parse(cxml2_parser *parser, const char *encoding) {
    xmlSAXHandler sax;
    memset(&sax, 0, sizeof sax);
    sax.initialized = XML_SAX2_MAGIC;
    sax.startDocument = cxml2_start_document;
    sax.internalSubset = cxml2_doctype;
    sax.startElementNs = cxml2_start;
    sax.endElementNs = cxml2_end;
    sax.characters = cxml2_characters;
    sax.ignorableWhitespace = cxml2_characters;
    sax.cdataBlock = cxml2_characters;
    sax.processingInstruction = cxml2_instruction;
    sax.serror = cxml2_error;
    xmlCharEncodingHandlerPtr decoder = NULL;
    if (encoding && !(decoder = xmlFindCharEncodingHandler(encoding))) return -1;
    xmlParserCtxtPtr context = xmlCreateIOParserCtxt(&sax, parser, cxml2_read, NULL, parser, XML_CHAR_ENCODING_NONE);
    if (!context) return -1;
    parser->context = context;
    /* References to characters are resolved in attributes too; there are no other entities without a DOCTYPE. */
    xmlCtxtUseOptions(context, XML_PARSE_HUGE | XML_PARSE_NONET | XML_PARSE_NOENT | (decoder ? XML_PARSE_IGNORE_ENC : 0));
    if (decoder) xmlSwitchToEncoding(context, decoder);
    /* What goes wrong in decoding is told to this thread's handler alone, which would print it. */
    xmlStructuredErrorFunc handler = xmlStructuredError;
    void *handler_owner = xmlStructuredErrorContext;
    xmlSetStructuredErrorFunc(parser, cxml2_error);
    xmlParseDocument(context);
    xmlSetStructuredErrorFunc(handler_owner, handler);
    int is_well_formed = context->wellFormed && !parser->message[0];
    if (context->myDoc) xmlFreeDoc(context->myDoc);
    parser->context = NULL;
    xmlFreeParserCtxt(context);
    return is_well_formed;
}

#endif
