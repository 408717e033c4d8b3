/// Writes a YAML document as JSON.
struct YAMLWriter {
  private let nodes: [YAMLNode]
  private let tags: [String]
  private let scalars: YAMLScalarText
  private var output: MappedJSON
  private let maximumDepth: Int
  private let maximumExpansion: Int
  private let maximumMemory: Int
  /// The number of values that were written for aliases, and of maps that were merged.
  private(set) var expanded = 0
  /// The most values that the aliases of the stream may still expand to.
  private let streamExpansion: Int

  /// Returns a document as JSON.
  ///
  /// - Parameter root: The node of the document.
  mutating func json(of root: Int32) throws(FormatError) -> MappedJSON {
    try value(root, depth: 0, alias: nil)
    return output
  }

  /// A writer of the current document of a reader.
  init(_ reader: YAMLReader) {
    nodes = reader.nodes
    tags = reader.tags
    scalars = YAMLScalarText(bytes: reader.cursor.bytes)
    // The nodes stay in memory until their text is complete.
    maximumMemory = reader.maximumMemory - reader.nodes.count * MemoryLayout<YAMLNode>.stride
    output = MappedJSON(limit: reader.maximumBytes, maximumMemory: maximumMemory)
    maximumDepth = reader.maximumDepth
    maximumExpansion = reader.maximumExpansion
    streamExpansion = reader.expansionLeft
  }

  /// The alias that a value is written for.
  private struct Alias {
    var range: Range<Int>
    /// Whether this is the value itself, and not one inside it.
    var isWhole: Bool

    var inside: Alias { Alias(range: range, isWhole: false) }
  }

  private mutating func value(
    _ index: Int32, depth: Int, alias: Alias?
  ) throws(FormatError) {
    let node = nodes[Int(index)]
    if let alias { try expand(alias.range) }
    switch node.kind {
    case .alias:
      try value(
        node.detail, depth: depth, alias: alias?.inside ?? Alias(range: node.range, isWhole: true))
    case .sequence, .mapping:
      guard depth < maximumDepth else {
        throw FormatError(
          "nested deeper than the limit of \(maximumDepth)",
          at: alias?.range.lowerBound ?? node.range.lowerBound, isLimit: true)
      }
      try checkTag(of: node, is: node.kind == .sequence ? "seq" : "map")
      let range = origin(of: node, alias)
      let width = UTF8Text.width(at: range.lowerBound, in: scalars.bytes)
      let start = range.lowerBound..<min(range.lowerBound + width, range.upperBound)
      let end = range.upperBound..<range.upperBound
      if node.kind == .sequence {
        try output.append("[", from: start)
        try items(of: node, depth: depth + 1, alias: alias?.inside)
        try output.append("]", from: end)
      } else {
        try output.append("{", from: start)
        try members(of: index, depth: depth + 1, alias: alias?.inside)
        try output.append("}", from: end)
      }
    case .empty, .plain, .singleQuoted, .doubleQuoted, .literal, .folded: try scalar(node, alias)
    }
  }

  /// Returns the range that a value points to: the alias for its whole value, else the value.
  private func origin(of node: YAMLNode, _ alias: Alias?) -> Range<Int> {
    if let alias, alias.isWhole { return alias.range }
    var end = node.range.upperBound
    while end > node.range.lowerBound, YAMLReader.isBlank(scalars.bytes[end - 1]) { end -= 1 }
    return node.range.lowerBound..<end
  }

  private mutating func expand(_ alias: Range<Int>) throws(FormatError) {
    expanded += 1
    guard expanded <= maximumExpansion else {
      throw FormatError(
        "the aliases expand to more than the limit of \(maximumExpansion) values",
        at: alias.lowerBound, isLimit: true)
    }
    guard expanded <= streamExpansion else {
      throw FormatError(
        """
        the aliases of all documents expand to more than the limit of \(maximumExpansion) values and \
        \(YAMLReader.expansionOfByte) for each byte of the file
        """, at: alias.lowerBound, isLimit: true)
    }
  }

  private mutating func items(
    of node: YAMLNode, depth: Int, alias: Alias?
  ) throws(FormatError) {
    var child = node.firstChild
    while child >= 0 {
      if child != node.firstChild { output.append(",") }
      try value(child, depth: depth, alias: alias)
      child = nodes[Int(child)].next
    }
  }

  private mutating func members(
    of index: Int32, depth: Int, alias: Alias?
  ) throws(FormatError) {
    let members = try mergedMembers(of: index, depth: depth)
    for (number, member) in members.enumerated() {
      if number > 0 { output.append(",") }
      try key(member.key, member.name)
      output.append(":")
      // What was merged is inside the alias, whose value is not given here.
      try value(member.value, depth: depth, alias: alias)
    }
  }

  /// The bytes of memory of a member and of its name in a set, both of which grow by their own size.
  private static let memberMemory = 160

  /// A member of a map, with the text of its key.
  private struct Member {
    var name: [UInt8]
    var key: Int32
    var value: Int32
  }

  /// Returns the members of a map and, behind them, those that `<<` adds: of several maps, the first one with a key.
  private mutating func mergedMembers(of index: Int32, depth: Int) throws(FormatError) -> [Member] {
    var members: [Member] = []
    var names: Set<[UInt8]> = []
    var merged: [Int32] = []
    var child = nodes[Int(index)].firstChild
    while child >= 0 {
      let key = child
      let value = nodes[Int(key)].next
      guard value >= 0 else { break }
      child = nodes[Int(value)].next
      guard members.count < maximumMemory / Self.memberMemory else {
        throw FormatError.memory(limit: maximumMemory, at: nodes[Int(key)].range.lowerBound)
      }
      let node = target(of: key)
      let name = try name(of: node, from: nodes[Int(key)].range)
      guard names.insert(name).inserted else {
        throw FormatError(
          "the key \"\(String(decoding: name, as: UTF8.self))\" is given twice",
          at: nodes[Int(key)].range.lowerBound)
      }
      if node.kind == .plain, node.tag < 0, name == Array("<<".utf8) {
        merged.append(value)
      } else {
        members.append(Member(name: name, key: key, value: value))
      }
    }
    for value in merged {
      for map in try mapsToMerge(value) {
        try expand(nodes[Int(value)].range)
        guard depth < maximumDepth else {
          throw FormatError(
            "nested deeper than the limit of \(maximumDepth)",
            at: nodes[Int(value)].range.lowerBound, isLimit: true)
        }
        for member in try mergedMembers(of: map, depth: depth + 1)
        where names.insert(member.name).inserted {
          try expand(nodes[Int(value)].range)
          members.append(member)
        }
      }
    }
    return members
  }

  /// Returns the maps that the value of `<<` names.
  private func mapsToMerge(_ value: Int32) throws(FormatError) -> [Int32] {
    let index = resolved(value)
    switch nodes[Int(index)].kind {
    case .mapping: return [index]
    case .sequence:
      var maps: [Int32] = []
      var child = nodes[Int(index)].firstChild
      while child >= 0 {
        let map = resolved(child)
        guard nodes[Int(map)].kind == .mapping else { throw notAMap(child) }
        maps.append(map)
        child = nodes[Int(child)].next
      }
      return maps
    default: throw notAMap(value)
    }
  }

  private func notAMap(_ index: Int32) -> FormatError {
    FormatError(
      "\"<<\" merges a map or a list of maps", at: nodes[Int(index)].range.lowerBound)
  }

  /// Returns the index of a node that is not an alias. The node of an alias is never an alias.
  private func resolved(_ index: Int32) -> Int32 {
    let node = nodes[Int(index)]
    return node.kind == .alias ? node.detail : index
  }

  private func target(of index: Int32) -> YAMLNode { nodes[Int(resolved(index))] }

  /// Returns the text of a key: that of its value as JSON, unless it is a string.
  private func name(of node: YAMLNode, from range: Range<Int>) throws(FormatError) -> [UInt8] {
    guard !node.kind.isCollection else {
      throw FormatError(
        "JSON has no \(node.kind == .mapping ? "map" : "list") as a key", at: range.lowerBound)
    }
    switch try typed(node) {
    case .string: return try scalars.text(of: node)
    case .null: return Array("null".utf8)
    case .boolean(let value): return Array("\(value)".utf8)
    case .number(let text): return text
    case .infinite, .tooLong: return try scalars.text(of: node)
    }
  }

  private mutating func key(_ index: Int32, _ name: [UInt8]) throws(FormatError) {
    let range = nodes[Int(index)].range
    let node = target(of: index)
    if case .string = try typed(node), node.kind != .empty {
      return try string(node, nodes[Int(index)].kind == .alias ? range : nil)
    }
    try output.append("\"", from: range.lowerBound..<range.lowerBound)
    try output.append(escaping: name, from: range)
    try output.append("\"", from: range.upperBound..<range.upperBound)
  }

  private mutating func scalar(_ node: YAMLNode, _ alias: Alias?) throws(FormatError) {
    let range = origin(of: node, alias)
    switch try typed(node) {
    case .string: try string(node, alias?.isWhole == true ? range : nil)
    case .null: try output.append("null", from: range)
    case .boolean(let value): try output.append(value ? "true" : "false", from: range)
    case .number(let text): try output.append(text, from: range)
    case .infinite:
      throw FormatError("JSON has no infinity and no NaN", at: range.lowerBound)
    case .tooLong:
      throw FormatError(
        "a number of more than \(NumberText.maximumDigits) digits", at: range.lowerBound,
        isLimit: true)
    }
  }

  /// Writes a string. Each part of it points to its own origin, unless one is given for all of it.
  private mutating func string(_ node: YAMLNode, _ origin: Range<Int>?) throws(FormatError) {
    let range = origin ?? self.origin(of: node, nil)
    let isQuoted = origin == nil && (node.kind == .doubleQuoted || node.kind == .singleQuoted)
    let width = isQuoted ? 1 : 0
    var output = output
    self.output = MappedJSON(limit: 0)
    defer { self.output = output }
    try output.append("\"", from: range.lowerBound..<range.lowerBound + width)
    try scalars.forEachPiece(of: node) { (piece) throws(FormatError) in
      switch piece {
      case .text(let text, let place): try output.append(escaping: text, from: origin ?? place)
      case .unit(let unit, let place):
        if (0x20..<0x7F).contains(unit) {
          try output.append(escaping: [UInt8(unit)], from: origin ?? place)
        } else {
          try output.append(unit: unit, from: origin ?? place)
        }
      }
    }
    try output.append("\"", from: range.upperBound - width..<range.upperBound)
  }

  /// Returns the value of a scalar by its tag, or else by the core schema.
  private func typed(_ node: YAMLNode) throws(FormatError) -> CoreSchema.Scalar {
    guard node.tag >= 0 else {
      switch node.kind {
      case .empty: return .null
      case .plain: return CoreSchema.scalar(try scalars.text(of: node))
      default: return .string
      }
    }
    let tag = tags[Int(node.tag)]
    let text = node.kind == .empty ? [] : try scalars.text(of: node)
    switch tag {
    case "!", YAMLReader.corePrefix + "str": return .string
    case YAMLReader.corePrefix + "null", YAMLReader.corePrefix + "bool",
      YAMLReader.corePrefix + "int", YAMLReader.corePrefix + "float":
      let name = tag.dropFirst(YAMLReader.corePrefix.count)
      let value = CoreSchema.scalar(text)
      let isRight =
        switch value {
        case .null: name == "null"
        case .boolean: name == "bool"
        case .number(let digits):
          name == "float"
            || (name == "int" && digits.allSatisfy { $0 != 0x2E && $0 | 0x20 != 0x65 })
        case .infinite: name == "float"
        case .tooLong: name == "int"
        case .string: false
        }
      guard isRight else {
        throw FormatError(
          "the value is not of its tag, !!\(name)", at: node.range.lowerBound)
      }
      return value
    default: throw unknownTag(tag, node)
    }
  }

  /// Throws unless a collection has no tag, or that of its kind.
  private func checkTag(of node: YAMLNode, is name: String) throws(FormatError) {
    guard node.tag >= 0 else { return }
    let tag = tags[Int(node.tag)]
    guard tag == "!" || tag == YAMLReader.corePrefix + name else { throw unknownTag(tag, node) }
  }

  private func unknownTag(_ tag: String, _ node: YAMLNode) -> FormatError {
    let shown =
      tag.hasPrefix(YAMLReader.corePrefix)
      ? "!!\(tag.dropFirst(YAMLReader.corePrefix.count))" : tag
    return FormatError(
      "JSON has no value with the tag \(shown)", at: node.range.lowerBound)
  }
}
