/// What is to be said of one file that was judged by itself.
struct FileReport: Sendable {
  var part = ChunkReport()
  /// Why the file could not be read to its end.
  var failure: FileError?
  /// How many bytes were read of the file as it is stored.
  var bytesRead = 0
  /// Whether the file has more lines than one thread takes at once. Nothing is said of it then.
  var isTooLong = false
}
