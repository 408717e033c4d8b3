internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The values that can show a change of Zod at a node: for each rule that differs between versions, values on which the
/// rules disagree.
struct ProbeValues {
  let site: ProbedNode
  /// The values so far; nil for an absent one.
  private(set) var values: [JSONValue?] = []

  /// Values of each type, most of which a node rejects. They show the wording of issues, and checks that run on values
  /// of a wrong type.
  private static let ordinary: [JSONValue?] = [
    nil, .null, true, false, 0, 1, -1, 1.5, 1_000_000_000, -1_000_000_000, "", "a", "true", "1",
    "zz zz", [], ["a"], [nil, 1], [:], ["a": 1],
  ]

  init(_ site: ProbedNode) {
    self.site = site
    values = site.schema.isWrapper ? [nil, .null] : Self.ordinary
    if let example = site.example { values.append(example) }
    addNode()
    for check in site.schema.checks { add(check: check) }
  }

  mutating func add(_ value: JSONValue) { values.append(value) }
  mutating func add(texts: [JSText]) { values += texts.map { .string($0) } }

  private mutating func addNode() {
    switch site.schema.node {
    case .tuple(let items, let rest): addTuples(items, hasRest: rest != nil)
    case .array: addLists(beyond: 2)
    case .object(let shape): addObjects(shape)
    case .record(let record): addRecords(record)
    case .discriminatedUnion(let key, _, _): addDiscriminators(key)
    case .intersection: addUnknownKeys()
    case .number, .coerced(.number): values += [.number(.infinity), .number(-.infinity)]
    case .transform, .pipe, .codec: add(texts: [Self.longText])
    case .catch(_, .function): add(texts: [" x "])
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
    case .multipleOf(.number(let step)): addMultiples(of: step)
    case .greaterThan(let bound, _), .lessThan(let bound, _): add(bound: bound)
    case .format(let format): add(format: format)
    default: break
    }
  }

  /// A text of more characters than most limits of tests and names.
  static let longText = JSText(String(repeating: "a", count: 300))
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
