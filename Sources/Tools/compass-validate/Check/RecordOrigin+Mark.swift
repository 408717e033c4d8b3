import Diagnostics
import SourceJSON

extension RecordOrigin {
  /// Returns the text behind a byte order mark at the start of a file.
  ///
  /// The mark counts in the offsets of findings, which are those of the file's bytes, and not in their columns.
  ///
  /// - Parameter bytes: the text that begins here.
  mutating func skippingMark(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard bytesBefore == 0, ByteOrderMark.starts(bytes) else { return bytes }
    bytesBefore = ByteOrderMark.length
    return UnsafeBufferPointer(rebasing: bytes[ByteOrderMark.length...])
  }
}
