// The compression library: inflating, and checksums.
#include <zlib.h>

// zlib's own inflateInit2 is a macro, which Swift can't call. 15 + 16: the largest window, and gzip's header
// and checksum.
static inline int compass_inflate_gzip(z_stream *stream) { return inflateInit2(stream, 15 + 16); }
