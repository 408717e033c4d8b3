internal import JSPrimitives

/// Values of scanned texts and of the program as nodes. Neither way recurses.
extension ValueNodes {
  /// Gives the last node the value of an entry of a scanned text, with everything inside it.
  ///
  /// - Parameters:
  ///   - index: The value's entry.
  ///   - view: The text, whose bytes outlive the nodes.
  package mutating func setLast(to index: Int, of view: JSONView) {
    let outermost = current
    setLast(to: view[index], of: view)
    guard current != outermost else { return }
    var ends = [Int(view[index].next)]
    var entry = index + 1
    while let end = ends.last {
      guard entry < end else {
        ends.removeLast()
        close()
        continue
      }
      let node = next()
      if base[current].kind == .object {
        setKey(of: node, to: view[entry], of: view)
        entry += 1
      }
      let open = current
      setLast(to: view[entry], of: view)
      if current != open { ends.append(Int(view[entry].next)) }
      entry += 1
    }
  }

  /// Gives a node the key of an entry.
  package mutating func setKey(
    of node: UnsafeMutablePointer<ValueNode>, to entry: TapeEntry, of view: JSONView
  ) {
    var bytes = view.source(of: entry)
    if entry.hasEscapes { bytes = copy(view.text(of: entry).bytes) }
    node.pointee.setKey(bytes)
  }

  /// Gives the last node the value of an entry if it is a scalar, or opens a container.
  @inline(__always)
  private mutating func setLast(to entry: TapeEntry, of view: JSONView) {
    let node = base + (count - 1)
    switch entry.kind {
    case .null: break
    case .true: node.pointee.kind = .true
    case .false: node.pointee.kind = .false
    case .number: node.pointee.setText(view.source(of: entry), .literal)
    case .string, .key:
      node.pointee.setText(view.source(of: entry), entry.hasEscapes ? .escaped : .string)
      node.pointee.isASCII = entry.isPlainASCII
    case .array: open(.array, isInOrder: true)
    case .object: open(.object, isInOrder: false)
    }
  }

  /// Appends a value of the program.
  package mutating func append(_ value: JSONValue) {
    var containers: [ValueParts] = []
    append(value, key: nil, containers: &containers)
    while let last = containers.indices.last {
      guard let (key, value) = containers[last].next() else {
        containers.removeLast()
        close()
        continue
      }
      append(value, key: key, containers: &containers)
    }
  }

  private mutating func append(_ value: JSONValue, key: JSText?, containers: inout [ValueParts]) {
    let node = next()
    if let key { node.pointee.setKey(copy(key.bytes)) }
    switch value {
    case .null: break
    case .boolean(let value): node.pointee.kind = value ? .true : .false
    case .number(let number): node.pointee.setNumber(number)
    case .string(let text):
      node.pointee.setText(copy(text.bytes), .string)
      node.pointee.isASCII = text.isASCII
    case .array(let elements):
      open(.array, isInOrder: true)
      containers.append(.elements(elements.makeIterator()))
    case .object(let object):
      // An object of the program is in order.
      open(.object, isInOrder: true)
      containers.append(.members(object.members.makeIterator()))
    }
  }

  /// Appends the nodes of a value.
  package mutating func append(_ nodes: UnsafePointer<ValueNode>, at index: Int) {
    for index in index..<index + Int(nodes[index].size) {
      next().pointee = nodes[index]
    }
  }
}

/// The elements or members of a value that are still to be appended.
private enum ValueParts {
  case elements(IndexingIterator<[JSONValue]>)
  case members(IndexingIterator<[JSONObject.Member]>)

  mutating func next() -> (key: JSText?, value: JSONValue)? {
    switch self {
    case .elements(var rest):
      defer { self = .elements(rest) }
      return rest.next().map { (nil, $0) }
    case .members(var rest):
      defer { self = .members(rest) }
      return rest.next().map { ($0.key, $0.value) }
    }
  }
}
