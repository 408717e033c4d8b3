#include "set_scan.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#endif

void compass_set_add(struct compass_set *set, uint32_t low, uint32_t high) {
  const int range = set->count++;
  const uint32_t span = high - low;
  for (int lane = 0; lane < 16; lane++) {
    set->low8[range][lane] = (uint8_t)low;
    set->span8[range][lane] = (uint8_t)span;
  }
  for (int lane = 0; lane < 8; lane++) {
    set->low16[range][lane] = (uint16_t)low;
    set->span16[range][lane] = (uint16_t)span;
  }
  for (int lane = 0; lane < 4; lane++) {
    set->low32[range][lane] = low;
    set->span32[range][lane] = span;
  }
}

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t block __attribute__((vector_size(16)));

#if defined(__SSE2__)
#define HAS_VECTORS 1
// A bit for each byte of a mask.
INLINE uint64_t bits_of(block mask) { return (unsigned)_mm_movemask_epi8((__m128i)mask); }
enum { BITS_OF_BYTE = 1 };
#elif defined(__ARM_NEON) && defined(__aarch64__)
#define HAS_VECTORS 1
// Four bits for each byte of a mask.
INLINE uint64_t bits_of(block mask) {
  const uint16x8_t wide = vreinterpretq_u16_u8((uint8x16_t)mask);
  return vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(wide, 4)), 0);
}
enum { BITS_OF_BYTE = 4 };
#else
#define HAS_VECTORS 0
INLINE uint64_t bits_of(block mask) { return 0; }
enum { BITS_OF_BYTE = 1 };
#endif

// The scans of one width. The number of ranges and whether there is a second set are constants of
// each copy, so that the loops over ranges are unrolled. An unsigned difference is at most the span
// if and only if the unit is in the range.
//
// In bounds: a vector is loaded if all its lanes, and those `distance` units after them, are below
// `end`.
#define DEFINE_SCANS(BITS, LANES)                                                                 \
  typedef uint##BITS##_t vector##BITS __attribute__((vector_size(16)));                           \
                                                                                                  \
  INLINE int holds##BITS(const struct compass_set *set, uint##BITS##_t unit, int count) {         \
    int result = 0;                                                                               \
    for (int range = 0; range < count; range++) {                                                 \
      result |=                                                                                   \
          (uint##BITS##_t)(unit - set->low##BITS[range][0]) <= set->span##BITS[range][0];         \
    }                                                                                             \
    return result;                                                                                \
  }                                                                                               \
                                                                                                  \
  INLINE block members##BITS(                                                                     \
      const struct compass_set *set, const uint##BITS##_t *place, int count) {                    \
    vector##BITS units, low, span;                                                                \
    __builtin_memcpy(&units, place, 16);                                                          \
    block result = {0};                                                                           \
    for (int range = 0; range < count; range++) {                                                 \
      __builtin_memcpy(&low, set->low##BITS[range], 16);                                          \
      __builtin_memcpy(&span, set->span##BITS[range], 16);                                        \
      result |= (block)(units - low <= span);                                                     \
    }                                                                                             \
    return result;                                                                                \
  }                                                                                               \
                                                                                                  \
  INLINE ptrdiff_t scan##BITS(                                                                    \
      const struct compass_scan *scan, const uint##BITS##_t *base, ptrdiff_t position,            \
      ptrdiff_t end, int first, int second) {                                                     \
    const ptrdiff_t distance = second > 0 ? scan->distance : 0;                                   \
    const ptrdiff_t last = end - distance;                                                        \
    while (HAS_VECTORS && last - position >= LANES) {                                             \
      block found = members##BITS(&scan->first, base + position, first);                          \
      if (second > 0) found &= members##BITS(&scan->second, base + position + distance, second);  \
      const uint64_t bits = bits_of(found);                                                       \
      if (bits != 0) {                                                                            \
        return position + __builtin_ctzll(bits) / (BITS_OF_BYTE * BITS / 8);                      \
      }                                                                                           \
      position += LANES;                                                                          \
    }                                                                                             \
    for (; position < last; position++) {                                                         \
      if (holds##BITS(&scan->first, base[position], first)                                        \
          && (second == 0 || holds##BITS(&scan->second, base[position + distance], second))) {    \
        return position;                                                                          \
      }                                                                                           \
    }                                                                                             \
    return end;                                                                                   \
  }                                                                                               \
                                                                                                  \
  ptrdiff_t compass_scan_##BITS(                                                                  \
      const struct compass_scan *scan, const uint##BITS##_t *base, ptrdiff_t start,               \
      ptrdiff_t end) {                                                                            \
    const int second = scan->has_second ? scan->second.count : 0;                                 \
    if (scan->first.count == 0 || (scan->has_second && second == 0)) return end;                  \
    switch (scan->first.count * 4 + (second < 3 ? second : 3)) {                                  \
      case 4: return scan##BITS(scan, base, start, end, 1, 0);                                    \
      case 5: return scan##BITS(scan, base, start, end, 1, 1);                                    \
      case 6: return scan##BITS(scan, base, start, end, 1, 2);                                    \
      case 8: return scan##BITS(scan, base, start, end, 2, 0);                                    \
      case 9: return scan##BITS(scan, base, start, end, 2, 1);                                    \
      case 10: return scan##BITS(scan, base, start, end, 2, 2);                                   \
      case 12: return scan##BITS(scan, base, start, end, 3, 0);                                   \
      case 13: return scan##BITS(scan, base, start, end, 3, 1);                                   \
      default: return scan##BITS(scan, base, start, end, scan->first.count, second);              \
    }                                                                                             \
  }

DEFINE_SCANS(8, 16)
DEFINE_SCANS(16, 8)
DEFINE_SCANS(32, 4)
