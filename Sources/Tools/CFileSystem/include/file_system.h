#ifndef COMPASS_FILE_SYSTEM_H
#define COMPASS_FILE_SYSTEM_H

#include <stddef.h>
#include <sys/types.h>

// Calls about files whose names or parameters differ between systems, or that Swift's module of the C library lacks.
// Those that return an int return 0 or the value of errno; ENOSYS if the system has no such call.

// Exchanges the files at two paths: afterwards each is at the path of the other.
int compass_exchange_files(const char *one, const char *other);

// Moves a file to a path where there is nothing; EEXIST if there is something.
int compass_move_to_new_path(const char *from, const char *to);

// Locks an open file for this process, without waiting; EWOULDBLOCK if another process has locked it.
int compass_lock_file(int descriptor);

// Writes the names of extended attributes, each with a zero at its end, and returns their length. With a size of 0
// nothing is written. Returns -1 with errno if that fails. A link is not followed.
ssize_t compass_attribute_names_at(const char *path, char *names, size_t size);
ssize_t compass_attribute_names(int descriptor, char *names, size_t size);

// Writes the value of an extended attribute in the same way.
ssize_t compass_attribute_at(const char *path, const char *name, void *value, size_t size);
ssize_t compass_attribute(int descriptor, const char *name, void *value, size_t size);

int compass_set_attribute(int descriptor, const char *name, const void *value, size_t size);
int compass_remove_attribute(int descriptor, const char *name);

// Copies the access control list of the file at a path to an open file, on systems where it is not an extended attribute.
int compass_copy_access_list(const char *path, int descriptor);

#endif
