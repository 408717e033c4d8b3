internal import SourceJSON

/// Members of an output that are in the document as `JSON.stringify` writes them.
extension RunValues {
  /// Writes the next members of an object that are unchanged, those side by side in the document at once.
  @inline(__always)
  mutating func writeUnchanged(
    _ container: inout UnfinishedContainer, to output: inout ByteBuffer
  ) {
    let source = document.bytes
    // The part of the document that is not written yet.
    var start = 0
    var end = 0
    while container.position < container.end {
      guard let member = unchanged(arena.members[container.position]) else { break }
      container.position &+= 1
      // In bounds: a member ends before the end of its object.
      if end > 0, member.start == end &+ 1, source[end] == UInt8(ascii: ",") {
        end = member.end
        continue
      }
      output.append(source, from: start, to: end)
      if !container.isEmpty { output.append(UInt8(ascii: ",")) }
      container.isEmpty = false
      (start, end) = (member.start, member.end)
    }
    output.append(source, from: start, to: end)
  }

  /// Returns the place in the document of a member that is written as it is there: with a plain key and nothing
  /// between key and value.
  @inline(__always)
  private mutating func unchanged(_ member: Arena.Member) -> (start: Int, end: Int)? {
    guard member.key.kind == .declared, member.value.isOfDocument, member.value.index > 0 else {
      return nil
    }
    let entry = document.entry(Int(member.value.index))
    let valueStart: Int
    let valueEnd: Int
    switch entry.kind {
    case .string where !entry.hasEscapes:
      (valueStart, valueEnd) = (Int(entry.start) &- 1, Int(entry.end) &+ 1)
    case .null, .true, .false: (valueStart, valueEnd) = (Int(entry.start), Int(entry.end))
    default: return nil
    }
    // The entry before a member's value is its key, in an array another value.
    let key = document.entry(Int(member.value.index) &- 1)
    guard case .key = key.kind, !key.hasEscapes, Int(key.end) &+ 2 == valueStart,
      let text = document.bytes.baseAddress,
      tables.key(
        tables.fields[Int(member.key.index)].key, is: key, in: text, count: document.bytes.count)
    else { return nil }
    return (Int(key.start) &- 1, valueEnd)
  }
}
