// The names of the moves that are not in POSIX.
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "file_system.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/xattr.h>

#if defined(__APPLE__)
#include <sys/acl.h>
#elif defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

#if defined(__linux__)

enum { NO_REPLACE = 1, EXCHANGE = 2 };

// musl has had the function only since 1.2.6, so there the kernel is called.
static int move(const char *from, const char *to, unsigned flags) {
#if defined(__GLIBC__)
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, flags) == 0 ? 0 : errno;
#elif defined(SYS_renameat2)
  return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags) == 0 ? 0 : errno;
#else
  (void)from, (void)to, (void)flags;
  return ENOSYS;
#endif
}

int compass_exchange_files(const char *one, const char *other) { return move(one, other, EXCHANGE); }
int compass_move_to_new_path(const char *from, const char *to) { return move(from, to, NO_REPLACE); }

ssize_t compass_attribute_names_at(const char *path, char *names, size_t size) {
  return llistxattr(path, names, size);
}
ssize_t compass_attribute_names(int descriptor, char *names, size_t size) {
  return flistxattr(descriptor, names, size);
}
ssize_t compass_attribute_at(const char *path, const char *name, void *value, size_t size) {
  return lgetxattr(path, name, value, size);
}
ssize_t compass_attribute(int descriptor, const char *name, void *value, size_t size) {
  return fgetxattr(descriptor, name, value, size);
}
int compass_set_attribute(int descriptor, const char *name, const void *value, size_t size) {
  return fsetxattr(descriptor, name, value, size, 0) == 0 ? 0 : errno;
}
int compass_remove_attribute(int descriptor, const char *name) {
  return fremovexattr(descriptor, name) == 0 ? 0 : errno;
}

// An extended attribute of Linux.
int compass_copy_access_list(const char *path, int descriptor) {
  (void)path, (void)descriptor;
  return 0;
}

#elif defined(__APPLE__)

int compass_exchange_files(const char *one, const char *other) {
  return renamex_np(one, other, RENAME_SWAP) == 0 ? 0 : errno;
}
int compass_move_to_new_path(const char *from, const char *to) {
  return renamex_np(from, to, RENAME_EXCL) == 0 ? 0 : errno;
}

ssize_t compass_attribute_names_at(const char *path, char *names, size_t size) {
  return listxattr(path, size ? names : NULL, size, XATTR_NOFOLLOW);
}
ssize_t compass_attribute_names(int descriptor, char *names, size_t size) {
  return flistxattr(descriptor, size ? names : NULL, size, 0);
}
ssize_t compass_attribute_at(const char *path, const char *name, void *value, size_t size) {
  return getxattr(path, name, size ? value : NULL, size, 0, XATTR_NOFOLLOW);
}
ssize_t compass_attribute(int descriptor, const char *name, void *value, size_t size) {
  return fgetxattr(descriptor, name, size ? value : NULL, size, 0, 0);
}
int compass_set_attribute(int descriptor, const char *name, const void *value, size_t size) {
  return fsetxattr(descriptor, name, value, size, 0, 0) == 0 ? 0 : errno;
}
int compass_remove_attribute(int descriptor, const char *name) {
  return fremovexattr(descriptor, name, 0) == 0 ? 0 : errno;
}

int compass_copy_access_list(const char *path, int descriptor) {
  acl_t list = acl_get_link_np(path, ACL_TYPE_EXTENDED);
  // Without a list, the one that the new file has from its folder goes.
  if (!list && (errno == ENOENT || errno == ENOTSUP || errno == EOPNOTSUPP)) {
    acl_t own = acl_get_fd_np(descriptor, ACL_TYPE_EXTENDED);
    if (!own) return 0;
    acl_free(own);
    list = acl_init(1);
  }
  if (!list) return errno;
  int code = acl_set_fd_np(descriptor, list, ACL_TYPE_EXTENDED) == 0 ? 0 : errno;
  acl_free(list);
  return code;
}

#endif

int compass_lock_file(int descriptor) { return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno; }
