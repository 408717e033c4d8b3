#ifndef COMPASS_POSITION_SCAN_H
#define COMPASS_POSITION_SCAN_H

#include <stddef.h>
#include <stdint.h>

// Returns whether each character of a text is in the set of its position.
//
// `layers` has the sets as ranges, for each layer the first character of a range for every position
// and then the difference of its last and first character. A character in the range of one layer is in
// the set. Every array has `positions` elements. The text has `length`, at least 16 and at most `positions`.
int compass_positions_hold(
    const uint8_t *text, ptrdiff_t length, const uint8_t *layers, ptrdiff_t positions, ptrdiff_t layer_count);

#endif
