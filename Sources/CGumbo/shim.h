// The HTML5 parser: tokenizer and tree construction, nothing else.
#include <gumbo.h>

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Gumbo allocates without checking and frees its tree by recursion. Here one parse draws all its
// memory from a chain of chunks that is released at once, and leaves Gumbo for good when the chain
// would pass its limit: nothing Gumbo holds needs to be unwound.
typedef struct compass_gumbo_chunk {
  struct compass_gumbo_chunk *previous;
} compass_gumbo_chunk;

typedef struct compass_gumbo_arena {
  compass_gumbo_chunk *last;
  char *next;
  size_t left;
  size_t budget;
  jmp_buf exhausted;
} compass_gumbo_arena;

static inline void *compass_gumbo_allocate(void *userdata, size_t size) {
  compass_gumbo_arena *arena = (compass_gumbo_arena *)userdata;
  size = (size + 15) & ~(size_t)15;
  if (size > arena->left) {
    size_t capacity = size > 65520 ? size : 65520;
    compass_gumbo_chunk *chunk = 0;
    if (capacity <= arena->budget) chunk = (compass_gumbo_chunk *)malloc(capacity + 16);
    if (!chunk) longjmp(arena->exhausted, 1);
    arena->budget -= capacity;
    chunk->previous = arena->last;
    arena->last = chunk;
    arena->next = (char *)chunk + 16;
    arena->left = capacity;
  }
  void *result = arena->next;
  arena->next += size;
  arena->left -= size;
  return result;
}

static inline void compass_gumbo_keep(void *userdata, void *pointer) {
  (void)userdata;
  (void)pointer;
}

// Parses a document of `count` bytes with at most `budget` bytes of memory. Null when that is not
// enough. `*handle` owns the result and is to be given to `compass_gumbo_release` in either case.
//
// Gumbo looks a byte beyond its input after some character references, so it is given a copy with
// null bytes behind it. `*input` is that copy, into which the result points.
static inline const GumboOutput *compass_gumbo_parse(
    const char *bytes, size_t count, size_t budget, void **handle, const char **input) {
  compass_gumbo_arena *arena = (compass_gumbo_arena *)calloc(1, sizeof(compass_gumbo_arena));
  *handle = arena;
  if (!arena) return 0;
  arena->budget = budget;
  if (setjmp(arena->exhausted)) return 0;
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = compass_gumbo_allocate;
  options.deallocator = compass_gumbo_keep;
  options.userdata = arena;
  options.max_errors = 0;
  char *copy = (char *)compass_gumbo_allocate(arena, count + 16);
  if (count) memcpy(copy, bytes, count);
  memset(copy + count, 0, 16);
  *input = copy;
  return gumbo_parse_with_options(&options, copy, count);
}

static inline void compass_gumbo_release(void *handle) {
  compass_gumbo_arena *arena = (compass_gumbo_arena *)handle;
  if (!arena) return;
  compass_gumbo_chunk *chunk = arena->last;
  while (chunk) {
    compass_gumbo_chunk *previous = chunk->previous;
    free(chunk);
    chunk = previous;
  }
  free(arena);
}
