#ifndef COMPASS_LINE_SCAN_H
#define COMPASS_LINE_SCAN_H

#include <stddef.h>
#include <stdint.h>

// The inner loops have a constant length and no branches, so the compiler uses the vector instructions
// of any processor.

// Returns the number of UTF-16 code units of a block of at most 64 bytes: at most two for each.
static inline uint8_t compass_utf16_count_of_block(const uint8_t *block, const int length) {
  uint8_t units = 0;
  for (int lane = 0; lane < length; lane++) {
    units = (uint8_t)(units + ((block[lane] & 0xC0) != 0x80) + (block[lane] >= 0xF0));
  }
  return units;
}

// Returns the number of UTF-16 code units that the UTF-8 bytes from `start` up to `end` encode. Each
// byte that starts a character counts one, and one more if the character is beyond U+FFFF.
static inline ptrdiff_t compass_utf16_count(const uint8_t *base, ptrdiff_t start, ptrdiff_t end) {
  ptrdiff_t count = 0;
  ptrdiff_t position = start;
  while (end - position >= 64) {
    count += compass_utf16_count_of_block(base + position, 64);
    position += 64;
  }
  while (end - position >= 16) {
    count += compass_utf16_count_of_block(base + position, 16);
    position += 16;
  }
  for (; position < end; position++) {
    count += ((base[position] & 0xC0) != 0x80) + (base[position] >= 0xF0);
  }
  return count;
}

// Returns the number of line feeds from `start` up to `end`.
static inline ptrdiff_t compass_line_feed_count(const uint8_t *base, ptrdiff_t start, ptrdiff_t end) {
  enum { block = 64 };
  ptrdiff_t count = 0;
  ptrdiff_t position = start;
  while (end - position >= block) {
    uint8_t feeds = 0;
    for (int lane = 0; lane < block; lane++) feeds = (uint8_t)(feeds + (base[position + lane] == '\n'));
    count += feeds;
    position += block;
  }
  for (; position < end; position++) count += base[position] == '\n';
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
