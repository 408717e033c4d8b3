/// The results of one file that a single thread judged.
struct FileReport: Sendable {
  /// The results of the file's payloads.
  var part = ChunkReport()
  /// The reason why the file could not be read to its end.
  var failure: FileError?
  /// The number of bytes read of the file as it is stored.
  var bytesRead = 0
  /// Whether the file has more lines than one thread takes at once. The rest of the report is empty then.
  var isTooLong = false
}
