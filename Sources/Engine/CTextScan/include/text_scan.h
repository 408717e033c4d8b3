#ifndef COMPASS_TEXT_SCAN_H
#define COMPASS_TEXT_SCAN_H

#include <stddef.h>
#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#endif

#if defined(__SSE2__)
// A bit for each of 16 bytes: set if JSON escapes the byte in a string or the byte is above 0x7F.
static inline unsigned compass_escaped_in_block(const uint8_t *start) {
  const __m128i block = _mm_loadu_si128((const __m128i *)start);
  const __m128i quote = _mm_cmpeq_epi8(block, _mm_set1_epi8('"'));
  const __m128i backslash = _mm_cmpeq_epi8(block, _mm_set1_epi8('\\'));
  // As signed bytes those above 0x7F are below zero, and so below a space.
  const __m128i low = _mm_cmplt_epi8(block, _mm_set1_epi8(' '));
  return (unsigned)_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(quote, backslash), low));
}

// A bit for each of 16 bytes: set as by compass_escaped_in_block, and if the byte is a `<`.
static inline unsigned compass_untagged_stops_in_block(const uint8_t *start) {
  const __m128i block = _mm_loadu_si128((const __m128i *)start);
  const __m128i quote = _mm_cmpeq_epi8(block, _mm_set1_epi8('"'));
  const __m128i backslash = _mm_cmpeq_epi8(block, _mm_set1_epi8('\\'));
  const __m128i sign = _mm_cmpeq_epi8(block, _mm_set1_epi8('<'));
  const __m128i low = _mm_cmplt_epi8(block, _mm_set1_epi8(' '));
  return (unsigned)_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(quote, backslash), _mm_or_si128(sign, low)));
}
#endif

// Returns the offset of the first byte at or after `start` that JSON escapes in a string (a quote,
// a backslash, a control character) or that is above 0x7F, or `end` if there is none. `start` is at
// most `end`. Only bytes below `end` are read.
//
// Written in C for the vector instructions of x86-64 and ARM64. Swift's SIMD types can't turn the
// lanes of a comparison into the bits of a number.
static inline ptrdiff_t compass_unescaped_run_end(const uint8_t *base, ptrdiff_t start, ptrdiff_t end) {
  ptrdiff_t position = start;
#if defined(__SSE2__)
  // In bounds: a load of 16 bytes starts at most 16 before the end.
  const ptrdiff_t last = end - 16;
  while (position <= last) {
    const unsigned mask = compass_escaped_in_block(base + position);
    if (mask != 0) return position + __builtin_ctz(mask);
    position += 16;
  }
  if (end >= 16 && position < end) {
    // The last 16 bytes, of which those before `position` are shifted out.
    const unsigned mask =
        compass_escaped_in_block(base + end - 16) >> (unsigned)(position - (end - 16));
    return mask != 0 ? position + __builtin_ctz(mask) : end;
  }
#elif defined(__ARM_NEON) && defined(__aarch64__)
  const uint8x16_t quote = vdupq_n_u8('"');
  const uint8x16_t backslash = vdupq_n_u8('\\');
  const int8x16_t space = vdupq_n_s8(' ');
  while (end - position >= 16) {
    const uint8x16_t block = vld1q_u8(base + position);
    const uint8x16_t special = vorrq_u8(
        vorrq_u8(vceqq_u8(block, quote), vceqq_u8(block, backslash)),
        vcltq_s8(vreinterpretq_s8_u8(block), space));
    // Four bits a byte.
    const uint64_t mask = vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(special), 4)), 0);
    if (mask != 0) return position + (__builtin_ctzll(mask) >> 2);
    position += 16;
  }
#endif
  while (position < end) {
    const uint8_t byte = base[position];
    if (byte < ' ' || byte > 0x7F || byte == '"' || byte == '\\') break;
    position++;
  }
  return position;
}

// Returns the offset of the first byte at or after `start` that compass_unescaped_run_end stops at or that is a `<`, or
// `end` if there is none. `start` is at most `end`. Only bytes below `end` are read.
static inline ptrdiff_t compass_untagged_run_end(const uint8_t *base, ptrdiff_t start, ptrdiff_t end) {
  ptrdiff_t position = start;
#if defined(__SSE2__)
  // Most texts of a payload are shorter than 32 bytes: one step, whose end a processor predicts well.
  while (end - position >= 32) {
    const unsigned mask = compass_untagged_stops_in_block(base + position) |
                          compass_untagged_stops_in_block(base + position + 16) << 16;
    if (mask != 0) return position + __builtin_ctz(mask);
    position += 32;
  }
  if (end - position >= 16) {
    const unsigned mask = compass_untagged_stops_in_block(base + position);
    if (mask != 0) return position + __builtin_ctz(mask);
    position += 16;
  }
#endif
  while (position < end) {
    const uint8_t byte = base[position];
    if (byte < ' ' || byte > 0x7F || byte == '"' || byte == '\\' || byte == '<') break;
    position++;
  }
  return position;
}

#endif
