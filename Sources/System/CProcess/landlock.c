/* SPDX-License-Identifier: Apache-2.0 */

/* Landlock (Documentation/userspace-api/landlock.rst). Its numbers stand here, because the kernel's headers of a system are often older
   than its kernel. */

#define _GNU_SOURCE
#include "cprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#define SYS_landlock_add_rule 445
#define SYS_landlock_restrict_self 446
#endif

enum {
    VERSION_FLAG = 1 << 0,
    RULE_PATH_BENEATH = 1,
    READ_FILE = 1 << 2,
    READ_DIR = 1 << 3,
    /* All accesses of the first version, and what later ones added. */
    FILE_ACCESSES_1 = (1 << 13) - 1,
    REFER_2 = 1 << 13,
    TRUNCATE_3 = 1 << 14,
    IOCTL_DEV_5 = 1 << 15,
    NETWORK_4 = (1 << 0) | (1 << 1),
    SCOPES_6 = (1 << 0) | (1 << 1),
};

struct ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

struct path_rule {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

int cprocess_landlock_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, VERSION_FLAG);
    return version > 0 ? (int)version : 0;
}

static int open_ruleset(int version) {
    struct ruleset rules = {FILE_ACCESSES_1, 0, 0};
    size_t size = sizeof rules.files;
    if (version >= 2) rules.files |= REFER_2;
    if (version >= 3) rules.files |= TRUNCATE_3;
    if (version >= 5) rules.files |= IOCTL_DEV_5;
    if (version >= 4) {
        rules.network = NETWORK_4;
        size += sizeof rules.network;
    }
    if (version >= 6) {
        rules.scopes = SCOPES_6;
        size += sizeof rules.scopes;
    }
    return (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
}

static void allow(int ruleset, const char *path) {
    int place = open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return;
    struct stat status;
    if (fstat(place, &status) == 0) {
        struct path_rule rule = {S_ISDIR(status.st_mode) ? READ_FILE | READ_DIR : READ_FILE, place};
        syscall(SYS_landlock_add_rule, ruleset, RULE_PATH_BENEATH, &rule, 0);
    }
    close(place);
}

int cprocess_confine_files(const char *const *paths, size_t count) {
    int version = cprocess_landlock_version();
    if (version == 0) return ENOSYS;
    int ruleset = open_ruleset(version);
    if (ruleset < 0) return errno;
    for (size_t number = 0; number < count; number++) allow(ruleset, paths[number]);
    int failure = 0;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || syscall(SYS_landlock_restrict_self, ruleset, 0) != 0) failure = errno;
    close(ruleset);
    return failure;
}
