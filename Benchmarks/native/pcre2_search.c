// Searches texts with PCRE2's machine code: the bare calls, with PCRE2's own limits.
//
//   pcre2_search PATTERN FLAGS
//
// FLAGS are JavaScript's letters. The names are those of search.h. Status 3 means that PCRE2 refuses the pattern.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include "search.h"

static pcre2_code *code;
static pcre2_match_data *data;
static int is_unicode;

static long count(const char *text, size_t size, long most) {
  const PCRE2_SIZE *range = pcre2_get_ovector_pointer(data);
  PCRE2_SIZE start = 0;
  long matches = 0;
  while (matches < most && start <= size) {
    int status = pcre2_jit_match(code, (PCRE2_SPTR)text, size, start, PCRE2_NO_UTF_CHECK, data, NULL);
    if (status == PCRE2_ERROR_NOMATCH) break;
    if (status < 0) return -1;
    matches++;
    start = range[1];
    // An empty match is not found again at its place.
    if (range[0] == range[1]) start++;
    while (is_unicode && start < size && (text[start] & 0xC0) == 0x80) start++;
  }
  return matches;
}

int main(int number, char **words) {
  if (number != 3) return 64;
  uint32_t options = PCRE2_DOLLAR_ENDONLY | PCRE2_MATCH_UNSET_BACKREF | PCRE2_ALT_BSUX;
  for (const char *flag = words[2]; *flag; flag++) {
    if (*flag == 'i') options |= PCRE2_CASELESS;
    if (*flag == 'm') options |= PCRE2_MULTILINE;
    if (*flag == 's') options |= PCRE2_DOTALL;
    if (*flag == 'u' || *flag == 'v') is_unicode = 1;
  }
  if (is_unicode) options |= PCRE2_UTF;
  int error;
  PCRE2_SIZE place;
  code = pcre2_compile((PCRE2_SPTR)words[1], PCRE2_ZERO_TERMINATED, options, &error, &place, NULL);
  if (!code || pcre2_jit_compile(code, PCRE2_JIT_COMPLETE) != 0) return 3;
  data = pcre2_match_data_create_from_pattern(code, NULL);
  return search_serve(count);
}
