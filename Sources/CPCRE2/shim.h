// PCRE2 in all three code unit widths: with a width of 0 every function keeps its suffix
// (pcre2_compile_8, pcre2_compile_16, pcre2_compile_32).
#define PCRE2_CODE_UNIT_WIDTH 0
#include <pcre2.h>
