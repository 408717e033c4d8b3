#ifndef COMPASS_LINE_SCAN_H
#define COMPASS_LINE_SCAN_H

#include <stddef.h>
#include <stdint.h>

// Both loops have inner loops of a constant length without branches, for which the compiler uses the
// vector instructions of any processor.

// Returns the number of UTF-16 code units that the UTF-8 bytes from `start` up to `end` encode. Each
// byte that starts a character counts one, and one more if the character is beyond U+FFFF.
static inline ptrdiff_t compass_utf16_count(const uint8_t *base, ptrdiff_t start, ptrdiff_t end) {
  enum { block = 64 };
  ptrdiff_t count = 0;
  ptrdiff_t position = start;
  while (end - position >= block) {
    // At most two for each of the 64 bytes.
    uint8_t units = 0;
    for (int lane = 0; lane < block; lane++) {
      const uint8_t byte = base[position + lane];
      units = (uint8_t)(units + ((byte & 0xC0) != 0x80) + (byte >= 0xF0));
    }
    count += units;
    position += block;
  }
  for (; position < end; position++) {
    count += ((base[position] & 0xC0) != 0x80) + (base[position] >= 0xF0);
  }
  return count;
}

// Returns the offset of the first byte at or after `start` that is not printable ASCII, or `end` if
// there is none. `start` is at most `end`. Only bytes below `end` are read.
static inline ptrdiff_t compass_printable_run_end(const uint8_t *base, ptrdiff_t start, ptrdiff_t end) {
  enum { block = 16 };
  ptrdiff_t position = start;
  while (end - position >= block) {
    uint8_t others = 0;
    for (int lane = 0; lane < block; lane++) {
      others |= (uint8_t)((uint8_t)(base[position + lane] - ' ') > '~' - ' ');
    }
    if (others != 0) break;
    position += block;
  }
  while (position < end && (uint8_t)(base[position] - ' ') <= '~' - ' ') position++;
  return position;
}

#endif
