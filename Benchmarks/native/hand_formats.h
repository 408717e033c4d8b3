// The formats of the three schemas as scanners by hand. Each says if the whole text has the format; none needs the
// byte behind it.
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

typedef struct {
  const char *at;
  size_t size;
} Text;

enum { IS_DIGIT = 1, IS_UPPER = 2, IS_LOWER = 4, IS_HEX = 8, IS_UNDERSCORE = 16, IS_DOT = 32, IS_MARK = 64 };
enum { IS_LETTER = IS_UPPER | IS_LOWER, IS_WORD = IS_DIGIT | IS_LETTER | IS_UNDERSCORE };

// The classes of each byte; marks are those that an email address may have besides: ' + -
static const unsigned char classes[256] = {
    ['0' ... '9'] = IS_DIGIT | IS_HEX, ['A' ... 'F'] = IS_UPPER | IS_HEX, ['G' ... 'Z'] = IS_UPPER,
    ['a' ... 'f'] = IS_LOWER | IS_HEX, ['g' ... 'z'] = IS_LOWER,          ['_'] = IS_UNDERSCORE,
    ['.'] = IS_DOT,                    ['\''] = IS_MARK,                  ['+'] = IS_MARK,
    ['-'] = IS_MARK,
};

static inline bool is(char byte, int wanted) {
  return classes[(unsigned char)byte] & wanted;
}

static inline bool all(const char *at, size_t count, int wanted) {
  for (size_t index = 0; index < count; index++) {
    if (!is(at[index], wanted)) return false;
  }
  return true;
}

// The number of two digits, or a negative one.
static inline int two_digits(const char *at) {
  return is(at[0], IS_DIGIT) && is(at[1], IS_DIGIT) ? (at[0] - '0') * 10 + at[1] - '0' : -1;
}

static bool is_uuid(Text text) {
  if (text.size != 36) return false;
  const char *at = text.at;
  if (at[8] != '-' || at[13] != '-' || at[18] != '-' || at[23] != '-') return false;
  if (!all(at, 8, IS_HEX) || !all(at + 9, 4, IS_HEX) || !all(at + 14, 4, IS_HEX) || !all(at + 19, 4, IS_HEX) ||
      !all(at + 24, 12, IS_HEX)) {
    return false;
  }
  if (at[14] >= '1' && at[14] <= '8' && strchr("89abAB", at[19])) return true;
  return !memcmp(at, "00000000-0000-0000-0000-000000000000", 36) ||
         !memcmp(at, "ffffffff-ffff-ffff-ffff-ffffffffffff", 36);
}

static bool is_email(Text text) {
  const char *end = text.at + text.size, *sign = memchr(text.at, '@', text.size);
  if (!sign || sign == text.at || is(sign[-1], IS_DOT) || sign[-1] == '\'') return false;
  for (const char *at = text.at; at < sign; at++) {
    if (is(*at, IS_WORD | IS_MARK)) continue;
    if (*at != '.' || at == text.at || at[-1] == '.') return false;
  }
  const char *label = sign + 1;
  for (const char *at = label; at < end; at++) {
    if (*at == '.') {
      if (at == label) return false;
      label = at + 1;
    } else if (!is(*at, IS_DIGIT | IS_LETTER) && (*at != '-' || at == label)) {
      return false;
    }
  }
  return label > sign + 1 && end - label >= 2 && all(label, end - label, IS_LETTER);
}

static bool is_phone(Text text) {
  static const int groups[] = {3, 3, 4};
  const char *at = text.at, *end = at + text.size;
  if (at < end && *at == '(') at++;
  for (int group = 0; group < 3; group++) {
    if (end - at < groups[group] || !all(at, groups[group], IS_DIGIT)) return false;
    at += groups[group];
    if (group == 0 && at < end && *at == ')') at++;
    if (group < 2 && at < end && (*at == '-' || *at == '.' || *at == ' ')) at++;
  }
  return at == end;
}

static Text without_sign(Text text) {
  return text.size && *text.at == '@' ? (Text){text.at + 1, text.size - 1} : text;
}

static bool is_twitter(Text text) {
  Text name = without_sign(text);
  return name.size >= 1 && name.size <= 15 && all(name.at, name.size, IS_WORD);
}

static bool is_instagram(Text text) {
  Text name = without_sign(text);
  return name.size >= 1 && name.size <= 30 && all(name.at, name.size, IS_WORD | IS_DOT);
}

static bool is_date(Text text) {
  const char *at = text.at;
  return text.size == 10 && at[4] == '-' && at[7] == '-' && all(at, 4, IS_DIGIT) && all(at + 5, 2, IS_DIGIT) &&
         all(at + 8, 2, IS_DIGIT);
}

static bool is_clock(Text text) {
  return text.size == 5 && text.at[2] == ':' && all(text.at, 2, IS_DIGIT) && all(text.at + 3, 2, IS_DIGIT);
}

// A date of the calendar and a time in UTC: 2026-01-05T10:00Z, with seconds and their fraction if they are known.
static bool is_moment(Text text) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const char *at = text.at, *last = at + text.size - 1;
  if (text.size < 17 || !is_date((Text){at, 10}) || at[10] != 'T' || at[13] != ':' || *last != 'Z') return false;
  int year = two_digits(at) * 100 + two_digits(at + 2), month = two_digits(at + 5), day = two_digits(at + 8);
  if (month < 1 || month > 12) return false;
  bool leaps = month == 2 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  if (day < 1 || day > days[month - 1] + leaps) return false;
  int hour = two_digits(at + 11), minute = two_digits(at + 14);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return false;
  at += 16;
  if (at == last) return true;
  if (*at != ':' || last - at < 3) return false;
  int second = two_digits(at + 1);
  if (second < 0 || second > 59) return false;
  at += 3;
  return at == last || (*at == '.' && last - at >= 2 && all(at + 1, last - at - 1, IS_DIGIT));
}

// Whether the text has a scheme, and whether this is http or https with a host and no white space: a test, no parser.
static bool has_scheme(Text text) {
  const char *colon = memchr(text.at, ':', text.size);
  return colon && colon > text.at && is(*text.at, IS_LETTER);
}

static bool is_web(Text text) {
  size_t start = text.size > 7 && !strncasecmp(text.at, "http://", 7)    ? 7
                 : text.size > 8 && !strncasecmp(text.at, "https://", 8) ? 8
                                                                         : 0;
  if (!start || strchr("/?#", text.at[start])) return false;
  for (size_t index = start; index < text.size; index++) {
    if ((unsigned char)text.at[index] <= ' ') return false;
  }
  return true;
}
