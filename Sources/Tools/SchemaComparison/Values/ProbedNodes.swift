internal import JSPrimitives
internal import PayloadGeneration
internal import SchemaGraph
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
  private let examples: ExampleMaker
  private var depth = 0
  /// The schemas that a reference around the node has entered.
  private var entered: [SchemaGraph.Node] = []

  private var graph: SchemaGraph { examples.graph }

  /// Collects the nodes of the schema of examples.
  init(_ examples: ExampleMaker) {
    self.examples = examples
    visit(examples.graph.root, path: "$", steps: [])
  }

  private mutating func visit(
    _ node: SchemaGraph.Node, path: String, steps: [ProbedNode.Step]
  ) {
    guard depth < NestingLimits.nodes, nodes.count < Self.maximumCount else {
      isCut = true
      return
    }
    depth += 1
    let schema = graph.schema(node)
    let example = examples.example(of: node)
    nodes.append(
      ProbedNode(
        path: path, schema: schema, example: example, features: graph.features(of: node),
        steps: steps))
    visitParts(of: node, schema, example, path: path, steps: steps)
    var members = graph.insideChecks(node)
    for check in schema.checks {
      let keys: [JSText] =
        switch check.kind {
        case .property(let key, _): [key]
        case .properties(let fields): fields.map(\.jsKey)
        default: []
        }
      for (key, inner) in zip(keys, members) {
        visit(
          inner, path: path + SchemaPath.step(to: key),
          steps: steps + [.member(key, of: example?.object ?? JSONObject(), twins: [])])
      }
      members = members.dropFirst(keys.count)
    }
    depth -= 1
  }

  private mutating func visitParts(
    of node: SchemaGraph.Node, _ schema: ZodSchema, _ example: JSONValue?, path: String,
    steps: [ProbedNode.Step]
  ) {
    let inside = graph.inside(node)
    switch schema.node {
    case .optional, .exactOptional, .nonoptional, .nullable, .default, .prefault, .catch,
      .readonly, .success, .promise, .lazy, .pipe, .codec:
      for inner in inside { visit(inner, path: path, steps: steps) }
    case .union, .exclusiveUnion, .discriminatedUnion:
      for (index, option) in inside.enumerated() {
        visit(option, path: "\(path)|\(index + 1)", steps: steps)
      }
    case .intersection:
      let (left, right) = (examples.example(of: inside[0]), examples.example(of: inside[1]))
      visit(inside[0], path: "\(path)&1", steps: steps + [.beside(right?.object ?? [:])])
      visit(inside[1], path: "\(path)&2", steps: steps + [.beside(left?.object ?? [:])])
    case .array, .set:
      let step = ProbedNode.Step.element(0, of: example?.elements ?? [], isFixed: false)
      visit(inside[0], path: "\(path)[*]", steps: steps + [step])
    case .tuple(let items, _):
      visitTuple(inside, itemCount: items.count, path: path, steps: steps)
    case .object(let shape): visitObject(shape, inside, example, path: path, steps: steps)
    case .record:
      let object = example?.object ?? JSONObject()
      let first = object.members.first
      let key = first?.key ?? examples.example(of: inside[0])?.text ?? "a"
      let value = first?.value ?? examples.example(of: inside[1]) ?? .null
      visit(inside[0], path: "\(path){key}", steps: steps + [.key(of: value)])
      visit(inside[1], path: "\(path){*}", steps: steps + [.value(key, of: object)])
    case .reference:
      guard let target = graph.target(node), !entered.contains(target) else { return }
      entered.append(target)
      visit(target, path: path, steps: steps)
      entered.removeLast()
    default: break
    }
  }

  private mutating func visitTuple(
    _ inside: ArraySlice<SchemaGraph.Node>, itemCount: Int, path: String,
    steps: [ProbedNode.Step]
  ) {
    let elements = inside.prefix(itemCount).map { examples.example(of: $0) ?? .null }
    for (index, item) in inside.prefix(itemCount).enumerated() {
      visit(
        item, path: "\(path)[\(index)]",
        steps: steps + [.element(index, of: elements, isFixed: true)])
    }
    for rest in inside.dropFirst(itemCount) {
      visit(
        rest, path: "\(path)[*]",
        steps: steps + [.element(elements.count, of: elements, isFixed: false)])
    }
  }

  private mutating func visitObject(
    _ shape: ZodSchema.Shape, _ inside: ArraySlice<SchemaGraph.Node>, _ example: JSONValue?,
    path: String, steps: [ProbedNode.Step]
  ) {
    let object = example?.object ?? JSONObject()
    let keysByText = Dictionary(grouping: object.members, by: \.value.text)
      .mapValues { $0.map(\.key) }
    for (field, inner) in zip(shape.fields, inside) {
      var twins: [JSText] = []
      if let text = object[field.jsKey]?.text, let keys = keysByText[text],
        keys.count <= Self.maximumTwins
      {
        twins = keys.filter { $0 != field.jsKey }
      }
      visit(
        inner, path: path + SchemaPath.step(to: field.jsKey),
        steps: steps + [.member(field.jsKey, of: object, twins: twins)])
    }
    guard case .catchall = shape.unknownKeys, let rest = inside.last else { return }
    visit(
      rest, path: "\(path){*}", steps: steps + [.value(BoundaryValues.unknownKey, of: object)])
  }
}
