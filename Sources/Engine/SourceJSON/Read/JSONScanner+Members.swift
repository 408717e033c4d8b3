extension JSONScanner {
  /// What stands at the offset behind members that were read quickly.
  enum MemberPlace {
    /// A member, of which nothing is read, or whatever stands there instead.
    case key
    /// A value whose key and colon are read.
    case value
    /// What follows a value.
    case end
  }

  /// Reads members for as long as they are plain strings with nothing between the marks, as programs write
  /// most of them, and stops at the first thing that is anything else, which is left to be read with care.
  ///
  /// The offset is where a key begins, if the text has one there.
  @inline(__always)
  mutating func plainMembers(into tape: inout Tape) -> MemberPlace {
    let (base, count) = (base, count)
    var position = offset
    // In bounds: a byte is read only where the offset is below `count`, and a run ends at `count` at most.
    while true {
      guard position < count, base[position] == UInt8(ascii: "\"") else {
        offset = position
        return .key
      }
      let keyEnd = UnescapedRun.end(in: base, from: position &+ 1, to: count)
      guard count &- keyEnd > 2, base[keyEnd] == UInt8(ascii: "\""),
        base[keyEnd &+ 1] == UInt8(ascii: ":")
      else {
        offset = position
        return .key
      }
      append(.key, from: position &+ 1, to: keyEnd, isPlainASCII: true, into: &tape)
      position = keyEnd &+ 2
      guard base[position] == UInt8(ascii: "\"") else {
        offset = position
        return .value
      }
      let end = UnescapedRun.end(in: base, from: position &+ 1, to: count)
      guard count &- end > 1, base[end] == UInt8(ascii: "\"") else {
        offset = position
        return .value
      }
      append(.string, from: position &+ 1, to: end, isPlainASCII: true, into: &tape)
      position = end &+ 1
      guard base[position] == UInt8(ascii: ",") else {
        offset = position
        return .end
      }
      position &+= 1
    }
  }
}
