// PCRE2 in all three code unit widths: with a width of 0 every function keeps its suffix
// (pcre2_compile_8, pcre2_compile_16, pcre2_compile_32).
#define PCRE2_CODE_UNIT_WIDTH 0
#include <pcre2.h>
#include <pthread.h>

// Match data for boolean matches: one offset pair, owned by the calling thread and freed when it
// ends. Null if memory is short. Matching does not call back, so a thread never needs a second one.
// The variables are inside functions because the importer does not emit those of a header.
#define SHIM_THREAD_MATCH_DATA(WIDTH)                                                       \
  static inline pthread_key_t *shim_key_##WIDTH(void) {                                     \
    static pthread_key_t key;                                                               \
    return &key;                                                                            \
  }                                                                                         \
  static inline void shim_free_##WIDTH(void *data) {                                        \
    pcre2_match_data_free_##WIDTH((pcre2_match_data_##WIDTH *)data);                        \
  }                                                                                         \
  static inline void shim_create_key_##WIDTH(void) {                                        \
    pthread_key_create(shim_key_##WIDTH(), shim_free_##WIDTH);                              \
  }                                                                                         \
  static inline pcre2_match_data_##WIDTH *shim_thread_match_data_##WIDTH(void) {            \
    static _Thread_local pcre2_match_data_##WIDTH *data;                                    \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                         \
    if (data == NULL) {                                                                     \
      pthread_once(&once, shim_create_key_##WIDTH);                                         \
      data = pcre2_match_data_create_##WIDTH(1, NULL);                                      \
      if (data != NULL) pthread_setspecific(*shim_key_##WIDTH(), data);                     \
    }                                                                                       \
    return data;                                                                            \
  }

SHIM_THREAD_MATCH_DATA(8)
SHIM_THREAD_MATCH_DATA(16)
SHIM_THREAD_MATCH_DATA(32)
