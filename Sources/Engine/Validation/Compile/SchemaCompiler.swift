internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Compiles a schema to a plan: compiles patterns, resolves functions, words messages and builds key tables.
///
/// It rejects a schema that it can't honour exactly.
struct SchemaCompiler {
  var plan = PlanBuilder()
  let functions: FunctionRegistry
  let semantics: ZodSemantics
  let isEncoding: Bool
  /// The marks of absent values, with the labels of the schemas around the one that is compiled.
  var marks: AbsenceMarks
  /// The messages of each type's issue.
  var typeMessages = SmallDictionary<JSText, [JSText]>()
  /// The closures that take values of one type.
  private var typedClosures = TypedClosures()
  /// The reference nodes that wait for the schemas around them, with their labels.
  private var references: [(label: String, node: Int32)] = []
  /// The maximum nesting of schemas, which bounds the stack that a run needs.
  static let maximumDepth = 256

  static func compile(
    _ schema: ZodSchema, semantics: ZodSemantics, isEncoding: Bool, functions: FunctionRegistry
  ) throws(SchemaError) -> Plan {
    var compiler = SchemaCompiler(
      functions: functions, semantics: semantics, isEncoding: isEncoding,
      marks: AbsenceMarks(semantics: semantics))
    compiler.plan.rules = RunRules(semantics, isEncoding: isEncoding)
    let root = try compiler.node(schema, path: SchemaPath(root: "$.schema"))
    // Encoding calls no transform, and gives checks the values that decoding has made.
    if !isEncoding { try compiler.typedClosures.require(in: compiler.plan) }
    return Plan(compiler.plan, root: Int(root))
  }

  /// Adds a node with its checks and all nodes below it, and returns its index.
  mutating func node(_ schema: ZodSchema, path: SchemaPath) throws(SchemaError) -> Int32 {
    guard path.depth < Self.maximumDepth else {
      throw path.error("nested deeper than \(Self.maximumDepth) schemas")
    }
    guard let label = schema.label else { return try unlabelled(schema, path: path) }
    let outer = references
    references = []
    marks.labels.push(label, schema)
    let index = try unlabelled(schema, path: path)
    marks.labels.pop()
    for reference in references where reference.label == label {
      plan.nodes[Int(reference.node)].inner = index
    }
    references = outer + references.filter { $0.label != label }
    return index
  }

  private mutating func unlabelled(
    _ schema: ZodSchema, path: SchemaPath
  ) throws(SchemaError) -> Int32 {
    try require(schema.node.word, path: path)
    var node = try body(of: schema, path: path)
    node.absence = marks.absence(of: schema)
    node.forgivesAbsent = marks.forgivesAbsent(schema)
    var checks: [PlanCheck] = []
    var closures: [TypedClosure] = []
    for (index, check) in schema.checks.enumerated() {
      if try isNeverRun(check, of: schema, path: path) { continue }
      let checkPath = path.child("checks", index)
      try require(check.kind.word, path: checkPath)
      if case .properties(let fields) = check.kind {
        checks += try properties(fields, check, of: schema, path: checkPath)
      } else {
        if case .custom(let predicate, _, _) = check.kind,
          let closure = TypedClosure(predicate.parameter, checkPath, check: checks.count)
        {
          closures.append(closure)
        }
        checks.append(try self.check(check, of: schema, path: checkPath))
      }
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
    if node.opcode == .same, node.inner < 0, case .reference(let label) = schema.node {
      references.append((label, index))
    }
    // A swallowed issue may leave the payload aborted, which skips these checks. It may also remain in the list
    // of the payload that a catch returns to.
    let skipsChecks = !checks.isEmpty && passesOnMarks(schema) && schema.holdsCatch
    let leavesIssues = node.opcode == .catch && plan.leavesIssues(at: node.inner)
    let isOfRunner = !checks.allSatisfy(\.isJudged)
    guard skipsChecks || leavesIssues || isOfRunner || pipesUnknownKeys(schema) else {
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
      throw path.error(reason)
    }
  }

  /// Returns whether the node is a pipe that goes on after unknown keys, whose issues its second side may drop.
  private func pipesUnknownKeys(_ schema: ZodSchema) -> Bool {
    guard semantics.unknownKeysContinue, case .pipe(let input, let output) = schema.node else {
      return false
    }
    return (isEncoding ? output : input).reportsUnknownKeys
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
      throw path.error("no error function named \"\(error.name)\" is registered")
    }
    plan.rules.keepsInputs = true
    return [.function(function)]
  }
}
