internal import SourceJSON

/// Refusals in one pass.
extension OnePass {
  /// Notes that an object is invalid; true.
  ///
  /// - Parameters:
  ///   - node: The object's node.
  ///   - field: The place among the refused fields of its last one, or -1.
  ///   - firstSlot: The place of the first field's output in the slots.
  ///   - kept: A bit for each field whose output is kept.
  ///   - text: The text.
  @inline(never)
  mutating func refuse(
    _ node: UnsafePointer<PlanNode>, field: Int32, firstSlot: Int, kept: UInt64,
    in text: inout OnePassText
  ) -> Bool {
    let object = tables.objects[Int(node.pointee.object)]
    let kept = kept & (.max >> UInt64(PlanObject.greatestOnePassCount - object.fieldCount))
    var refused = RefusedObject(
      node: Int32(truncatingIfNeeded: node - tables.nodes.base), lastField: field, kept: kept,
      firstOutput: refusals.outputs.count)
    refused.kept &= ~refusals.bits(of: refused)
    var rest = refused.kept
    while rest != 0 {
      // In bounds: there is a slot for each field if outputs are kept.
      refusals.add(output: operations.slots[firstSlot &+ rest.trailingZeroBitCount])
      rest &= rest &- 1
    }
    text.refuse(.undefined, object: refusals.add(refused))
    return true
  }

  /// Notes that a field's text is refused, and returns its place among the refused fields.
  ///
  /// - Parameters:
  ///   - number: The number of the field in its object.
  ///   - string: Its value, in the text.
  ///   - previous: The place of the object's field that was refused before, or -1.
  ///   - text: The text.
  ///   - tape: The tape, which gets the value.
  @inline(never)
  mutating func refuse(
    _ number: Int32, _ string: UnsafeBufferPointer<UInt8>, after previous: Int32,
    in text: OnePassText, _ tape: inout Tape
  ) -> Int32 {
    let index = tape.count
    let start = string.baseAddress.map { $0 - text.base } ?? 0
    tape.append(
      TapeEntry(
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: start &+ string.count),
        next: UInt32(truncatingIfNeeded: index &+ 1), kind: .string, isPlainASCII: true,
        hasEscapes: false))
    // The tape may have moved.
    values.show(JSONView(bytes: text.bytes, entries: tape.entries, count: tape.count))
    return refusals.add(
      RefusedField(number: number, value: .document(index), object: -1, previous: previous))
  }
}
