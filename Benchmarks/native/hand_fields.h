// The fields of the three schemas by hand: each function finds its member, checks it, and writes its output.
#include "hand_formats.h"
#include "hand_output.h"

static bool emits;

// The record under judgement: the place of the next search among its members, its errors, its output so far.
static yyjson_obj_iter members;
static long errors;
static char faults[4096];
static size_t faults_size;
static bool has_output;

#define KEY(name) name, sizeof name - 1
#define INLINE static inline __attribute__((always_inline))

INLINE yyjson_val *member(const char *key, size_t size) {
  return yyjson_obj_iter_getn(&members, key, size);
}

static Text text_of(yyjson_val *value) {
  return (Text){yyjson_get_str(value), yyjson_get_len(value)};
}

static void fail(const char *key, const char *code) {
  errors++;
  if (!emits) return;
  faults_size += snprintf(faults + faults_size, sizeof faults - faults_size, "%s{\"code\":\"%s\",\"path\":[\"%s\"]}",
                          faults_size ? "," : "", code, key);
}

static void emit_key(const char *key, size_t size) {
  output_put(has_output ? ",\"" : "{\"", 2);
  output_put(key, size);
  OUTPUT_PUT("\":");
  has_output = true;
}

INLINE void emit_text(const char *key, size_t size, Text text) {
  if (emits) emit_key(key, size), output_string(text.at, text.size);
}

INLINE void emit_word(const char *key, size_t size, const char *word) {
  if (emits) emit_key(key, size), output_put(word, strlen(word));
}

// MARK: Checks

// Whether UTF-8 text has more UTF-16 code units than this.
INLINE bool is_longer(Text text, size_t most) {
  if (text.size <= most) return false;
  size_t units = 0;
  for (size_t index = 0; index < text.size; index++) {
    unsigned char byte = text.at[index];
    units += ((byte & 0xC0) != 0x80) + (byte >= 0xF0);
  }
  return units > most;
}

// Text without its tags, and without the white space of ASCII around it. Inlined it costs each field of text more.
static __attribute__((noinline)) Text tidied(Text text) {
  static char *memory;
  static size_t capacity;
  const char *end = text.at + text.size, *tag = memchr(text.at, '<', text.size);
  if (tag) {
    if (capacity < text.size && !(memory = realloc(memory, capacity = text.size * 2))) exit(2);
    char *to = memory;
    for (const char *at = text.at; at < end;) {
      const char *closing = *at == '<' ? memchr(at, '>', end - at) : NULL;
      if (closing) {
        at = closing + 1;
      } else {
        *to++ = *at++;
      }
    }
    text = (Text){memory, to - memory};
  }
  while (text.size && (unsigned char)*text.at <= ' ') text.at++, text.size--;
  while (text.size && (unsigned char)text.at[text.size - 1] <= ' ') text.size--;
  return text;
}

static Text in_case(Text text, int changed) {
  static char memory[1024];
  for (size_t index = 0; index < text.size; index++) {
    memory[index] = text.at[index] ^ (is(text.at[index], changed) ? 0x20 : 0);
  }
  return (Text){memory, text.size};
}

static void prose(const char *key, size_t size, size_t most) {
  yyjson_val *value = member(key, size);
  if (!value) return;
  if (!yyjson_is_str(value)) return fail(key, "invalid_union");
  Text text = text_of(value);
  if (is_longer(text, most)) return fail(key, "too_big");
  if (emits) emit_text(key, size, tidied(text));
}

// The text of a field of a form, if it has one that has to be tested.
INLINE bool filled(const char *key, size_t size, Text *text) {
  yyjson_val *value = member(key, size);
  if (!value) return false;
  if (!yyjson_is_str(value)) return fail(key, "invalid_union"), false;
  *text = text_of(value);
  if (!text->size) emit_text(key, size, *text);
  return text->size;
}

static void email(const char *key, size_t size) {
  Text text;
  if (!filled(key, size, &text)) return;
  if (text.size < 5) return fail(key, "too_small");
  if (is_longer(text, 255)) return fail(key, "too_big");
  if (!is_email(text)) return fail(key, "invalid_format");
  if (emits) emit_text(key, size, in_case(text, IS_UPPER));
}

INLINE void form(const char *key, size_t size, bool (*has_format)(Text), bool drops_sign) {
  Text text;
  if (!filled(key, size, &text)) return;
  if (!has_format(text)) return fail(key, "invalid_format");
  emit_text(key, size, drops_sign ? without_sign(text) : text);
}

static void state(const char *key, size_t size) {
  Text text;
  if (!filled(key, size, &text)) return;
  if (is_longer(text, 2)) return fail(key, "too_big");
  if (text.size < 2 || !is_longer(text, 1)) return fail(key, "too_small");
  if (emits) emit_text(key, size, in_case(text, IS_LOWER));
}

INLINE Text required(const char *key, size_t size, bool (*has_format)(Text)) {
  yyjson_val *value = member(key, size);
  if (!yyjson_is_str(value)) return fail(key, "invalid_type"), (Text){NULL, 0};
  Text text = text_of(value);
  if (!has_format(text)) return fail(key, "invalid_format"), (Text){NULL, 0};
  emit_text(key, size, text);
  return text;
}

INLINE Text nullable(const char *key, size_t size, bool (*has_format)(Text)) {
  yyjson_val *value = member(key, size);
  if (value && !yyjson_is_null(value)) {
    if (!yyjson_is_str(value)) return fail(key, "invalid_type"), (Text){NULL, 0};
    Text text = text_of(value);
    if (!has_format(text)) return fail(key, "invalid_format"), (Text){NULL, 0};
    emit_text(key, size, text);
    return text;
  }
  if (value) emit_word(key, size, "null");
  return (Text){NULL, 0};
}

static void choice(const char *key, size_t size, const Text *choices, bool is_optional) {
  yyjson_val *value = member(key, size);
  if (is_optional && !value) return;
  if (is_optional && yyjson_is_null(value)) return emit_word(key, size, "null");
  if (yyjson_is_str(value)) {
    Text text = text_of(value);
    for (; choices->at; choices++) {
      if (choices->size == text.size && !memcmp(choices->at, text.at, text.size)) return emit_text(key, size, text);
    }
  }
  fail(key, "invalid_value");
}

static void flag(const char *key, size_t size) {
  yyjson_val *value = member(key, size);
  if (value && !yyjson_is_bool(value)) return fail(key, "invalid_type");
  emit_word(key, size, yyjson_get_bool(value) ? "true" : "false");
}

static void cost(const char *key, size_t size) {
  yyjson_val *value = member(key, size);
  if (!value) return;
  if (yyjson_is_null(value)) return emit_word(key, size, "null");
  if (!yyjson_is_num(value)) return fail(key, "invalid_union");
  double number = yyjson_get_num(value);
  if (number < 0) return fail(key, "too_small");
  if (number > 100000) return fail(key, "too_big");
  if (emits) emit_key(key, size), output_number(value);
}

static void address(const char *key, size_t size) {
  yyjson_val *value = member(key, size);
  if (!value) return;
  if (yyjson_is_null(value)) return emit_word(key, size, "null");
  if (!yyjson_is_str(value)) return fail(key, "invalid_type");
  Text text = text_of(value);
  if (!has_scheme(text)) fail(key, "invalid_format");
  if (!is_web(text)) return fail(key, "custom");
  emit_text(key, size, text);
}
