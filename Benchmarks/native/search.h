// The protocol of searches: a program for one pattern reads names, one a line, which are a call and the path of a
// text: test/PATH and exec/PATH find whether the text has a match, all/PATH counts the matches. It answers each with
// the number of matches and the nanoseconds of CPU time of a call, or with "undecided" if the engine gives up.
#include <limits.h>

#include "protocol.h"

// The least CPU time of one measurement, in nanoseconds.
static const double search_window = 2e6;

// Answers until there are no more names. `count` returns the number of matches, at most `most`, or a negative number.
static int search_serve(long (*count)(const char *text, size_t size, long most)) {
  static char name[4096], known[4096];
  char *text = NULL;
  size_t size = 0;
  while (fgets(name, sizeof name, stdin)) {
    name[strcspn(name, "\n")] = 0;
    const char *path = strchr(name, '/');
    if (!path) return 64;
    if (strcmp(++path, known) != 0) {
      free(text);
      strcpy(known, path);
      text = protocol_read(path, &size);
    }
    long most = strncmp(name, "all/", 4) == 0 ? LONG_MAX : 1, found = 0, calls = 0;
    double start = protocol_now(), spent = 0;
    while (spent < search_window && found >= 0) {
      found = count(text, size, most);
      calls++;
      spent = protocol_now() - start;
    }
    if (found < 0) {
      puts("undecided");
    } else {
      printf("%ld %.1f\n", found, spent / calls);
    }
    fflush(stdout);
  }
  return 0;
}
