/* SPDX-License-Identifier: Apache-2.0 */

/* Other programs under limits, and what a program can lock itself out of. Swift has neither vfork nor a way to run code between
   it and exec, and the kernel's filters are macros. Functions return 0 or a number of errno unless they say otherwise. */

#ifndef TEXTMILL_CPROCESS_H
#define TEXTMILL_CPROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Descriptors that a started program has, from 0; it has no other. */
#define CPROCESS_DESCRIPTORS 5

/* A program and what it may take. Limits that are above those of this process are those of this process. */
typedef struct {
    const char *path;
    /* The program's name and its arguments, ending in NULL. */
    char *const *arguments;
    /* NAME=VALUE, ending in NULL. */
    char *const *environment;
    /* What becomes descriptor 0, 1, …: all must be above CPROCESS_DESCRIPTORS. */
    int descriptors[CPROCESS_DESCRIPTORS];
    /* Bytes of address space. */
    uint64_t memory;
    /* Seconds of processor time. */
    uint64_t processor_time;
    /* Bytes of a file that is written; pipes are not bound. */
    uint64_t file_size;
    /* Open descriptors. */
    uint64_t open_files;
} cprocess_request;

/* From here on, processes below this one that lose their parent become children of this one. */
int cprocess_adopt(void);

/* Starts a program in a process group of its own whose number is the process's, in the root folder, without privileges to gain, without
   network, without signals blocked or ignored; it is killed when the calling thread ends. */
int cprocess_start(const cprocess_request *request, pid_t *process);

/* A descriptor that can be polled for the end of a child, or -1 where the kernel has none. */
int cprocess_open_pidfd(pid_t process);

/* How a child ended. */
typedef struct {
    /* Its exit status, or -1 where a signal ended it. */
    int status;
    int signal;
    /* The most memory that was in use, in bytes. */
    uint64_t peak_memory;
} cprocess_ending;

/* Whether a child has ended; it can still be waited for. */
int cprocess_has_ended(pid_t process);

/* Kills what is left of a child's process group, waits for the child's end and tells of it. */
void cprocess_end(pid_t process, cprocess_ending *ending);

/* A file without a name that holds bytes and cannot be changed any more, read from its start: a descriptor, or -1 with errno set. */
int cprocess_memory_file(const void *bytes, size_t count);

/* A pipe whose ends are above CPROCESS_DESCRIPTORS and closed by exec. */
int cprocess_pipe(int ends[2]);

/* From here on, what is printed to stderr is handed to a function instead of descriptor 2: piece by piece, at the latest at a line's end, by
   the thread that prints, one at a time. */
int cprocess_take_errors(void (*take_bytes)(const char *bytes, size_t count));

/* The version of Landlock that the kernel has, 0 for none. */
int cprocess_landlock_version(void);

/* Whether the kernel filters system calls. */
int cprocess_has_seccomp(void);

/* From here on, no privileges can be gained and only files below these paths can be opened, and only for reading. Paths that are not
   there are passed over. To be called before other threads are started. ENOSYS where the kernel has no Landlock. */
int cprocess_confine_files(const char *const *paths, size_t count);

/* From here on, on all threads: no sockets, no other programs or processes, no files opened for writing, nothing changed in the file
   system, no other process looked into, and no system call that a reader of documents has no use for. What is not allowed fails
   with EPERM. ENOSYS where the kernel or this processor has no filters. */
int cprocess_confine_calls(void);

/* The filter under which programs are started: sockets of the network cannot be made. */
int cprocess_deny_network(void);

#endif
