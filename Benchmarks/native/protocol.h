// The protocol of measures: a program reads names, one a line, and answers each with the measure's count and the
// nanoseconds of CPU time of a call.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double protocol_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// Reads a whole file, with room behind it for readers of blocks; exits if it can't.
static char *protocol_read(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) exit(2);
  *size = (size_t)ftell(file);
  rewind(file);
  char *text = (char *)calloc(*size + 4096, 1);
  if (!text || fread(text, 1, *size, file) != *size) exit(2);
  fclose(file);
  return text;
}

// Answers until there are no more names. `measure` makes some calls and returns their count, or -1.
static inline int protocol_serve(long (*measure)(const char *name, long *calls)) {
  char name[256];
  while (fgets(name, sizeof name, stdin)) {
    name[strcspn(name, "\n")] = 0;
    long calls = 1;
    double start = protocol_now();
    long found = measure(name, &calls);
    double spent = protocol_now() - start;
    if (found < 0) {
      puts("unknown");
    } else {
      printf("%ld %.1f\n", found, spent / calls);
    }
    fflush(stdout);
  }
  return 0;
}
