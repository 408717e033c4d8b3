// The compression library, for its checksum alone.
#include <zlib.h>
