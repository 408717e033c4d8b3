internal import JSRegex
internal import SchemaModel
internal import SourceJSON

/// The steps of a plan that look at one value or at the members of one object: checks, transforms, predicates,
/// choices and the lookup of fields.
///
/// Judging and explaining both use them. A step that can't be decided leaves the run undecided.
struct PlanOperations: ~Copyable {
  let plan: Plan
  let tables: PlanTables
  let limits: ValidationLimits
  /// The limits of a match, as the engine expects them.
  let matchLimits: MatchLimits
  /// The values of the run.
  var values: RunValues
  /// The fields of unfinished objects, innermost last.
  var slots = Stack<Value>()
  /// The fields that a condition reads.
  var contents = Stack<ZodSchema.FieldContent>(capacity: 8)
  /// The text that a function of bytes writes.
  var output = ZodSchema.TextOutput()
  /// The order of the members in the payloads so far.
  var order: FieldOrder

  init(_ plan: Plan, document: JSONView, limits: ValidationLimits) {
    self.plan = plan
    self.limits = limits
    matchLimits = limits.matching
    tables = plan.tables
    values = RunValues(plan, document: document)
    order = FieldOrder(plan.tables)
    output.memoryLimit = limits.htmlMemory
  }

  /// Prepares for another document.
  mutating func reset(document: JSONView) {
    values.reset(document: document)
    slots.cut(to: 0)
  }
}
