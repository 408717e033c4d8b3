internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// The values that can show a change of Zod at a node: for each rule that differs between versions, values on which the
/// rules disagree.
struct ProbeValues {
  let node: ProbedNode
  /// The values so far; nil for an absent one.
  private(set) var values: [JSONValue?] = []

  init(_ node: ProbedNode) {
    self.node = node
    values = node.schema.isWrapper ? [nil, .null] : BoundaryValues.ofWrongTypes
    if let example = node.example { values.append(example) }
    addNode()
    for check in node.schema.checks { add(check: check) }
  }

  mutating func add(_ value: JSONValue) { values.append(value) }
  mutating func add(strings: [JSText]) { values += strings.map { .string($0) } }

  private mutating func addNode() {
    switch node.schema.node {
    case .tuple(let items, let rest): addTuples(items, hasRest: rest != nil)
    case .array: addLists(beyond: 2)
    case .object(let shape): addObjects(shape)
    case .record(let record): addRecords(record)
    case .discriminatedUnion(let key, _, _): addDiscriminators(key)
    case .intersection: addUnknownKeys()
    case .number, .coerced(.number): values += BoundaryValues.infinite
    case .transform, .pipe, .codec: add(strings: [BoundaryValues.string(ofLength: Self.longLength)])
    case .catch(_, .function): add(strings: [" x "])
    default: break
    }
  }

  private mutating func add(check: ZodSchema.Check) {
    switch check.kind {
    case .minLength(let length): addLengths(length, isMinimum: true)
    case .maxLength(let length): addLengths(length, isMinimum: false)
    case .lengthEquals(let length):
      addLengths(length, isMinimum: true)
      addLengths(length, isMinimum: false)
    case .minSize(let size), .maxSize(let size), .sizeEquals(let size):
      // No JSON value has a size, except for an object with such a member.
      for size in [Double(size) - 1, Double(size) + 1] { add(["size": .number(size)]) }
    case .multipleOf(.number(let step)):
      values += BoundaryValues.roundedMultiples(of: step).map { .number($0) }
    case .greaterThan(let bound, _), .lessThan(let bound, _):
      values += BoundaryValues.values(around: bound)
    case .format(let format):
      add(strings: BoundaryValues.stringsByVersion(of: format, example: node.example?.text))
    default: break
    }
  }

  /// A length beyond most limits of titles and names.
  private static let longLength = 300

  /// Adds strings and lists around a length.
  private mutating func addLengths(_ length: Int, isMinimum: Bool) {
    guard (0...BoundaryValues.maximumLength).contains(length) else { return }
    add(
      strings: BoundaryValues.strings(
        aroundLength: length, isMinimum: isMinimum, example: node.example?.text))
    addLists(beyond: length)
  }
}

extension ZodSchema {
  /// Whether the node passes present values to the only schema inside.
  fileprivate var isWrapper: Bool {
    switch node {
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .readonly, .lazy,
      .reference:
      true
    default: false
    }
  }
}
