// Reads each line of a file with yyjson into a document, in memory that is used again.
//
//   yyjson_scan FILE
#include "protocol.h"
#include "yyjson.h"

static char *text;
static size_t size;
static yyjson_alc *memory;

static long scan(const char *name, long *calls) {
  if (strcmp(name, "scan/all")) return -1;
  long count = 0;
  for (char *line = text; line < text + size;) {
    char *end = memchr(line, '\n', text + size - line);
    if (!end) end = text + size;
    yyjson_doc *document = yyjson_read_opts(line, end - line, 0, memory, NULL);
    if (!document) return -1;
    count += yyjson_is_obj(yyjson_doc_get_root(document));
    yyjson_doc_free(document);
    line = end + 1;
  }
  *calls = count;
  return count;
}

int main(int count, char **arguments) {
  if (count != 2) return 64;
  text = protocol_read(arguments[1], &size);
  memory = yyjson_alc_dyn_new();
  return memory ? protocol_serve(scan) : 2;
}
