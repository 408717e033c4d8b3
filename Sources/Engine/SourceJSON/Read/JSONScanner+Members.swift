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

  /// Reads members without white space, as programs write them, as long as their values are plain
  /// strings, booleans or null. Stops at the first other thing and leaves it to the general scanner.
  ///
  /// On entry, the offset is where a key begins if there is one.
  @inline(__always)
  mutating func plainMembers(into tape: inout Tape) -> MemberPlace {
    while true {
      // The loop below writes a key and a value at a time.
      if tape.room < 2 { tape.makeRoom(for: 2) }
      if let place = plainMembers(upTo: tape.room &- 1, into: &tape) { return place }
    }
  }

  /// Reads plain members until `limit` or one entry more are written, then returns nil.
  @inline(__always)
  private mutating func plainMembers(upTo limit: Int, into tape: inout Tape) -> MemberPlace? {
    let (base, count) = (base, count)
    let first = tape.count
    // In bounds: the tape has room for an entry more than the limit.
    let entries = tape.entries + first
    var written = 0
    var position = offset
    defer {
      offset = position
      tape.commit(written)
    }
    /// Writes an entry behind the others.
    @inline(__always)
    func write(_ kind: TapeEntry.Kind, _ start: Int, _ end: Int, isPlainASCII: Bool) {
      (entries + written).initialize(
        to: TapeEntry(
          start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
          next: UInt32(truncatingIfNeeded: first &+ written &+ 1), kind: kind,
          isPlainASCII: isPlainASCII, hasEscapes: false))
      written &+= 1
    }
    // In bounds: a byte is read only where the offset is below `count`, and a run ends at `count` at most.
    while written < limit {
      guard position < count, base[position] == UInt8(ascii: "\"") else { return .key }
      let keyEnd = UnescapedRun.end(in: base, from: position &+ 1, to: count)
      guard count &- keyEnd > 2, base[keyEnd] == UInt8(ascii: "\""),
        base[keyEnd &+ 1] == UInt8(ascii: ":")
      else { return .key }
      write(.key, position &+ 1, keyEnd, isPlainASCII: true)
      position = keyEnd &+ 2
      if base[position] == UInt8(ascii: "\"") {
        let end = UnescapedRun.end(in: base, from: position &+ 1, to: count)
        guard count &- end > 1, base[end] == UInt8(ascii: "\"") else { return .value }
        write(.string, position &+ 1, end, isPlainASCII: true)
        position = end &+ 1
      } else {
        guard count &- position > 5, let word = PlainWord(at: base + position) else {
          return .value
        }
        write(word.kind, position, position &+ word.length, isPlainASCII: false)
        position &+= word.length
      }
      guard base[position] == UInt8(ascii: ",") else { return .end }
      position &+= 1
    }
    return nil
  }
}
