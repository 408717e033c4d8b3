// The compression library zstd: only decompressing.
#include <zstd.h>
