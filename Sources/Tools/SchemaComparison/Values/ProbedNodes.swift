internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaModel
internal import SourceJSON

/// Collects the nodes of a schema, each with an example of the payload around it.
struct ProbedNodes {
  /// The most nodes of a schema that are searched.
  static let maximumCount = 1000
  /// The maximum number of members with the same string that probably must agree.
  private static let maximumTwins = 24

  private(set) var nodes: [ProbedNode] = []
  /// Whether a limit left nodes out.
  private(set) var isCut = false
  private var examples: ExampleMaker
  private var depth = 0
  /// The labels of the schemas around the node that a reference has entered once.
  private var entered: [String] = []

  init(_ schema: ZodSchema, examples: ExampleMaker) {
    self.examples = examples
    visit(schema, path: "$", steps: [])
  }

  private mutating func visit(_ schema: ZodSchema, path: String, steps: [ProbedNode.Step]) {
    guard depth < NestingLimits.nodes, nodes.count < Self.maximumCount else {
      isCut = true
      return
    }
    depth += 1
    examples.enter(schema)
    nodes.append(
      ProbedNode(
        path: path, schema: schema, example: examples.example(of: schema),
        features: SchemaFeatures(ofNodeOf: schema), steps: steps))
    visitParts(of: schema, path: path, steps: steps)
    for check in schema.checks {
      let fields: [(JSText, ZodSchema)] =
        switch check.kind {
        case .property(let key, let inner): [(key, inner)]
        case .properties(let fields): fields.map { ($0.jsKey, $0.schema) }
        default: []
        }
      let object = examples.example(of: schema)?.object ?? JSONObject()
      for (key, inner) in fields {
        visit(
          inner, path: path + SchemaPath.step(to: key),
          steps: steps + [.member(key, of: object, twins: [])])
      }
    }
    examples.leave(schema)
    depth -= 1
  }

  private mutating func visitParts(
    of schema: ZodSchema, path: String, steps: [ProbedNode.Step]
  ) {
    switch schema.node {
    case .optional(let inner), .exactOptional(let inner), .nonoptional(let inner),
      .nullable(let inner), .default(let inner, _), .prefault(let inner, _),
      .catch(let inner, _), .readonly(let inner), .success(let inner), .promise(let inner),
      .lazy(let inner):
      visit(inner, path: path, steps: steps)
    case .pipe(let input, let output), .codec(let input, let output, _):
      visit(input, path: path, steps: steps)
      visit(output, path: path, steps: steps)
    case .union(let options), .exclusiveUnion(let options),
      .discriminatedUnion(_, let options, _):
      for (index, option) in options.enumerated() {
        visit(option, path: "\(path)|\(index + 1)", steps: steps)
      }
    case .intersection(let left, let right):
      let (leftExample, rightExample) = (examples.example(of: left), examples.example(of: right))
      visit(left, path: "\(path)&1", steps: steps + [.beside(rightExample?.object ?? [:])])
      visit(right, path: "\(path)&2", steps: steps + [.beside(leftExample?.object ?? [:])])
    case .array(let element), .set(let element):
      let elements = examples.example(of: schema)?.elements ?? []
      visit(
        element, path: "\(path)[*]", steps: steps + [.element(0, of: elements, isFixed: false)])
    case .tuple(let items, let rest): visitTuple(items, rest, path: path, steps: steps)
    case .object(let shape): visitObject(schema, shape, path: path, steps: steps)
    case .record(let record):
      let object = examples.example(of: schema)?.object ?? JSONObject()
      let key = object.members.first?.key ?? examples.example(of: record.key)?.text ?? "a"
      let value = object.members.first?.value ?? examples.example(of: record.value) ?? .null
      visit(record.key, path: "\(path){key}", steps: steps + [.key(of: value)])
      visit(record.value, path: "\(path){*}", steps: steps + [.value(key, of: object)])
    case .reference(let label):
      guard !entered.contains(label), let target = examples.schema(labelled: label) else { return }
      entered.append(label)
      visit(target, path: path, steps: steps)
      entered.removeLast()
    default: break
    }
  }

  private mutating func visitTuple(
    _ items: [ZodSchema], _ rest: ZodSchema?, path: String, steps: [ProbedNode.Step]
  ) {
    let elements = items.map { examples.example(of: $0) ?? .null }
    for (index, item) in items.enumerated() {
      visit(
        item, path: "\(path)[\(index)]",
        steps: steps + [.element(index, of: elements, isFixed: true)])
    }
    guard let rest else { return }
    visit(
      rest, path: "\(path)[*]",
      steps: steps + [.element(elements.count, of: elements, isFixed: false)])
  }

  private mutating func visitObject(
    _ schema: ZodSchema, _ shape: ZodSchema.Shape, path: String, steps: [ProbedNode.Step]
  ) {
    let object = examples.example(of: schema)?.object ?? JSONObject()
    let keysByText = Dictionary(grouping: object.members, by: \.value.text)
      .mapValues { $0.map(\.key) }
    for field in shape.fields {
      var twins: [JSText] = []
      if let text = object[field.jsKey]?.text, let keys = keysByText[text],
        keys.count <= Self.maximumTwins
      {
        twins = keys.filter { $0 != field.jsKey }
      }
      visit(
        field.schema, path: path + SchemaPath.step(to: field.jsKey),
        steps: steps + [.member(field.jsKey, of: object, twins: twins)])
    }
    guard case .catchall(let rest) = shape.unknownKeys else { return }
    visit(
      rest, path: "\(path){*}", steps: steps + [.value(BoundaryValues.unknownKey, of: object)])
  }
}
