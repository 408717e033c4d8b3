// Searches texts with RE2.
//
//   re2_search PATTERN FLAGS
//
// FLAGS are JavaScript's letters. The names are those of search.h. Status 3 means that RE2 refuses the pattern.
#include <re2/re2.h>

#include <memory>

#include "search.h"

static std::unique_ptr<RE2> program;
static bool is_unicode = false;

static long count(const char *text, size_t size, long most) {
  re2::StringPiece subject(text, size), match;
  size_t start = 0;
  long matches = 0;
  while (matches < most && start <= size &&
         program->Match(subject, start, size, RE2::UNANCHORED, &match, 1)) {
    matches++;
    start = match.data() - text + match.size();
    // An empty match is not found again at its place.
    if (match.empty()) start++;
    while (is_unicode && start < size && (text[start] & 0xC0) == 0x80) start++;
  }
  return matches;
}

int main(int number, char **words) {
  if (number != 3) return 64;
  RE2::Options options(RE2::Quiet);
  options.set_encoding(RE2::Options::EncodingLatin1);
  std::string flags;
  for (const char *flag = words[2]; *flag; flag++) {
    if (strchr("ims", *flag)) flags += *flag;
    if (strchr("uv", *flag)) {
      options.set_encoding(RE2::Options::EncodingUTF8);
      is_unicode = true;
    }
  }
  program = std::make_unique<RE2>((flags.empty() ? "" : "(?" + flags + ")") + std::string(words[1]), options);
  if (!program->ok()) return 3;
  return search_serve(count);
}
