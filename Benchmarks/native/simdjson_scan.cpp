// Reads each line of a file with simdjson's DOM parser: grammar, UTF-8, numbers, a tape.
//
//   simdjson_scan FILE
#include "protocol.h"
#include "simdjson.h"

static const char *text;
static size_t size;

static long scan(const char *name, long *calls) {
  static simdjson::dom::parser parser;
  if (strcmp(name, "scan/all")) return -1;
  long count = 0;
  for (const char *line = text; line < text + size;) {
    const char *end = static_cast<const char *>(memchr(line, '\n', text + size - line));
    if (!end) end = text + size;
    // A line is followed by the next one, or by the room behind the text.
    simdjson::dom::element record;
    if (parser.parse(line, end - line, false).get(record)) return -1;
    count += record.is_object();
    line = end + 1;
  }
  *calls = count;
  return count;
}

int main(int count, char **arguments) {
  if (count != 2) return 64;
  text = protocol_read(arguments[1], &size);
  return protocol_serve(scan);
}
