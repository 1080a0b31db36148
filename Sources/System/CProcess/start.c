/* SPDX-License-Identifier: Apache-2.0 */

#define _GNU_SOURCE
#include "cprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int limit(int resource, uint64_t value) {
    struct rlimit present;
    if (getrlimit(resource, &present) != 0) return errno;
    rlim_t wanted = value > (uint64_t)RLIM_INFINITY ? RLIM_INFINITY : (rlim_t)value;
    if (present.rlim_max != RLIM_INFINITY && wanted > present.rlim_max) wanted = present.rlim_max;
    struct rlimit changed = {wanted, wanted};
    return setrlimit(resource, &changed) == 0 ? 0 : errno;
}

static void close_above(int last) {
#ifdef SYS_close_range
    if (syscall(SYS_close_range, (unsigned)last + 1, ~0U, 0) == 0) return;
#endif
    /* Kernels before 5.9: this house opens all it has so that exec closes it; what else is there has a low number. */
    for (int descriptor = last + 1; descriptor < 1024; descriptor++) close(descriptor);
}

/* What the child does, on the parent's memory, until it is another program. Returns only where it cannot become one. */
static int become(const cprocess_request *request, pid_t parent) {
    struct sigaction defaults = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) sigaction(number, &defaults, NULL);
    if (setpgid(0, 0) != 0) return errno;
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return errno;
    if (getppid() != parent) return ESRCH;
    for (int number = 0; number < CPROCESS_DESCRIPTORS; number++) {
        if (dup2(request->descriptors[number], number) < 0) return errno;
    }
    close_above(CPROCESS_DESCRIPTORS - 1);
    if (chdir("/") != 0) return errno;
    umask(077);
    int failure = limit(RLIMIT_CORE, 0);
    if (!failure) failure = limit(RLIMIT_AS, request->memory);
    if (!failure) failure = limit(RLIMIT_CPU, request->processor_time);
    if (!failure) failure = limit(RLIMIT_FSIZE, request->file_size);
    if (!failure) failure = limit(RLIMIT_NOFILE, request->open_files);
    if (failure) return failure;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    /* Without filters in the kernel the program runs all the same; 'textmill doctor' tells. */
    cprocess_deny_network();
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(request->path, request->arguments, request->environment);
    return errno;
}

int cprocess_adopt(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0 ? 0 : errno; }

int cprocess_start(const cprocess_request *request, pid_t *process) {
    sigset_t all, previous;
    int cancellation;
    /* No handler of this process may run in the child, which has its memory. */
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &previous);
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancellation);
    volatile int failure = 0;
    pid_t parent = getpid();
    pid_t child = vfork();
    if (child == 0) {
        failure = become(request, parent);
        _exit(127);
    }
    int result = child < 0 ? errno : failure;
    pthread_sigmask(SIG_SETMASK, &previous, NULL);
    pthread_setcancelstate(cancellation, NULL);
    if (child > 0 && result != 0) {
        while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
        }
    }
    *process = child;
    return result;
}

int cprocess_open_pidfd(pid_t process) {
#ifdef SYS_pidfd_open
    return (int)syscall(SYS_pidfd_open, process, 0);
#else
    (void)process;
    return -1;
#endif
}

int cprocess_has_ended(pid_t process) {
    siginfo_t information = {0};
    int result;
    do {
        result = waitid(P_PID, (id_t)process, &information, WEXITED | WNOHANG | WNOWAIT);
    } while (result < 0 && errno == EINTR);
    return result < 0 || information.si_pid == process;
}

void cprocess_end(pid_t process, cprocess_ending *ending) {
    struct rusage usage = {0};
    int status = 0;
    pid_t waited;
    /* The number of the group stays taken until the child has been waited for. */
    kill(-process, SIGKILL);
    do {
        waited = wait4(process, &status, 0, &usage);
    } while (waited < 0 && errno == EINTR);
    ending->status = waited == process && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ending->signal = waited == process && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    ending->peak_memory = (uint64_t)usage.ru_maxrss * 1024;
}

static int raised(int descriptor) {
    if (descriptor < 0 || descriptor > CPROCESS_DESCRIPTORS) return descriptor;
    int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, CPROCESS_DESCRIPTORS + 1);
    int number = errno;
    close(descriptor);
    errno = number;
    return moved;
}

int cprocess_memory_file(const void *bytes, size_t count) {
    int descriptor = raised(memfd_create("document", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    if (descriptor < 0) return -1;
    size_t written = 0;
    while (written < count) {
        ssize_t length = pwrite(descriptor, (const char *)bytes + written, count - written, (off_t)written);
        if (length < 0 && errno == EINTR) continue;
        if (length <= 0) {
            int number = length < 0 ? errno : ENOSPC;
            close(descriptor);
            errno = number;
            return -1;
        }
        written += (size_t)length;
    }
    fcntl(descriptor, F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE);
    return descriptor;
}

int cprocess_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
    for (int end = 0; end < 2; end++) {
        ends[end] = raised(ends[end]);
        if (ends[end] < 0) {
            int number = errno;
            close(ends[1 - end]);
            return number;
        }
    }
    /* Fewer turns for large results; where the system does not give that much, the usual size does. */
    fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
    return 0;
}
