// Tests texts with RE2.
//
//   re2_test CORPUS
//
// The corpus has a line for each pattern with its name, a tab, the number of its texts, a tab, and the pattern, followed
// by the texts, one a line. The measure test/NAME counts the texts that have a match.
#include <re2/re2.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "protocol.h"

struct Pattern {
  std::unique_ptr<RE2> program;
  std::vector<re2::StringPiece> texts;
};

static std::map<std::string, Pattern> patterns;

static const int passes = 4;

static long test(const char *name, long *calls) {
  auto found = patterns.find(name);
  if (found == patterns.end()) return -1;
  const Pattern &pattern = found->second;
  long matches = 0;
  for (int pass = 0; pass < passes; pass++) {
    for (const re2::StringPiece &text : pattern.texts) matches += RE2::PartialMatch(text, *pattern.program);
  }
  *calls = passes * pattern.texts.size();
  return matches / passes;
}

// The text up to a character, which is skipped.
static std::string take(const char *&place, char until) {
  const char *end = strchr(place, until);
  if (!end) exit(2);
  std::string text(place, end - place);
  place = end + 1;
  return text;
}

int main(int count, char **arguments) {
  if (count != 2) return 64;
  size_t size;
  const char *place = protocol_read(arguments[1], &size);
  while (*place) {
    std::string name = take(place, '\t');
    long texts = atol(take(place, '\t').c_str());
    Pattern &pattern = patterns["test/" + name];
    pattern.program = std::make_unique<RE2>(take(place, '\n'));
    if (!pattern.program->ok()) return 2;
    while (texts-- > 0) {
      const char *start = place;
      pattern.texts.emplace_back(start, take(place, '\n').size());
    }
  }
  return protocol_serve(test);
}
