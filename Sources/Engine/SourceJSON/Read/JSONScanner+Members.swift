extension JSONScanner {
  /// The next thing to read after a fast scan of members.
  enum MemberPlace {
    /// A member that is not yet read, or whatever is there instead.
    case key
    /// A value whose key and colon are read.
    case value
    /// Whatever follows a value.
    case end
  }

  /// Reads members as long as they are plain strings without white space, as programs write most of
  /// them. Stops at the first other thing and leaves it to the general scanner.
  ///
  /// On entry, the offset is where a key begins if there is one.
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
