// A library to preload (LD_PRELOAD): the n-th call of one function of the C library fails.
//
//   FAULT_CALL    the function, such as read; without it, nothing fails
//   FAULT_NUMBER  the number of the call, from 1
//   FAULT_CODE    the value of errno; 0 makes a read or write a short one of at most 5 bytes
//   FAULT_STAYS   if set, all later calls fail too, as on a full device
//   FAULT_ABSENT  a function that the system does not have: each call fails with ENOSYS
//   FAULT_LOG     a file that gets a line when the fault happens, and the number of calls of each function at the end
//
// Calls that the C library makes inside itself are not counted, and neither are those of other programs that are started.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum call {
  OPEN, READ, PREAD, WRITE, FSTAT, STAT, LSTAT, LSEEK, CLOSE, FSYNC, RENAME, RENAMEAT2, LINK, UNLINK, MKSTEMP, FTRUNCATE,
  FCHMOD, FCHOWN, LLISTXATTR, FLISTXATTR, LGETXATTR, FSETXATTR, FLOCK, REALPATH, READLINK, PIPE, POLL, WAITPID, OPENDIR,
  READDIR, MMAP, THREAD, CALLS
};

static const char *const names[CALLS] = {
  "open", "read", "pread", "write", "fstat", "stat", "lstat", "lseek", "close", "fsync", "rename", "renameat2", "link",
  "unlink", "mkstemp", "ftruncate", "fchmod", "fchown", "llistxattr", "flistxattr", "lgetxattr", "fsetxattr", "flock",
  "realpath", "readlink", "pipe", "poll", "waitpid", "opendir", "readdir", "mmap", "pthread_create"
};

static atomic_int counts[CALLS];
static int chosen = -1, absent = -1, number, code, stays;
static const char *log_path;

static void note(const char *text) {
  if (!log_path) return;
  int saved = errno;
  long descriptor = syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (descriptor >= 0) {
    syscall(SYS_write, descriptor, text, strlen(text));
    syscall(SYS_close, descriptor);
  }
  errno = saved;
}

__attribute__((constructor)) static void start(void) {
  const char *name = getenv("FAULT_CALL"), *value;
  log_path = getenv("FAULT_LOG");
  number = (value = getenv("FAULT_NUMBER")) ? atoi(value) : 0;
  code = (value = getenv("FAULT_CODE")) ? atoi(value) : EIO;
  stays = getenv("FAULT_STAYS") != NULL;
  const char *missing = getenv("FAULT_ABSENT");
  for (int call = 0; call < CALLS; call++) {
    if (name && !strcmp(name, names[call])) chosen = call;
    if (missing && !strcmp(missing, names[call])) absent = call;
  }
  unsetenv("LD_PRELOAD");
}

__attribute__((destructor)) static void end(void) {
  char line[64];
  for (int call = 0; call < CALLS; call++) {
    snprintf(line, sizeof line, "count %s %d\n", names[call], atomic_load(&counts[call]));
    note(line);
  }
}

// Counts a call, and returns whether it fails.
static int fails(enum call call, int descriptor) {
  if ((int)call == absent) {
    errno = ENOSYS;
    return 1;
  }
  int count = atomic_fetch_add(&counts[call], 1) + 1;
  if ((int)call != chosen || (stays ? count < number : count != number)) return 0;
  char line[64];
  snprintf(line, sizeof line, "fault %s %d\n", names[call], descriptor);
  note(line);
  errno = code;
  return 1;
}

// The C library's own function, behind this one.
#define REAL(result, name, ...) \
  static result (*real)(__VA_ARGS__); \
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name)

#define SHORT(count) ((count) < 5 ? (count) : 5)

ssize_t read(int descriptor, void *buffer, size_t count) {
  REAL(ssize_t, read, int, void *, size_t);
  if (fails(READ, descriptor)) {
    if (code) return -1;
    count = SHORT(count);
  }
  return real(descriptor, buffer, count);
}

ssize_t write(int descriptor, const void *buffer, size_t count) {
  REAL(ssize_t, write, int, const void *, size_t);
  if (fails(WRITE, descriptor)) {
    if (code) return -1;
    count = SHORT(count);
  }
  return real(descriptor, buffer, count);
}

#define DEFINE_PREAD(name, offset_type) \
  ssize_t name(int descriptor, void *buffer, size_t count, offset_type offset) { \
    REAL(ssize_t, name, int, void *, size_t, offset_type); \
    if (fails(PREAD, descriptor)) { \
      if (code) return -1; \
      count = SHORT(count); \
    } \
    return real(descriptor, buffer, count, offset); \
  }
DEFINE_PREAD(pread, off_t)
DEFINE_PREAD(pread64, off64_t)

#define DEFINE_OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(int, name, const char *, int, ...); \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    return fails(OPEN, -1) ? -1 : real(path, flags, mode); \
  }
DEFINE_OPEN(open)
DEFINE_OPEN(open64)

// A function without arguments that change, and its number of a failure.
#define DEFINE(call, result, failure, name, parameters, arguments, descriptor, ...) \
  result name parameters { \
    REAL(result, name, __VA_ARGS__); \
    return fails(call, descriptor) ? failure : real arguments; \
  }
DEFINE(FSTAT, int, -1, fstat, (int fd, struct stat *status), (fd, status), fd, int, struct stat *)
DEFINE(FSTAT, int, -1, fstat64, (int fd, struct stat64 *status), (fd, status), fd, int, struct stat64 *)
DEFINE(STAT, int, -1, stat, (const char *path, struct stat *status), (path, status), -1, const char *, struct stat *)
DEFINE(STAT, int, -1, stat64, (const char *path, struct stat64 *status), (path, status), -1, const char *, struct stat64 *)
DEFINE(LSTAT, int, -1, lstat, (const char *path, struct stat *status), (path, status), -1, const char *, struct stat *)
DEFINE(LSTAT, int, -1, lstat64, (const char *path, struct stat64 *status), (path, status), -1, const char *, struct stat64 *)
DEFINE(LSEEK, off_t, -1, lseek, (int fd, off_t offset, int from), (fd, offset, from), fd, int, off_t, int)
DEFINE(LSEEK, off64_t, -1, lseek64, (int fd, off64_t offset, int from), (fd, offset, from), fd, int, off64_t, int)
DEFINE(FSYNC, int, -1, fsync, (int fd), (fd), fd, int)
DEFINE(RENAME, int, -1, rename, (const char *old, const char *new), (old, new), -1, const char *, const char *)
DEFINE(RENAMEAT2, int, -1, renameat2,
       (int from, const char *old, int to, const char *new, unsigned flags), (from, old, to, new, flags), -1,
       int, const char *, int, const char *, unsigned)
DEFINE(LINK, int, -1, link, (const char *old, const char *new), (old, new), -1, const char *, const char *)
DEFINE(UNLINK, int, -1, unlink, (const char *path), (path), -1, const char *)
DEFINE(FCHOWN, int, -1, fchown, (int fd, uid_t owner, gid_t group), (fd, owner, group), fd, int, uid_t, gid_t)
DEFINE(LLISTXATTR, ssize_t, -1, llistxattr, (const char *path, char *list, size_t size), (path, list, size), -1,
       const char *, char *, size_t)
DEFINE(FLISTXATTR, ssize_t, -1, flistxattr, (int fd, char *list, size_t size), (fd, list, size), fd, int, char *, size_t)
DEFINE(LGETXATTR, ssize_t, -1, lgetxattr, (const char *path, const char *name, void *value, size_t size),
       (path, name, value, size), -1, const char *, const char *, void *, size_t)
DEFINE(FSETXATTR, int, -1, fsetxattr, (int fd, const char *name, const void *value, size_t size, int flags),
       (fd, name, value, size, flags), fd, int, const char *, const void *, size_t, int)
DEFINE(FLOCK, int, -1, flock, (int fd, int operation), (fd, operation), fd, int, int)
DEFINE(READLINK, ssize_t, -1, readlink, (const char *path, char *text, size_t size), (path, text, size), -1,
       const char *, char *, size_t)
DEFINE(PIPE, int, -1, pipe, (int ends[2]), (ends), -1, int *)
DEFINE(POLL, int, -1, poll, (struct pollfd *requests, nfds_t count, int wait), (requests, count, wait), -1,
       struct pollfd *, nfds_t, int)
DEFINE(WAITPID, pid_t, -1, waitpid, (pid_t process, int *status, int options), (process, status, options), -1,
       pid_t, int *, int)
DEFINE(MKSTEMP, int, -1, mkstemp, (char *template), (template), -1, char *)
DEFINE(MKSTEMP, int, -1, mkstemp64, (char *template), (template), -1, char *)
DEFINE(FTRUNCATE, int, -1, ftruncate, (int fd, off_t length), (fd, length), fd, int, off_t)
DEFINE(FTRUNCATE, int, -1, ftruncate64, (int fd, off64_t length), (fd, length), fd, int, off64_t)
DEFINE(FCHMOD, int, -1, fchmod, (int fd, mode_t mode), (fd, mode), fd, int, mode_t)
DEFINE(OPENDIR, DIR *, NULL, opendir, (const char *path), (path), -1, const char *)
DEFINE(READDIR, struct dirent *, NULL, readdir, (DIR *folder), (folder), -1, DIR *)
DEFINE(READDIR, struct dirent64 *, NULL, readdir64, (DIR *folder), (folder), -1, DIR *)
DEFINE(MMAP, void *, MAP_FAILED, mmap,
       (void *place, size_t size, int protection, int flags, int fd, off_t offset),
       (place, size, protection, flags, fd, offset), fd, void *, size_t, int, int, int, off_t)
DEFINE(MMAP, void *, MAP_FAILED, mmap64,
       (void *place, size_t size, int protection, int flags, int fd, off64_t offset),
       (place, size, protection, flags, fd, offset), fd, void *, size_t, int, int, int, off64_t)
DEFINE(THREAD, int, code, pthread_create,
       (pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument),
       (thread, attributes, run, argument), -1, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)

// The library has an older function of this name, which needs room for the result.
char *realpath(const char *path, char *result) {
  static char *(*real)(const char *, char *);
  if (!real) *(void **)&real = dlvsym(RTLD_NEXT, "realpath", "GLIBC_2.3");
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "realpath");
  return fails(REALPATH, -1) ? NULL : real(path, result);
}

// The descriptor is gone even if closing it fails.
int close(int descriptor) {
  REAL(int, close, int);
  if (!fails(CLOSE, descriptor)) return real(descriptor);
  real(descriptor);
  errno = code;
  return -1;
}
