// Runs a command and writes its figures to a file: exit status, nanoseconds of CPU time, nanoseconds of wall
// time, and bytes of memory at the peak.
//
//   spend FIGURES COMMAND...
//
// A program of its own, since the system's peak of a child starts at its parent's: that of an interpreter would
// hide a small program's.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long nanoseconds(struct timeval time) {
  return (time.tv_sec * 1000000LL + time.tv_usec) * 1000;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  long long start = now();
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) return 2;
  }
  long long wall = now() - start;
#ifdef __APPLE__
  long long peak = usage.ru_maxrss;
#else
  long long peak = usage.ru_maxrss * 1024LL;
#endif
  FILE *figures = fopen(arguments[1], "w");
  if (!figures) return 2;
  fprintf(figures, "%d %lld %lld %lld\n", WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
          nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), wall, peak);
  return fclose(figures) == 0 ? 0 : 2;
}
