internal import JSPrimitives
internal import SourceJSON

/// Outputs as nodes, from which values and types of the program are made.
extension RunValues {
  /// Returns a value of the program, as `JSON.stringify` writes it; undefined becomes null.
  ///
  /// A `bigint`, which it does not write, becomes null too; an output never holds one.
  mutating func json(_ value: Value) -> JSONValue {
    layOut(value)
    count(readingOf: value)
    work.count(nodes.count)
    return nodes.base[0].scalar ?? storage().value(at: 0)
  }

  /// Returns a copy of the nodes that lasts.
  func storage() -> ValueStorage { ValueStorage(nodes, keyOwner: plan) }

  /// Makes the nodes those of a value, valid until the next value or run.
  ///
  /// The containers that are being written are on a stack of their own, as in `write`.
  mutating func layOut(_ value: Value) {
    nodes.removeAll()
    var node = nodes.next()
    guard value.kind == .composite else { return set(node, to: value) }
    let outermost = unfinished.count
    var container = open(value)
    while true {
      guard container.position < container.end else {
        nodes.close()
        guard unfinished.count > outermost else { return }
        container = unfinished[unfinished.count - 1]
        unfinished.cut(to: unfinished.count - 1)
        continue
      }
      let member = arena.members[container.position]
      container.position += 1
      if container.isArray {
        node = nodes.next()
      } else {
        if member.value.isOmitted || appendText(member) { continue }
        node = nodes.next()
        setKey(of: node, to: member.key)
      }
      guard member.value.kind == .composite else {
        set(node, to: member.value)
        continue
      }
      unfinished.append(container)
      container = open(member.value)
    }
  }

  /// Appends a declared field whose value is a string, as most are; false if the member is another one.
  @inline(__always)
  private mutating func appendText(_ member: Arena.Member) -> Bool {
    guard member.key.kind == .declared else { return false }
    let text: Arena.Text
    switch member.value.kind {
    case .text: text = arena.texts[Int(member.value.index)]
    case .source:
      let view = view(member.value.view)
      let entry = view.entry(Int(member.value.index))
      guard entry.kind == .string, !entry.hasEscapes else { return false }
      text = Arena.Text(bytes: view.bytes(of: entry), isASCII: entry.isPlainASCII)
    default: return false
    }
    nodes.append(
      text.bytes, isASCII: text.isASCII,
      key: tables.bytes(of: tables.fields[Int(member.key.index)].key))
    return true
  }

  /// Makes the last node an array or object of the arena.
  private mutating func open(_ value: Value) -> UnfinishedContainer {
    let container = UnfinishedContainer(arena.composites[Int(value.index)])
    nodes.open(
      container.isArray ? .array : .object,
      isInOrder: container.isArray || areDeclared(container))
    return container
  }

  /// Returns whether all keys are those of fields in the order of their declaration, which is JavaScript's.
  private func areDeclared(_ container: UnfinishedContainer) -> Bool {
    var last = -1
    for position in container.position..<container.end {
      let key = arena.members[position].key
      guard key.kind == .declared, Int(key.index) > last else { return false }
      last = Int(key.index)
    }
    return true
  }

  @inline(__always)
  private mutating func setKey(of node: UnsafeMutablePointer<ValueNode>, to key: Arena.Key) {
    switch key.kind {
    case .none: break
    case .declared:
      node.pointee.setKey(tables.bytes(of: tables.fields[Int(key.index)].key))
      node.pointee.hasLastingKey = true
    case .text: node.pointee.setKey(arena.texts[Int(key.index)].bytes)
    case .source:
      let view = view(key.place)
      nodes.setKey(of: node, to: view[Int(key.index)], of: view)
    }
  }

  /// Gives the last node a value that no schema put together.
  @inline(__always)
  private mutating func set(_ node: UnsafeMutablePointer<ValueNode>, to value: Value) {
    switch value.kind {
    case .source: nodes.setLast(to: Int(value.index), of: view(value.view))
    case .text:
      let text = arena.texts[Int(value.index)]
      node.pointee.setText(text.bytes, .string)
      node.pointee.isASCII = text.isASCII
    case .number: node.pointee.setNumber(arena.numbers[Int(value.index)])
    case .date:
      guard let text = JSDate.isoText(arena.numbers[Int(value.index)]) else { break }
      node.pointee.setText(nodes.copy(Array(text.utf8)), .string)
    case .undefined, .bigint, .function, .composite: break
    }
  }
}
