/// A serializer of URL paths, which percent-encodes them and applies dot segments.
///
/// URL Standard, "path state" and "opaque path state"
/// (<https://url.spec.whatwg.org/#path-state>).
struct PathSerializer {
  private let head: URLHead
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The encoded segments, each after its slash.
  private var output: [UInt8] = []

  /// Returns the path of the URL with this head over the cleaned input, and its end in the input.
  static func path(
    of bytes: UnsafeBufferPointer<UInt8>, after head: URLHead
  ) -> (path: [UInt8], end: Int) {
    var end = head.pathStart
    while end < bytes.count, bytes[end] != 0x3F, bytes[end] != 0x23 { end += 1 }
    var serializer = PathSerializer(head: head, bytes: bytes)
    let range = head.pathStart..<end
    if head.hasOpaquePath {
      serializer.writeOpaque(range)
    } else if head.hasSegments {
      serializer.writeSegments(range)
    }
    return (serializer.output, end)
  }

  private init(head: URLHead, bytes: UnsafeBufferPointer<UInt8>) {
    (self.head, self.bytes) = (head, bytes)
  }

  /// Writes an opaque path. A space right before `?` or `#` is encoded, so that the path does not
  /// end in white space.
  private mutating func writeOpaque(_ range: Range<Int>) {
    let isFollowed = range.upperBound < bytes.count
    if isFollowed, let last = bytes[range].last, last == 0x20 {
      PercentEncodeSet.control.append(
        bytes, in: range.lowerBound..<(range.upperBound - 1), to: &output)
      PercentEncodeSet.appendEncoded(last, to: &output)
    } else {
      PercentEncodeSet.control.append(bytes, in: range, to: &output)
    }
  }

  private mutating func writeSegments(_ range: Range<Int>) {
    var start = range.lowerBound
    while true {
      var end = start
      while end < range.upperBound, !head.isSeparator(bytes[end]) { end += 1 }
      let isLast = end == range.upperBound
      switch Self.dotCount(bytes, in: start..<end) {
      case 1:
        if isLast { output.append(0x2F) }
      case 2:
        removeLastSegment()
        if isLast { output.append(0x2F) }
      default:
        writeSegment(start..<end)
      }
      if isLast { return }
      start = end + 1
    }
  }

  private mutating func writeSegment(_ range: Range<Int>) {
    let isDrive =
      head.scheme == .file && output.isEmpty && WindowsDriveLetter.matches(bytes, in: range)
    output.append(0x2F)
    if isDrive {
      output.append(bytes[range.lowerBound])
      output.append(0x3A)
    } else {
      PercentEncodeSet.path.append(bytes, in: range, to: &output)
    }
  }

  /// Removes the last segment, unless it is the only one and starts with a file's drive letter.
  ///
  /// The standard keeps only a segment that is a drive letter as a whole; Node goes further.
  private mutating func removeLastSegment() {
    guard let slash = output.lastIndex(of: 0x2F) else { return }
    if head.scheme == .file, slash == 0, WindowsDriveLetter.isNormalizedStart(of: output[1...]) {
      return
    }
    output.removeSubrange(slash...)
  }

  /// Returns 1 for the segment `.`, 2 for `..` and 0 for any other. A dot may be written as `%2e`.
  private static func dotCount(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    var dots = 0
    while offset < range.upperBound {
      if bytes[offset] == 0x2E {
        offset += 1
      } else if range.upperBound - offset >= 3, bytes[offset] == 0x25, bytes[offset + 1] == 0x32,
        bytes[offset + 2] | 0x20 == 0x65
      {
        offset += 3
      } else {
        return 0
      }
      dots += 1
    }
    return dots <= 2 ? dots : 0
  }
}
