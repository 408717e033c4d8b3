// The HTML5 parser: tokenizer and tree construction, nothing else.
#include <gumbo.h>
