// Judges each line of a file as a C program does that was written for these three schemas alone, over yyjson.
//
//   hand KIND FILE [OUTPUT]
//
// With OUTPUT this file gets a line for each record: its output, or the code and the key of each error. Standard
// output gets the counts as JSON.
#include <fcntl.h>

#include "hand_fields.h"

#define CHOICE(word) {word, sizeof word - 1}

static const Text roles[] = {CHOICE("head"), CHOICE("assistant"), CHOICE("recruiting"), {0}};
static const Text interactions[] = {
    CHOICE("email"), CHOICE("phone_call"), CHOICE("text"), CHOICE("in_person_visit"), CHOICE("virtual_meeting"),
    CHOICE("camp"), CHOICE("showcase"), CHOICE("tweet"), CHOICE("dm"), CHOICE("game"), CHOICE("unofficial_visit"),
    CHOICE("official_visit"), CHOICE("other"), {0}};
static const Text events[] = {
    CHOICE("showcase"), CHOICE("camp"), CHOICE("official_visit"), CHOICE("unofficial_visit"), CHOICE("game"), {0}};
static const Text directions[] = {CHOICE("outbound"), CHOICE("inbound"), {0}};
static const Text sentiments[] = {
    CHOICE("positive"), CHOICE("neutral"), CHOICE("negative"), CHOICE("very_positive"), {0}};

static void judge_coach(void) {
  nullable(KEY("school_id"), is_uuid);
  prose(KEY("first_name"), 100);
  prose(KEY("last_name"), 100);
  choice(KEY("role"), roles, false);
  email(KEY("email"));
  form(KEY("phone"), is_phone, false);
  form(KEY("twitter_handle"), is_twitter, true);
  form(KEY("instagram_handle"), is_instagram, true);
  prose(KEY("notes"), 5000);
}

static void judge_interaction(void) {
  choice(KEY("type"), interactions, false);
  choice(KEY("direction"), directions, false);
  prose(KEY("subject"), 500);
  prose(KEY("content"), 10000);
  choice(KEY("sentiment"), sentiments, true);
  required(KEY("occurred_at"), is_moment);
  Text school = nullable(KEY("school_id"), is_uuid), coach = nullable(KEY("coach_id"), is_uuid);
  nullable(KEY("event_id"), is_uuid);
  if (!errors && !school.at && !coach.at) fail("school_id", "custom");
}

static void judge_event(void) {
  choice(KEY("type"), events, false);
  prose(KEY("name"), 255);
  prose(KEY("location"), 255);
  prose(KEY("city"), 100);
  state(KEY("state"));
  prose(KEY("address"), 255);
  Text start = required(KEY("start_date"), is_date), end = nullable(KEY("end_date"), is_date);
  nullable(KEY("start_time"), is_clock);
  nullable(KEY("end_time"), is_clock);
  address(KEY("url"));
  prose(KEY("description"), 2000);
  cost(KEY("cost"));
  nullable(KEY("school_id"), is_uuid);
  flag(KEY("registered"));
  flag(KEY("attended"));
  prose(KEY("performance_notes"), 2000);
  if (start.at && end.at && memcmp(end.at, start.at, 10) < 0) fail("end_date", "custom");
}

// Judges an object of the schema with this name; false if there is none.
static bool judge_object(Text schema, yyjson_val *object) {
  if (!yyjson_obj_iter_init(object, &members)) return false;
  if (!strcmp(schema.at, "coach")) return judge_coach(), true;
  if (!strcmp(schema.at, "interaction")) return judge_interaction(), true;
  if (!strcmp(schema.at, "event")) return judge_event(), true;
  return false;
}

static long records, invalid, all_errors;

static void judge(Text kind, const char *line, size_t size) {
  static char *memory;
  static size_t capacity;
  size_t needed = yyjson_read_max_memory_usage(size, 0);
  if (capacity < needed && !(memory = realloc(memory, capacity = needed * 2))) exit(2);
  yyjson_alc pool;
  yyjson_alc_pool_init(&pool, memory, capacity);
  yyjson_doc *document = yyjson_read_opts((char *)line, size, 0, &pool, NULL);
  yyjson_val *object = yyjson_doc_get_root(document);

  size_t start = output.size;
  errors = faults_size = has_output = 0;
  if (!strcmp(kind.at, "mixed")) {
    yyjson_val *schema = yyjson_obj_get(object, "schema");
    object = yyjson_obj_get(object, "input");
    if (!yyjson_is_str(schema) || !judge_object(text_of(schema), object)) fail("schema", "invalid_union");
  } else if (!judge_object(kind, object)) {
    fail("", "invalid_type");
  }
  records++;
  invalid += errors > 0;
  all_errors += errors;
  if (!emits) return;
  if (errors) {
    output.size = start;
    OUTPUT_PUT("{\"issues\":[");
    output_put(faults, faults_size);
    OUTPUT_PUT("]}\n");
  } else {
    if (!has_output) OUTPUT_PUT("{");
    OUTPUT_PUT("}\n");
  }
  output_flush(1 << 16);
}

// Judges the lines of a file; the last one may lack its line feed. A buffer holds a piece of the file, or its longest
// line.
static void judge_lines(Text kind, int file) {
  size_t capacity = 1 << 18, held = 0;
  char *bytes = malloc(capacity);
  for (;;) {
    if (held == capacity) bytes = realloc(bytes, capacity *= 2);
    if (!bytes) exit(2);
    ssize_t count = read(file, bytes + held, capacity - held);
    if (count < 0) exit(2);
    if (count == 0) break;
    char *line = bytes, *end = bytes + held + count, *feed;
    while ((feed = memchr(line, '\n', end - line))) {
      judge(kind, line, feed - line);
      line = feed + 1;
    }
    held = end - line;
    memmove(bytes, line, held);
  }
  if (held) judge(kind, bytes, held);
  free(bytes);
}

int main(int count, char **arguments) {
  if (count < 3 || count > 4) return 64;
  int file = open(arguments[2], O_RDONLY);
  if (file < 0) return 2;
  emits = count == 4;
  if (emits && (output.file = open(arguments[3], O_WRONLY | O_CREAT | O_TRUNC, 0666)) < 0) return 2;
  judge_lines((Text){arguments[1], strlen(arguments[1])}, file);
  output_flush(1);
  printf("{\"records\": %ld, \"invalid\": %ld, \"errors\": %ld}\n", records, invalid, all_errors);
  return 0;
}
