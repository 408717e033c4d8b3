// The outputs of hand.c: JSON lines, in a buffer that goes to a file.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "yyjson.h"

static struct {
  int file;
  char *bytes;
  size_t size, capacity;
} output;

// Makes room for this many bytes more and returns where they go.
static inline char *output_room(size_t count) {
  if (output.size + count > output.capacity) {
    output.capacity = (output.size + count) * 2;
    output.bytes = realloc(output.bytes, output.capacity);
    if (!output.bytes) exit(2);
  }
  return output.bytes + output.size;
}

static inline void output_put(const char *bytes, size_t count) {
  memcpy(output_room(count), bytes, count);
  output.size += count;
}

#define OUTPUT_PUT(literal) output_put(literal, sizeof literal - 1)

// Writes text as a JSON string; bytes from 0x80 on stay as they are.
static void output_string(const char *text, size_t size) {
  static const char short_forms[32] = {['\b'] = 'b', ['\t'] = 't', ['\n'] = 'n', ['\f'] = 'f', ['\r'] = 'r'};
  static const char digits[] = "0123456789abcdef";
  char *start = output_room(size * 6 + 2), *to = start;
  *to++ = '"';
  for (size_t index = 0; index < size; index++) {
    unsigned char byte = text[index];
    if (byte >= ' ' && byte != '"' && byte != '\\') {
      *to++ = byte;
      continue;
    }
    *to++ = '\\';
    if (byte >= ' ') {
      *to++ = byte;
    } else if (short_forms[byte]) {
      *to++ = short_forms[byte];
    } else {
      memcpy(to, "u00", 3);
      to[3] = digits[byte >> 4], to[4] = digits[byte & 15];
      to += 5;
    }
  }
  *to++ = '"';
  output.size += to - start;
}

static void output_number(yyjson_val *number) {
  static char memory[1024];
  yyjson_alc pool;
  size_t size;
  yyjson_alc_pool_init(&pool, memory, sizeof memory);
  char *text = yyjson_val_write_opts(number, 0, &pool, &size, NULL);
  if (!text) exit(2);
  output_put(text, size);
}

// Hands the buffer to the system when it has at least this many bytes.
static void output_flush(size_t least) {
  if (output.size < least) return;
  for (size_t done = 0; done < output.size;) {
    ssize_t count = write(output.file, output.bytes + done, output.size - done);
    if (count <= 0) exit(2);
    done += count;
  }
  output.size = 0;
}
