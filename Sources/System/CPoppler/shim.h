/* SPDX-License-Identifier: Apache-2.0 */

/* poppler's GLib interface, with what Swift cannot see of GLib: casts that are macros, and members of unions by name. */

#ifndef TEXTMILL_CPOPPLER_H
#define TEXTMILL_CPOPPLER_H

#include <cairo.h>
#include <gio/gio.h>
#include <poppler.h>

static inline void cpoppler_unref(void *object) { g_object_unref(object); }

/* The link's address or named action; NULL where it is another kind of action. */
static inline const char *cpoppler_action_uri(const PopplerAction *action) {
    return action->type == POPPLER_ACTION_URI ? action->uri.uri : NULL;
}

static inline PopplerDest *cpoppler_action_dest(const PopplerAction *action) {
    return action->type == POPPLER_ACTION_GOTO_DEST    ? action->goto_dest.dest
           : action->type == POPPLER_ACTION_GOTO_REMOTE ? action->goto_remote.dest
                                                        : NULL;
}

static inline const char *cpoppler_action_file(const PopplerAction *action) {
    return action->type == POPPLER_ACTION_GOTO_REMOTE ? action->goto_remote.file_name
           : action->type == POPPLER_ACTION_LAUNCH    ? action->launch.file_name
                                                      : NULL;
}

static inline int cpoppler_is_encrypted(const GError *error) {
    return g_error_matches(error, POPPLER_ERROR, POPPLER_ERROR_ENCRYPTED);
}

static inline const char *cpoppler_markup_label(PopplerAnnot *annot, char **popup) {
    *popup = NULL;
    if (!POPPLER_IS_ANNOT_MARKUP(annot)) return NULL;
    return *popup = poppler_annot_markup_get_label(POPPLER_ANNOT_MARKUP(annot));
}

/* The name of the value that a combo box or list shows; an own text where it has one. */
static inline char *cpoppler_choice_text(PopplerFormField *field) {
    char *own = poppler_form_field_choice_get_text(field);
    if (own && *own) return own;
    g_free(own);
    int count = poppler_form_field_choice_get_n_items(field);
    for (int item = 0; item < count; item++)
        if (poppler_form_field_choice_is_item_selected(field, item)) return poppler_form_field_choice_get_item(field, item);
    return NULL;
}

#endif
