internal import JSPrimitives
internal import SourceJSON

/// Outputs as JSON text.
extension RunValues {
  /// Appends a value as `JSON.stringify` writes it.
  ///
  /// The containers that are being written are on a stack of their own, since a schema that refers to itself makes them
  /// as deep as the payload.
  mutating func write(_ value: Value, to output: inout ByteBuffer) {
    guard value.kind == .composite else { return writeSingle(value, to: &output) }
    let outermost = unfinished.count
    var container = UnfinishedContainer(arena.composites[Int(value.index)])
    output.append(UInt8(ascii: container.isArray ? "[" : "{"))
    while true {
      if !container.isArray { writeUnchanged(&container, to: &output) }
      guard container.position < container.end else {
        output.append(UInt8(ascii: container.isArray ? "]" : "}"))
        guard unfinished.count > outermost else { return }
        container = unfinished[unfinished.count - 1]
        unfinished.cut(to: unfinished.count - 1)
        continue
      }
      let member = arena.members[container.position]
      container.position += 1
      if member.value.isOmitted, !container.isArray { continue }
      write(member.key, isFirst: container.isEmpty, to: &output)
      container.isEmpty = false
      guard member.value.kind == .composite else {
        writeSingle(member.value, to: &output)
        continue
      }
      unfinished.append(container)
      container = UnfinishedContainer(arena.composites[Int(member.value.index)])
      output.append(UInt8(ascii: container.isArray ? "[" : "{"))
    }
  }

  /// Appends a value that no schema put together.
  @inline(__always)
  private mutating func writeSingle(_ value: Value, to output: inout ByteBuffer) {
    switch value.kind {
    case .undefined: output.append(literal: "null")
    case .source: writeSource(value, to: &output)
    case .text: JSONWriter.append(string: arena.texts[Int(value.index)].bytes, to: &output)
    case .number, .bigint, .date, .function: writeMade(value, to: &output)
    case .composite: break
    }
  }

  /// Appends a value of a document. Most values are in canonical form already.
  @inline(__always)
  private mutating func writeSource(_ value: Value, to output: inout ByteBuffer) {
    let view = view(value.view)
    let entry = view.entry(Int(value.index))
    switch entry.kind {
    case .null: output.append(literal: "null")
    case .true: output.append(literal: "true")
    case .false: output.append(literal: "false")
    case .string where !entry.hasEscapes && value.view == 0:
      // Only in the document are the quotes certain to be around the string.
      output.append(view.bytes, from: Int(entry.start) &- 1, to: Int(entry.end) &+ 1)
    case .number where Self.isCanonicalInteger(view.bytes(of: entry)):
      output.append(view.bytes(of: entry))
    default:
      writeOther(value, to: &output)
    }
  }

  /// Appends a value of a kind that only coercions make.
  @inline(never)
  private mutating func writeMade(_ value: Value, to output: inout ByteBuffer) {
    JSONWriter.append(json(value), to: &output)
  }

  @inline(never)
  private mutating func writeOther(_ value: Value, to output: inout ByteBuffer) {
    scratch.removeAll(keepingCapacity: true)
    view(value.view).write(at: Int(value.index), to: &scratch)
    scratch.withUnsafeBufferPointer { output.append($0) }
  }

  /// Returns whether a value of the document is written as it is there.
  func isWrittenUnchanged(_ entry: TapeEntry) -> Bool {
    switch entry.kind {
    case .null, .true, .false: true
    case .string: !entry.hasEscapes
    case .number: Self.isCanonicalInteger(document.bytes(of: entry))
    case .array, .object, .key: false
    }
  }

  /// Returns whether a JSON number is an integer that a double holds exactly, in the form that JavaScript writes.
  private static func isCanonicalInteger(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    guard digits.count <= 15, let first = digits.first else { return false }
    if first == UInt8(ascii: "0") { return text.count == 1 }
    return digits.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Appends a key and its colon, after a comma unless it is the first.
  @inline(__always)
  private mutating func write(
    _ key: Arena.Key, isFirst: Bool, to output: inout ByteBuffer
  ) {
    if key.kind == .declared {
      let written = tables.bytes(of: tables.fields[Int(key.index)].writtenKey)
      return output.append(written, from: isFirst ? 1 : 0, to: written.count)
    }
    if !isFirst { output.append(UInt8(ascii: ",")) }
    if key.kind == .text {
      JSONWriter.append(string: arena.texts[Int(key.index)].bytes, to: &output)
      return output.append(UInt8(ascii: ":"))
    }
    guard key.kind == .source else { return }
    let entry = view(key.place).entry(Int(key.index))
    if !entry.hasEscapes, key.place == 0 {
      // Only in the document are the quotes certain to be around the key.
      output.append(document.bytes, from: Int(entry.start) &- 1, to: Int(entry.end) &+ 1)
      return output.append(UInt8(ascii: ":"))
    }
    writeOther(
      Value(kind: .source, view: key.place, index: key.index), to: &output)
    output.append(UInt8(ascii: ":"))
  }
}

/// An array or object of the arena that is being written, or a `Set` or `Map`, of which JSON shows an object without
/// members: a trivial value.
struct UnfinishedContainer {
  let isArray: Bool
  /// Whether nothing in it was written.
  var isEmpty = true
  /// The next member, and the place after the last.
  var position: Int
  let end: Int

  @inline(__always)
  init(_ composite: Arena.Composite) {
    isArray = composite.kind == .array
    let hasMembers = isArray || composite.kind == .object
    position = composite.start + (hasMembers ? 0 : composite.count)
    end = composite.start + composite.count
  }
}
