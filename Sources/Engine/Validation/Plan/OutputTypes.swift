internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The types of the outputs of a plan's nodes. A node may have only some of the types, but no others.
struct OutputTypes {
  private let builder: PlanBuilder
  /// For each node, the types of its output behind its checks.
  private(set) var types: [ZodSchema.ValueTypes]

  /// The rounds until the types of schemas that contain themselves are known; those of the rest are then all.
  private static let greatestRoundCount = 16

  init(_ builder: PlanBuilder) {
    self.builder = builder
    types = Array(repeating: [], count: builder.nodes.count)
    for _ in 0..<Self.greatestRoundCount {
      var isDone = true
      // A node comes after the nodes below it, except for what a reference names.
      for (place, node) in builder.nodes.enumerated() {
        var made = made(by: node)
        for check in checks(of: node) { made = behind(check, made) }
        guard made != types[place] else { continue }
        types[place] = made
        isDone = false
      }
      if isDone { return }
    }
    types = Array(repeating: .all, count: types.count)
  }

  /// Returns the types of a node's output before its checks.
  func made(by node: PlanNode) -> ZodSchema.ValueTypes {
    func below(_ place: Int32) -> ZodSchema.ValueTypes { types[Int(place)] }
    switch node.opcode {
    case .string, .templateLiteral: return .string
    case .number, .nan: return .number
    case .boolean, .stringbool, .success: return .boolean
    case .null: return .null
    case .undefined: return .undefined
    case .bigint: return .bigint
    case .date: return .date
    case .never, .failing: return []
    case .function, .foreign, .anything: return .all
    case .coerced: return coerced(node)
    case .literal:
      return builder.literals[node.literals].reduce(into: []) { $0.formUnion(.init($1)) }
    case .array, .tuple: return .array
    case .set: return .init(.set)
    case .map: return .init(.map)
    case .record, .keyedRecord, .object: return .object
    case .union, .exclusiveUnion, .discriminatedUnion:
      return builder.children(of: node).reduce(into: []) { $0.formUnion(below($1)) }
    case .intersection: return below(node.input).union(below(node.output))
    case .optional: return below(node.inner).union(.undefined)
    case .nonoptional: return below(node.inner).subtracting(.undefined)
    case .nullable: return below(node.inner).union(.null)
    case .default: return below(node.inner).subtracting(.undefined).union(constant(of: node))
    case .catch: return below(node.inner).union(constant(of: node))
    case .prefault, .same, .detached, .explained: return below(node.inner)
    case .pipe:
      // Where a pipe does not abort, checks run on the output of its first side.
      return builder.rules.pipesAbort
        ? below(node.output) : below(node.output).union(below(node.input))
    case .codec: return node.output < 0 ? .all : below(node.output)
    case .transform: return result(of: node.transform, for: .all)
    }
  }

  /// Returns the types of a value behind a check.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - given: The types before it.
  func behind(_ check: PlanCheck, _ given: ZodSchema.ValueTypes) -> ZodSchema.ValueTypes {
    switch check.opcode {
    case .overwrite: result(of: check.transform, for: given)
    case .function: .all
    default: given
    }
  }

  /// Returns the types of the member under a key of an object that a node's check gets.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - node: The node.
  ///   - end: The index of the check.
  func member(_ key: PlanText, of node: PlanNode, before end: Int) -> ZodSchema.ValueTypes {
    guard !isInherited(key), !isReplaced(by: Int(node.firstCheck)..<end) else { return .all }
    var member: ZodSchema.ValueTypes = []
    // The nodes that may make the object, each once.
    var waiting = [node]
    var seen: Set<Int32> = []
    while let node = waiting.popLast() {
      var parts: [Int32] = []
      switch node.opcode {
      case .object: member.formUnion(self.member(key, in: builder.objects[Int(node.object)]))
      case .record, .keyedRecord: member.formUnion(types[Int(node.element)].union(.undefined))
      case .union, .exclusiveUnion, .discriminatedUnion, .intersection, .optional, .nullable,
        .nonoptional, .prefault, .same, .detached, .explained:
        parts = builder.children(of: node)
      case .pipe: parts = builder.rules.pipesAbort ? [node.output] : [node.input, node.output]
      // They make no object.
      case .string, .number, .boolean, .null, .never, .failing: break
      default: return .all
      }
      for part in parts where seen.insert(part).inserted {
        let node = builder.nodes[Int(part)]
        guard !isReplaced(by: Int(node.firstCheck)..<Int(node.endCheck)) else { return .all }
        waiting.append(node)
      }
    }
    return member
  }

  /// Returns whether checks may replace an object by another value.
  private func isReplaced(by checks: Range<Int>) -> Bool {
    builder.checks[checks].contains { $0.opcode == .overwrite || $0.opcode == .function }
  }

  private func member(_ key: PlanText, in object: PlanObject) -> ZodSchema.ValueTypes {
    let first = Int(object.firstField)
    let field = builder.fields[first..<first + Int(object.fieldCount)]
      // Equal texts of a plan have one place.
      .first { $0.key.start == key.start && $0.key.length == key.length }
    if let field { return types[Int(field.node)].union(.undefined) }
    switch object.unknownKeys {
    case .strip, .reject: return .undefined
    case .keep: return .all
    case .catchall: return types[Int(object.catchall)].union(.undefined)
    }
  }

  /// Returns whether every object has a value under a key.
  private func isInherited(_ key: PlanText) -> Bool {
    let start = Int(key.start)
    let text = JSText(wtf8: Array(builder.bytes[start..<start + Int(key.length)]))
    return SchemaCompiler.inheritedNames.contains(text)
  }

  private func checks(of node: PlanNode) -> ArraySlice<PlanCheck> {
    builder.checks[Int(node.firstCheck)..<Int(node.endCheck)]
  }

  private func coerced(_ node: PlanNode) -> ZodSchema.ValueTypes {
    switch CoercionOpcode(rawValue: UInt8(truncatingIfNeeded: node.coercion)) {
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .bigint: .bigint
    case .date: .date
    case nil: .all
    }
  }

  /// Returns the type of the value of a `default` or `catch`.
  private func constant(of node: PlanNode) -> ZodSchema.ValueTypes {
    if node.valueFunction >= 0 { return .all }
    if node.valueFunction < -1 {
      switch builder.madeConstants[-2 - Int(node.valueFunction)] {
      case .bigint: return .bigint
      case .date: return .date
      }
    }
    return node.constant < 0 ? .undefined : .init(of: builder.constants[Int(node.constant)])
  }

  /// Returns the types of the results of a function.
  private func result(
    of transform: Int32, for given: ZodSchema.ValueTypes
  ) -> ZodSchema.ValueTypes {
    let transform = builder.transforms[Int(transform)]
    switch transform.opcode {
    case .custom: return .all
    case .identity: return given
    case .trim, .toLowerCase, .toUpperCase, .normalize, .slugify, .text:
      return transform.textFunction?.otherValues == .unchanged
        ? given.subtracting(.string).union(.string) : .string
    }
  }
}

extension ZodSchema.ValueTypes {
  /// The type of a literal.
  fileprivate init(_ literal: PlanLiteral) {
    switch literal.kind {
    case .string: self = .string
    case .number: self = .number
    case .boolean: self = .boolean
    case .null: self = .null
    case .undefined: self = .undefined
    case .bigint: self = .bigint
    }
  }
}
