/* SPDX-License-Identifier: Apache-2.0 */

/* Filters of system calls (Documentation/userspace-api/seccomp_filter.rst). */

#define _GNU_SOURCE
#include "cprocess.h"

#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

int cprocess_has_seccomp(void) {
#ifdef ARCHITECTURE
    uint32_t action = SECCOMP_RET_ERRNO;
    return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#else
    return 0;
#endif
}

#ifdef ARCHITECTURE

/* Calls that are allowed whatever their arguments. */
static const uint16_t allowed[] = {
    /* memory */
    SYS_brk, SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_mincore, SYS_membarrier,
    /* descriptors that are open */
    SYS_read, SYS_readv, SYS_pread64, SYS_preadv, SYS_write, SYS_writev, SYS_lseek, SYS_close, SYS_fstat, SYS_fstatfs, SYS_getdents64,
    SYS_fadvise64, SYS_dup, SYS_dup3, SYS_fcntl, SYS_ppoll, SYS_pselect6, SYS_eventfd2, SYS_pipe2,
    SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait,
    /* names of files */
    SYS_newfstatat, SYS_statx, SYS_statfs, SYS_faccessat, SYS_readlinkat, SYS_getcwd,
    /* threads and signals of this process */
    SYS_exit, SYS_exit_group, SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_rseq, SYS_set_tid_address, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_sched_getparam, SYS_sched_getscheduler, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn,
    SYS_sigaltstack, SYS_restart_syscall,
    /* what is asked of the system */
    SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getrusage, SYS_getrlimit, SYS_times,
    SYS_uname, SYS_sysinfo, SYS_getrandom, SYS_getcpu,
    /* time */
    SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
#ifdef SYS_faccessat2
    SYS_faccessat2,
#endif
#ifdef SYS_close_range
    SYS_close_range,
#endif
#ifdef SYS_futex_waitv
    SYS_futex_waitv,
#endif
#ifdef __x86_64__
    /* what newer processors do without */
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_poll, SYS_select, SYS_dup2, SYS_time, SYS_epoll_wait, SYS_arch_prctl,
#endif
};

/* A filter is a list of instructions; each of these adds some to it. */
enum { CAPACITY = 400 };

typedef struct {
    struct sock_filter code[CAPACITY];
    size_t count;
} program;

static void add(program *program, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
    if (program->count == CAPACITY) return;
    struct sock_filter instruction = {code, if_true, if_false, value};
    program->code[program->count++] = instruction;
}

static void load(program *program, size_t offset) { add(program, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }
static void answer(program *program, uint32_t action) { add(program, BPF_RET | BPF_K, action, 0, 0); }
static void load_call(program *program) { load(program, offsetof(struct seccomp_data, nr)); }

/* The half of an argument that holds its lower 32 bits, and the other. */
static size_t low_half(int argument) { return offsetof(struct seccomp_data, args) + 8 * (size_t)argument; }
static size_t high_half(int argument) { return low_half(argument) + 4; }

static const uint32_t refusal = SECCOMP_RET_ERRNO | EPERM;
static const uint32_t absence = SECCOMP_RET_ERRNO | ENOSYS;

/* Calls of another architecture have other numbers. */
static void begin(program *program) {
    program->count = 0;
    load(program, offsetof(struct seccomp_data, arch));
    add(program, BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
    answer(program, refusal);
    load_call(program);
#ifdef __x86_64__
    /* The numbers of x32. */
    add(program, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
    answer(program, refusal);
#endif
}

static void on_call(program *program, uint32_t call, uint32_t action) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
    answer(program, action);
}

/* Allows a call where an argument, as 32 bits, has none of `bits`. */
static void allow_without(program *program, uint32_t call, int argument, uint32_t bits) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
    load(program, low_half(argument));
    add(program, BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
    answer(program, refusal);
    answer(program, SECCOMP_RET_ALLOW);
}

/* Allows a call where an argument, as 32 bits, has one of `bits`. */
static void allow_with(program *program, uint32_t call, int argument, uint32_t bits) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
    load(program, low_half(argument));
    add(program, BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0);
    answer(program, refusal);
    answer(program, SECCOMP_RET_ALLOW);
}

/* Allows a call where an argument, as 64 bits, is `value`, which has no more than 32. */
static void allow_equal(program *program, uint32_t call, int argument, uint32_t value) {
    add(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 6);
    load(program, low_half(argument));
    add(program, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 3);
    load(program, high_half(argument));
    add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1);
    answer(program, SECCOMP_RET_ALLOW);
    answer(program, refusal);
}

static int install(program *program, unsigned flags) {
    if (program->count == CAPACITY) return E2BIG;
    if (!cprocess_has_seccomp()) return ENOSYS;
    struct sock_fprog code = {(unsigned short)program->count, program->code};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    /* A positive number is that of a thread to which the filter cannot be given. */
    long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &code);
    return result == 0 ? 0 : result > 0 ? ESRCH : errno;
}

int cprocess_confine_calls(void) {
    static const uint32_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
    program program;
    begin(&program);
    for (size_t number = 0; number < sizeof allowed / sizeof *allowed; number++) {
        on_call(&program, allowed[number], SECCOMP_RET_ALLOW);
    }
    allow_without(&program, SYS_openat, 2, writing);
#ifdef SYS_open
    allow_without(&program, SYS_open, 1, writing);
#endif
    /* Threads, but no processes. What clone3 is asked for stands in memory, where no filter sees it; without it, clone is used. */
    allow_with(&program, SYS_clone, 0, CLONE_THREAD);
    on_call(&program, SYS_clone3, absence);
    /* Signals to this process alone: what abort(3) does. */
    allow_equal(&program, SYS_tgkill, 0, (uint32_t)getpid());
    /* Limits are asked for, not set. */
    allow_equal(&program, SYS_prlimit64, 2, 0);
    allow_equal(&program, SYS_prctl, 0, PR_SET_NAME);
    /* Whether a descriptor is a terminal. */
    allow_equal(&program, SYS_ioctl, 1, TCGETS);
    answer(&program, refusal);
    return install(&program, SECCOMP_FILTER_FLAG_TSYNC);
}

int cprocess_deny_network(void) {
    program program;
    begin(&program);
    /* Its requests, sockets among them, stand in memory. */
#ifdef SYS_io_uring_setup
    on_call(&program, SYS_io_uring_setup, absence);
#endif
    allow_equal(&program, SYS_socket, 0, AF_UNIX);
    answer(&program, SECCOMP_RET_ALLOW);
    return install(&program, 0);
}

#else

int cprocess_confine_calls(void) { return ENOSYS; }
int cprocess_deny_network(void) { return ENOSYS; }

#endif
