#ifndef COMPASS_TEXT_SCAN_H
#define COMPASS_TEXT_SCAN_H

#include <stddef.h>
#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#endif

// With bit 1 flipped, a quote is 0x20, a space and `!` are above that, and the control characters stay below it, so that
// one comparison finds quotes too. As signed bytes those above 0x7F are below zero, and so found as well.
#define COMPASS_FLIPPED_BIT 2

#if defined(__SSE2__)
// A bit for each of 16 bytes: set if JSON escapes the byte in a string, if the byte is above 0x7F, or if it is a `<` and
// `stops_at_less` is not 0.
static inline unsigned compass_stops_in_block(const uint8_t *start, const int stops_at_less) {
  const __m128i block =
      _mm_xor_si128(_mm_loadu_si128((const __m128i *)start), _mm_set1_epi8(COMPASS_FLIPPED_BIT));
  const __m128i low = _mm_cmplt_epi8(block, _mm_set1_epi8(' ' + 1));
  __m128i stops = _mm_or_si128(low, _mm_cmpeq_epi8(block, _mm_set1_epi8('\\' ^ COMPASS_FLIPPED_BIT)));
  if (stops_at_less) {
    stops = _mm_or_si128(stops, _mm_cmpeq_epi8(block, _mm_set1_epi8('<' ^ COMPASS_FLIPPED_BIT)));
  }
  return (unsigned)_mm_movemask_epi8(stops);
}
#elif defined(__ARM_NEON) && defined(__aarch64__)
// The same with four bits for each byte.
static inline uint64_t compass_stops_in_block(const uint8_t *start, const int stops_at_less) {
  const uint8x16_t block = veorq_u8(vld1q_u8(start), vdupq_n_u8(COMPASS_FLIPPED_BIT));
  uint8x16_t stops = vorrq_u8(
      vcltq_s8(vreinterpretq_s8_u8(block), vdupq_n_s8(' ' + 1)),
      vceqq_u8(block, vdupq_n_u8('\\' ^ COMPASS_FLIPPED_BIT)));
  if (stops_at_less) {
    stops = vorrq_u8(stops, vceqq_u8(block, vdupq_n_u8('<' ^ COMPASS_FLIPPED_BIT)));
  }
  return vget_lane_u64(vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(stops), 4)), 0);
}
#endif

// Returns the offset of the first byte at or after `start` that compass_stops_in_block has a bit for, or `end` if there is
// none. `stops_at_less` is a constant, so that each case has its own code.
//
// Written in C for the vector instructions of x86-64 and ARM64. Swift's SIMD types can't turn the
// lanes of a comparison into the bits of a number.
static inline ptrdiff_t compass_run_end(
    const uint8_t *base, ptrdiff_t start, ptrdiff_t end, const int stops_at_less) {
  ptrdiff_t position = start;
#if defined(__SSE2__)
  // In bounds: a load of 16 bytes starts at most 16 before the end.
  const ptrdiff_t last = end - 16;
  while (position <= last) {
    const unsigned mask = compass_stops_in_block(base + position, stops_at_less);
    if (mask != 0) return position + __builtin_ctz(mask);
    position += 16;
  }
  if (end >= 16 && position < end) {
    // The last 16 bytes, of which those before `position` are shifted out.
    const unsigned mask =
        compass_stops_in_block(base + end - 16, stops_at_less) >> (unsigned)(position - (end - 16));
    return mask != 0 ? position + __builtin_ctz(mask) : end;
  }
#elif defined(__ARM_NEON) && defined(__aarch64__)
  while (end - position >= 16) {
    const uint64_t mask = compass_stops_in_block(base + position, stops_at_less);
    if (mask != 0) return position + (__builtin_ctzll(mask) >> 2);
    position += 16;
  }
#endif
  while (position < end) {
    const uint8_t byte = base[position];
    if (byte < ' ' || byte > 0x7F || byte == '"' || byte == '\\') break;
    if (stops_at_less && byte == '<') break;
    position++;
  }
  return position;
}

// Returns the offset of the first byte at or after `start` that JSON escapes in a string (a quote,
// a backslash, a control character) or that is above 0x7F, or `end` if there is none. `start` is at
// most `end`. Only bytes below `end` are read.
static inline ptrdiff_t compass_unescaped_run_end(const uint8_t *base, ptrdiff_t start, ptrdiff_t end) {
  return compass_run_end(base, start, end, 0);
}

// Returns the same as compass_unescaped_run_end, but stops at a `<` too.
static inline ptrdiff_t compass_untagged_run_end(const uint8_t *base, ptrdiff_t start, ptrdiff_t end) {
  return compass_run_end(base, start, end, 1);
}

#endif
