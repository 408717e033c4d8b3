#ifndef COMPASS_SET_SCAN_H
#define COMPASS_SET_SCAN_H

#include <stddef.h>
#include <stdint.h>

enum { COMPASS_SCAN_RANGES = 4 };

// A set of text units as ranges, each given by its first member and by the difference of its last
// and first member, once for each lane of a vector.
struct compass_set {
  int count;
  uint8_t low8[COMPASS_SCAN_RANGES][16], span8[COMPASS_SCAN_RANGES][16];
  uint16_t low16[COMPASS_SCAN_RANGES][8], span16[COMPASS_SCAN_RANGES][8];
  uint32_t low32[COMPASS_SCAN_RANGES][4], span32[COMPASS_SCAN_RANGES][4];
};

// A search for a unit of the first set that has a unit of the second set `distance` units after it.
// Without a second set the distance is 0.
struct compass_scan {
  struct compass_set first, second;
  ptrdiff_t distance;
  int has_second;
};

// Adds a range of units to a set with fewer than COMPASS_SCAN_RANGES ranges. The range must fit
// into the units that will be searched.
void compass_set_add(struct compass_set *set, uint32_t low, uint32_t high);

// Returns the first offset in `start` ..< `end` of a place that the scan looks for, or `end` if
// there is none. Only units in `start` ..< `end` are read, and `start` is at most `end`.
ptrdiff_t compass_scan_8(
    const struct compass_scan *scan, const uint8_t *base, ptrdiff_t start, ptrdiff_t end);
ptrdiff_t compass_scan_16(
    const struct compass_scan *scan, const uint16_t *base, ptrdiff_t start, ptrdiff_t end);
ptrdiff_t compass_scan_32(
    const struct compass_scan *scan, const uint32_t *base, ptrdiff_t start, ptrdiff_t end);

#endif
