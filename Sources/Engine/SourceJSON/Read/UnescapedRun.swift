internal import CTextScan

/// Runs of text that JSON does not escape: ASCII without quotes, backslashes and control
/// characters.
package enum UnescapedRun {
  /// Returns the offset of the first byte that is not plain, or `end`.
  ///
  /// - Parameters:
  ///   - base: the bytes, of which those below `end` may be read.
  ///   - start: at most `end`.
  package static func end(in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    compass_unescaped_run_end(base, start, end)
  }
}
