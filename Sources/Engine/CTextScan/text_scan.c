// Everything is in the header, so that it can be inlined into the loops that call it.
#include "text_scan.h"
