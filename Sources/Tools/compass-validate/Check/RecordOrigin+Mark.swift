import Diagnostics
import SourceJSON

extension RecordOrigin {
  /// Returns the text after a byte order mark at the start of a file, or all of it.
  ///
  /// Offsets of findings count the mark, columns do not.
  ///
  /// - Parameter bytes: the text that starts at this origin.
  mutating func skippingMark(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard bytesBefore == 0, ByteOrderMark.starts(bytes) else { return bytes }
    bytesBefore = ByteOrderMark.length
    return UnsafeBufferPointer(rebasing: bytes[ByteOrderMark.length...])
  }
}
