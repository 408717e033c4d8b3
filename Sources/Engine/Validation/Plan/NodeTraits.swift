internal import JSPrimitives
internal import SourceJSON

/// The properties of each node of a plan on which a run may rely, from the nodes below it.
struct NodeTraits {
  /// Whether a node's output has no value that its input does not have in the same position.
  private(set) var keepsValues: [Bool]
  /// The same, besides constants for absent members.
  private(set) var onlyFills: [Bool]
  /// Whether a node or one below it may report a key, so that an intersection may take the issue back.
  private(set) var reportsKeys: [Bool]
  /// Whether no node below a node, and no check of theirs, looks at an array or object that another one made.
  private(set) var leavesOutput: [Bool]
  /// Whether a node surely accepts an absent value, whatever its output is.
  private(set) var acceptsAbsent: [Bool] = []
  /// The number of nodes that are nested in a node, up to references.
  private(set) var heights: [Int] = []
  /// The nodes above each node.
  private let parents: [[Int32]]

  init(_ builder: PlanBuilder) {
    let children = builder.nodes.map(builder.children)
    var parents = [[Int32]](repeating: [], count: children.count)
    for (index, below) in children.enumerated() {
      for child in below { parents[Int(child)].append(Int32(index)) }
    }
    self.parents = parents
    keepsValues = builder.nodes.map(builder.keepsValues)
    onlyFills = zip(builder.nodes, keepsValues).map { $1 || builder.fillsAbsent($0) }
    for node in builder.nodes where node.opcode == .tuple {
      // A constant for an absent item makes a longer array.
      for item in builder.items[node.items] where !keepsValues[Int(item)] {
        onlyFills[Int(item)] = false
      }
    }
    reportsKeys = builder.nodes.map(builder.reportsKeys)
    leavesOutput = builder.nodes.map(builder.looksAtNoOutput)
    Self.spread(false, in: &keepsValues, to: parents)
    Self.spread(false, in: &onlyFills, to: parents)
    Self.spread(true, in: &reportsKeys, to: parents)
    Self.spread(false, in: &leavesOutput, to: parents)
    for node in builder.nodes {
      acceptsAbsent.append(builder.acceptsAbsent(node, below: acceptsAbsent))
    }
    for (index, below) in children.enumerated() {
      // The compiler adds a node after the nodes below it, except for what a reference names.
      heights.append((below.filter { $0 < index }.map { heights[Int($0)] }.max() ?? 0) + 1)
    }
  }

  /// Returns for each node whether it is scalar, or a container whose members are, also in wrappers.
  func cheapNodes(_ builder: PlanBuilder, isScalar: [Bool]) -> [Bool] {
    var isCheap: [Bool] = []
    for (place, node) in builder.nodes.enumerated() {
      let below =
        switch node.opcode {
        case .optional, .nullable, .default: isCheap
        case .array, .tuple, .record: isScalar
        case .object where builder.objects[Int(node.object)].isJudged: isScalar
        default: [Bool]()
        }
      let checks = builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
      isCheap.append(
        isScalar[place]
          || checks.allSatisfy(\.isJudged)
            && builder.children(of: node).allSatisfy { Int($0) < below.count && below[Int($0)] }
      )
    }
    return isCheap
  }

  /// Returns for each node whether it or one below it may throw where Zod does: on outputs that can't be merged, in a check
  /// with its own condition or of another type than its value, on a schema that Zod can't run, and on one without end.
  ///
  /// - Parameter surelyMerges: False for each intersection whose outputs may differ.
  func throwingNodes(_ builder: PlanBuilder, surelyMerges: [Bool]) -> [Bool] {
    let checks = ThrowingChecks(builder)
    let endless = EndlessNodes(builder, keepsValues: keepsValues).isEndless
    var throwing = builder.nodes.indices.map { place in
      let node = builder.nodes[place]
      return !surelyMerges[place] || node.opcode == .failing || endless[place]
        || builder.checks[Int(node.firstCheck)..<Int(node.endCheck)].contains { $0.when >= 0 }
        || checks.mayThrow(place)
    }
    Self.spread(true, in: &throwing, to: parents)
    return throwing
  }

  /// Returns for each node whether it or one below it may leave a run undecided, by throwing as Zod does or in a function.
  ///
  /// In a scalar, functions on bytes don't count, so that unions of texts keep their speed: one that throws behind a check that
  /// failed is not noticed there.
  func fallibleNodes(_ builder: PlanBuilder, throwing: [Bool], isScalar: [Bool]) -> [Bool] {
    // The text of a date is that of the local time.
    let convertsDates = builder.makesDates
    func nodes(besidesTexts: Bool) -> [Bool] {
      var fallible = zip(builder.nodes, throwing).map { node, throwing in
        throwing || convertsDates && node.opcode == .coerced
          || builder.mayFail(node, besidesTexts: besidesTexts)
      }
      Self.spread(true, in: &fallible, to: parents)
      return fallible
    }
    let (all, ofScalars) = (nodes(besidesTexts: false), nodes(besidesTexts: true))
    return isScalar.indices.map { isScalar[$0] ? ofScalars[$0] : all[$0] }
  }

  /// Gives every node a value that one below it has, also through references, in time linear in the nodes.
  private static func spread(_ value: Bool, in table: inout [Bool], to parents: [[Int32]]) {
    var waiting = table.indices.filter { table[$0] == value }
    while let index = waiting.popLast() {
      for parent in parents[index] where table[Int(parent)] != value {
        table[Int(parent)] = value
        waiting.append(Int(parent))
      }
    }
  }
}

extension PlanBuilder {
  /// Returns the nodes that a node runs.
  func children(of node: PlanNode) -> [Int32] {
    switch node.opcode {
    case .array, .set: [node.element]
    case .map: [node.key, node.element]
    case .tuple: items[node.items] + (node.rest < 0 ? [] : [node.rest])
    case .record: [node.element] + (node.key < 0 ? [] : [node.key])
    case .keyedRecord:
      fieldNodes(of: node) + [node.element] + (node.key < 0 ? [] : [node.key])
    case .object: fieldNodes(of: node)
    case .union, .exclusiveUnion: Array(items[node.options])
    case .discriminatedUnion: options(of: node)
    case .intersection, .pipe, .codec: [node.input, node.output].filter { $0 >= 0 }
    case .optional, .nonoptional, .nullable, .default, .prefault, .catch, .success, .same,
      .detached, .explained:
      [node.inner]
    case .string, .number, .boolean, .null, .undefined, .nan, .bigint, .date, .function, .foreign,
      .coerced, .anything, .never, .literal, .templateLiteral, .stringbool, .transform, .failing:
      []
    }
  }

  private func fieldNodes(of node: PlanNode) -> [Int32] {
    let object = objects[Int(node.object)]
    let own = fields[Int(object.firstField)..<Int(object.firstField + object.fieldCount)]
    return own.map(\.node) + (object.catchall < 0 ? [] : [object.catchall])
  }

  private func options(of union: PlanNode) -> [Int32] {
    let table = discriminators[Int(union.discriminator)]
    let listed = Array(items[Int(table.firstOption)..<Int(table.endOption)])
    return listed + cases[Int(table.firstCase)..<Int(table.endCase)].map(\.node)
      + (table.absentNode < 0 ? [] : [table.absentNode])
  }

  /// Returns whether a node itself gives on what it was given, besides members that it leaves out.
  fileprivate func keepsValues(_ node: PlanNode) -> Bool {
    guard checks[Int(node.firstCheck)..<Int(node.endCheck)].allSatisfy(\.keepsValue) else {
      return false
    }
    switch node.opcode {
    case .object, .keyedRecord: return !objects[Int(node.object)].inheritsFields
    // A key such as "1.0" may become that of its number.
    case .record: return node.key < 0 || nodes[Int(node.key)].opcode == .string
    case .string, .number, .boolean, .null, .undefined, .nan, .bigint, .date, .anything, .never,
      .literal, .templateLiteral, .array, .tuple, .union, .exclusiveUnion, .discriminatedUnion,
      .intersection, .optional, .nonoptional, .nullable, .same:
      return true
    default: return false
    }
  }

  /// Returns whether a node itself gives on what it was given, or a constant instead of nothing.
  fileprivate func fillsAbsent(_ node: PlanNode) -> Bool {
    switch node.opcode {
    case .default, .prefault:
      checks[Int(node.firstCheck)..<Int(node.endCheck)].allSatisfy(\.keepsValue)
    default: false
    }
  }

  /// Returns whether a node accepts an absent value, by that of the nodes before it.
  fileprivate func acceptsAbsent(_ node: PlanNode, below: [Bool]) -> Bool {
    guard node.firstCheck == node.endCheck else { return false }
    func accepts(_ index: Int32) -> Bool { Int(index) < below.count && below[Int(index)] }
    switch node.opcode {
    case .anything: return true
    // Other constants than those of JSON may leave the run undecided.
    case .default: return node.valueFunction == -1
    case .optional: return !node.runsOnAbsent || accepts(node.inner)
    case .nullable, .same: return accepts(node.inner)
    case .union: return items[node.options].first.map(accepts) ?? false
    default: return false
    }
  }

  /// Returns whether a record accepts each of its fixed keys as it is, so that its output has them in the same order.
  func keepsFixedKeys(_ node: PlanNode) -> Bool {
    let object = objects[Int(node.object)]
    guard !object.isExplained else { return false }
    // A number is another key than its text, the same key may be listed twice, and array indices come first.
    let hasPlainFields = fields[
      Int(object.firstField)..<Int(object.firstField + object.fieldCount)
    ].allSatisfy { field in
      let first = Int(field.key.start)
      let key = JSText(wtf8: Array(bytes[first..<first + Int(field.key.length)]))
      return !field.isIndex && field.twin < 0 && JSONObject.arrayIndex(key) == nil
    }
    guard hasPlainFields, node.key >= 0 else { return hasPlainFields }
    let key = nodes[Int(node.key)]
    return key.opcode == .literal && key.firstCheck == key.endCheck
  }

  /// Returns whether a node itself may report a key.
  fileprivate func reportsKeys(_ node: PlanNode) -> Bool {
    switch node.opcode {
    case .object: objects[Int(node.object)].unknownKeys == .reject
    case .record: node.key >= 0
    case .keyedRecord: true
    case .explained, .transform, .codec: true
    default: checks[Int(node.firstCheck)..<Int(node.endCheck)].contains { !$0.isJudged }
    }
  }

  /// Returns whether a node's own functions or checks may leave a run undecided, maybe besides functions on bytes.
  fileprivate func mayFail(_ node: PlanNode, besidesTexts: Bool) -> Bool {
    func mayFail(_ transform: Int32) -> Bool {
      let transform = transforms[Int(transform)]
      return transform.mayFail && !(besidesTexts && transform.textFunction != nil)
    }
    switch node.opcode {
    case .transform, .codec: if mayFail(node.transform) { return true }
    case .default, .prefault, .catch: if node.valueFunction >= 0 { return true }
    // Before 4.2.1 reading the prototype of a constructor that is null throws.
    case .record, .keyedRecord: if rules.readsConstructor { return true }
    default: break
    }
    return checks[Int(node.firstCheck)..<Int(node.endCheck)].contains { check in
      switch check.opcode {
      case .custom: !isWritten(check.predicate)
      case .overwrite: mayFail(check.transform)
      case .function, .property: true
      default: false
      }
    }
  }

  /// Returns whether a predicate has no function that may throw its own error: it is data, or one of the engine's.
  private func isWritten(_ predicate: Int32) -> Bool {
    switch planPredicates[Int(predicate)].test {
    case .text, .hasAnyField: true
    case .fields, .value: predicates[Int(predicate)].written != nil
    case .other: false
    }
  }

  /// Whether a node or constant of the schema makes dates.
  fileprivate var makesDates: Bool {
    !madeConstants.isEmpty
      || nodes.contains { node in
        node.opcode == .date
          || node.opcode == .coerced
            && node.coercion == Int32(CoercionOpcode.date.rawValue)
      }
  }

  /// Returns whether a node looks at no array or object that one below it made, besides its length.
  fileprivate func looksAtNoOutput(_ node: PlanNode) -> Bool {
    switch node.opcode {
    case .string, .number, .boolean, .null, .undefined, .nan, .bigint, .date, .literal,
      .templateLiteral, .anything, .never:
      return true
    case .transform, .codec, .pipe, .success, .catch, .function, .detached, .explained: return false
    default: break
    }
    let checks = checks[Int(node.firstCheck)..<Int(node.endCheck)]
    // The length of an object is a member.
    return node.opcode == .array ? checks.allSatisfy(\.hasOwnCondition) : checks.isEmpty
  }
}

extension PlanCheck {
  /// Whether the check surely leaves its value as it is.
  fileprivate var keepsValue: Bool {
    switch opcode {
    case .url, .urlOptions, .overwrite, .function, .hasMembers, .property: false
    default: when < 0
    }
  }
}

extension PlanObject {
  /// Whether a run for the verdict treats the object, without its prototype.
  fileprivate var isJudged: Bool { !isExplained && !inheritsFields }
}
