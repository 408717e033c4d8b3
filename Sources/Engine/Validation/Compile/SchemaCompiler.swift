internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// Compiles a schema to a plan: compiles patterns, resolves functions, words messages and builds key tables.
///
/// It rejects a schema that it can't honour exactly.
struct SchemaCompiler {
  var plan = PlanBuilder()
  let graph: SchemaGraph
  let functions: FunctionRegistry
  let isEncoding: Bool
  /// The messages of each type's issue.
  var typeMessages = SmallDictionary<JSText, [JSText]>()
  /// The closures that take values of one type.
  private var typedClosures = TypedClosures()
  /// The reference nodes of the plan that wait for the schemas that they lead to.
  private var references: [(target: SchemaGraph.Node, node: Int32)] = []
  /// The maximum nesting of schemas, which bounds the stack that a run needs.
  static let maximumDepth = SchemaGraph.maximumDepth

  /// Compiles a schema of a graph.
  static func compile(
    _ place: SchemaGraph.Node, of graph: SchemaGraph, isEncoding: Bool, functions: FunctionRegistry
  ) throws(SchemaError) -> Plan {
    var compiler = SchemaCompiler(graph: graph, functions: functions, isEncoding: isEncoding)
    compiler.plan.rules = RunRules(graph.semantics, isEncoding: isEncoding)
    let path = SchemaPath(root: "$.schema")
    let root = try compiler.node(place, path: path)
    try compiler.compileSchemasAround(path: path)
    // Encoding calls no transform, and gives checks the values that decoding has made.
    if !isEncoding { try compiler.typedClosures.require(in: compiler.plan) }
    return Plan(compiler.plan, root: Int(root))
  }

  /// Adds a node with its checks and all nodes below it, and returns its index.
  mutating func node(_ place: SchemaGraph.Node, path: SchemaPath) throws(SchemaError) -> Int32 {
    guard path.depth < Self.maximumDepth else {
      throw path.error(.tooDeep(limit: Self.maximumDepth))
    }
    guard graph.schema(place).label != nil else { return try unlabelled(place, path: path) }
    let outer = references
    references = []
    let index = try unlabelled(place, path: path)
    connect(place, to: index)
    references = outer + references
    return index
  }

  /// Makes the references to a schema lead to its node of the plan.
  private mutating func connect(_ target: SchemaGraph.Node, to index: Int32) {
    for reference in references where reference.target == target {
      plan.nodes[Int(reference.node)].inner = index
    }
    references.removeAll { $0.target == target }
  }

  /// Adds the nodes of the schemas around the whole one that references lead to.
  private mutating func compileSchemasAround(path: SchemaPath) throws(SchemaError) {
    var compiled: [SchemaGraph.Node: Int32] = [:]
    while let target = references.first?.target {
      if compiled[target] == nil { compiled[target] = try node(target, path: path) }
      if let index = compiled[target] { connect(target, to: index) }
    }
  }

  private mutating func unlabelled(
    _ place: SchemaGraph.Node, path: SchemaPath
  ) throws(SchemaError) -> Int32 {
    let schema = graph.schema(place)
    try require(schema.node.word, path: path)
    var node = try body(of: place, path: path)
    node.absence = PlanNode.Absence(graph.inputAbsence(of: place))
    node.forgivesAbsent = graph.outputMayBeAbsent(of: place)
    var members = graph.insideChecks(place)
    var checks: [PlanCheck] = []
    var closures: [TypedClosure] = []
    for (index, check) in schema.checks.enumerated() {
      if try isNeverRun(check, of: schema, path: path) { continue }
      let checkPath = path.child("checks", index)
      try require(check.kind.word, path: checkPath)
      if case .properties(let fields) = check.kind {
        checks += try properties(
          fields, members.prefix(fields.count), check, of: schema, path: checkPath)
      } else {
        if case .custom(let predicate, _, _) = check.kind,
          let closure = TypedClosure(predicate.parameter, checkPath, check: checks.count)
        {
          closures.append(closure)
        }
        checks.append(
          try self.check(check, of: schema, member: members.first, path: checkPath))
      }
      members = members.dropFirst(check.parts.count)
    }
    node.firstCheck = Int32(plan.checks.count)
    plan.checks += checks
    node.endCheck = Int32(plan.checks.count)
    let index = PlanBuilder.add(node, to: &plan.nodes)
    for closure in closures { typedClosures.add(closure, of: index) }
    if case .pipe(_, let output) = schema.node, case .transform(let transform) = output.node,
      let closure = TypedClosure(transform.parameter, path.child("out"))
    {
      typedClosures.add(closure, of: node.input)
    }
    if node.opcode == .same, node.inner < 0, let target = graph.target(place) {
      references.append((target, index))
    }
    // A swallowed issue may leave the payload aborted, which skips these checks. It may also remain in the list
    // of the payload that a catch returns to.
    let skipsChecks = !checks.isEmpty && passesOnMarks(schema) && holdsCatch(place)
    let leavesIssues = node.opcode == .catch && plan.leavesIssues(at: node.inner)
    let isOfRunner = !checks.allSatisfy(\.isJudged)
    guard skipsChecks || leavesIssues || isOfRunner || pipesUnknownKeys(place) else {
      return index
    }
    var explained = node
    explained.opcode = .explained
    explained.inner = index
    (explained.firstCheck, explained.endCheck) = (0, 0)
    return PlanBuilder.add(explained, to: &plan.nodes)
  }

  /// Rejects a word that the version of Zod lacks.
  private func require(_ word: ZodWord?, path: SchemaPath) throws(SchemaError) {
    if let reason = word?.absence(in: semantics.version(of: .vocabulary)) {
      throw path.error(.unknownWord(reason: reason))
    }
  }

  /// Returns whether the node is a pipe that goes on after unknown keys, whose issues its second side may drop.
  private func pipesUnknownKeys(_ place: SchemaGraph.Node) -> Bool {
    guard semantics.unknownKeysContinue, case .pipe = graph.schema(place).node else { return false }
    return graph.reaches(from: graph.child(isEncoding ? 1 : 0, of: place)) { schema in
      switch schema.node {
      case .object(let shape):
        switch shape.unknownKeys {
        case .reject, .catchall: true
        case .strip, .keep: false
        }
      // The keys of a record may be a fixed set.
      case .record: true
      default: false
      }
    }
  }

  /// Returns whether the node, or one inside, is a `catch`.
  private func holdsCatch(_ place: SchemaGraph.Node) -> Bool {
    graph.reaches(from: place) { if case .catch = $0.node { true } else { false } }
  }

  /// Returns whether the node returns the payload that a node below it ran on.
  private func passesOnMarks(_ schema: ZodSchema) -> Bool {
    switch schema.node {
    case .optional, .exactOptional, .nullable, .default, .prefault, .catch, .pipe, .union,
      .discriminatedUnion, .readonly, .lazy, .reference:
      true
    default: false
    }
  }

  /// The rules of the version of Zod.
  var semantics: ZodSemantics { graph.semantics }

  /// Adds a template and returns its index.
  mutating func template(
    _ code: IssueCode, _ properties: [ValidationIssue.Parameter],
    own sources: [IssueTemplate.MessageSource], default defaultMessage: JSText?,
    continuation: PendingIssue.Continuation = .stops, path: [PathSegment] = [],
    constants: [ZodSchema.Constant] = []
  ) -> Int32 {
    var template = IssueTemplate(
      code: code, properties: properties, sources: sources, defaultMessage: defaultMessage,
      continuation: continuation, path: path)
    if constants.contains(where: { $0.json == nil }) { template.constants = constants }
    return PlanBuilder.add(template, to: &plan.templates)
  }

  /// Returns the sources of the messages of a schema's own issues.
  mutating func sources(
    of schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> [IssueTemplate.MessageSource] {
    try sources(schema.message, schema.error, path: path)
  }

  /// Returns the sources of the messages of a check's issues: its own, then in some versions those of its schema.
  mutating func sources(
    of check: ZodSchema.Check, in schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> [IssueTemplate.MessageSource] {
    let own = try sources(check.message, check.error, path: path)
    guard semantics.ownErrorServesChecks else { return own }
    return own + (try sources(of: schema, path: path))
  }

  private mutating func sources(
    _ message: String?, _ error: ZodSchema.ErrorFunction?, path: SchemaPath
  ) throws(SchemaError) -> [IssueTemplate.MessageSource] {
    if let message { return [.text(JSText(message))] }
    guard let error else { return [] }
    guard let function = functions.resolve(error) else {
      throw path.error(.unregistered(.error, name: error.name))
    }
    plan.rules.keepsInputs = true
    return [.function(function)]
  }
}
