#include "position_scan.h"

#include <string.h>

typedef uint8_t block __attribute__((vector_size(16)));
typedef uint64_t words __attribute__((vector_size(16)));

// Inlined with each number of layers, so that the loop over them is unrolled.
static inline __attribute__((always_inline)) int hold(
    const uint8_t *text, ptrdiff_t length, const uint8_t *layers, ptrdiff_t positions, ptrdiff_t layer_count) {
  block all;
  memset(&all, 0xFF, sizeof all);
  ptrdiff_t position = 0;
  while (position < length) {
    // In bounds: the last block ends with the text, and may overlap the one before it.
    if (position > length - 16) position = length - 16;
    block characters, holds = {0};
    memcpy(&characters, text + position, sizeof characters);
    const uint8_t *low = layers + position;
    for (ptrdiff_t layer = 0; layer < layer_count; layer++) {
      block first, span;
      memcpy(&first, low, sizeof first);
      memcpy(&span, low + positions, sizeof span);
      // An unsigned difference is at most the span if and only if the character is in the range.
      holds |= (block)(characters - first <= span);
      low += 2 * positions;
    }
    all &= holds;
    position += 16;
  }
  const words bits = (words)all;
  return (bits[0] & bits[1]) == UINT64_MAX;
}

int compass_positions_hold(
    const uint8_t *text, ptrdiff_t length, const uint8_t *layers, ptrdiff_t positions, ptrdiff_t layer_count) {
  switch (layer_count) {
    case 1: return hold(text, length, layers, positions, 1);
    case 2: return hold(text, length, layers, positions, 2);
    case 3: return hold(text, length, layers, positions, 3);
    default: return hold(text, length, layers, positions, layer_count);
  }
}
