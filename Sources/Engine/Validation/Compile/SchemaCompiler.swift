internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Compiles a schema to a plan: compiles patterns, resolves functions, words messages and builds key tables.
///
/// It rejects a schema that it can't honour exactly.
struct SchemaCompiler {
  var plan = PlanBuilder()
  let functions: FunctionRegistry
  /// The maximum nesting of schemas, which bounds the stack that a run needs.
  static let maximumDepth = 256

  static func compile(
    _ schema: ZodSchema, functions: FunctionRegistry
  ) throws(SchemaError) -> Plan {
    var compiler = SchemaCompiler(functions: functions)
    let root = try compiler.node(schema, path: SchemaPath(root: "$.schema"))
    return Plan(compiler.plan, root: Int(root))
  }

  /// Adds a node with its checks and all nodes below it, and returns its index.
  mutating func node(_ schema: ZodSchema, path: SchemaPath) throws(SchemaError) -> Int32 {
    guard path.depth < Self.maximumDepth else {
      throw path.error("nested deeper than \(Self.maximumDepth) schemas")
    }
    var node = try body(of: schema, path: path)
    node.firstCheck = Int32(plan.checks.count)
    var checks: [PlanCheck] = []
    for (index, check) in schema.checks.enumerated() {
      checks.append(try self.check(check, path: path.child("checks[\(index)]")))
    }
    node.firstCheck = Int32(plan.checks.count)
    plan.checks += checks
    node.endCheck = Int32(plan.checks.count)
    let index = PlanBuilder.add(node, to: &plan.nodes)
    // A swallowed issue may leave the payload aborted, which skips these checks. It may also remain in the list
    // of the payload that a catch returns to.
    let skipsChecks = !checks.isEmpty && passesOnMarks(schema) && schema.holdsCatch
    let leavesIssues = node.opcode == .catch && plan.leavesIssues(at: node.inner)
    guard skipsChecks || leavesIssues else { return index }
    var explained = node
    explained.opcode = .explained
    explained.inner = index
    (explained.firstCheck, explained.endCheck) = (0, 0)
    return PlanBuilder.add(explained, to: &plan.nodes)
  }

  /// Returns whether the node returns the payload that a node below it ran on.
  private func passesOnMarks(_ schema: ZodSchema) -> Bool {
    switch schema.node {
    case .optional, .nullable, .default, .prefault, .catch, .pipe, .union, .discriminatedUnion: true
    default: false
    }
  }

  /// Adds a template and returns its index.
  mutating func template(
    _ code: IssueCode, _ properties: [ValidationIssue.Parameter], own message: String?,
    default defaultMessage: JSText?, continues: Bool = false, path: [PathSegment] = []
  ) -> Int32 {
    PlanBuilder.add(
      IssueTemplate(
        code: code, properties: properties, ownMessage: message.map { JSText($0) },
        defaultMessage: defaultMessage, continues: continues, path: path),
      to: &plan.templates)
  }
}

/// A place in a schema document.
struct SchemaPath {
  let text: String
  let depth: Int

  init(root: String) {
    text = root
    depth = 0
  }

  private init(text: String, depth: Int) {
    self.text = text
    self.depth = depth
  }

  func child(_ name: String) -> SchemaPath { SchemaPath(text: "\(text).\(name)", depth: depth + 1) }

  func error(_ reason: String) -> SchemaError { SchemaError(path: text, reason: reason) }
}
