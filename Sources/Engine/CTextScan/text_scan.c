// All of it is in the header, so that it becomes part of the loops that call it.
#include "text_scan.h"
