internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The differences between two schemas, in the order of the older one.
///
/// Two documents have no difference exactly if they have the same canonical text.
struct TreeComparison: Sendable {
  /// The differences, in the order of the older schema.
  private(set) var differences: [SchemaDifference] = []
  /// The schemas of the value that are being compared.
  var pair: SchemaDifference.Pair?
  /// The values around the one that is being compared, and that one.
  private var way: [SchemaFrame] = []

  /// Compares two documents. Their names are compared too.
  init(from old: SchemaDocument, to new: SchemaDocument) {
    if old.name != new.name {
      differences.append(
        SchemaDifference(.changed, at: "$", "named \(quoted(new.name)), was \(quoted(old.name))"))
      differences[0].subject = .name
    }
    compareVersions(old, new)
    compareFunctionSets(old, new)
    compare(old.schema, new.schema, at: "$")
  }

  mutating func note(
    _ kind: SchemaDifference.Kind, at path: String, _ detail: String,
    of subject: SchemaDifference.Subject = .schema
  ) {
    var difference = SchemaDifference(kind, at: path, detail)
    difference.subject = subject
    difference.pair = pair
    difference.way = way
    differences.append(difference)
  }

  /// Compares with a newer schema that has only one change of the older one.
  mutating func isolating(
    _ change: (inout ZodSchema) -> Void, _ comparison: (inout Self) -> Void
  ) {
    guard var changed = pair?.before else { return comparison(&self) }
    change(&changed)
    isolating(.replacement(changed), comparison)
  }

  /// Compares with a newer schema that has only one change of the older one.
  mutating func isolating(_ edit: SchemaEdit, _ comparison: (inout Self) -> Void) {
    let outer = pair
    pair?.edit = edit
    comparison(&self)
    pair = outer
  }

  mutating func compare(
    _ old: ZodSchema, _ new: ZodSchema, at path: String, as position: SchemaFrame.Position = .inside
  ) {
    guard old.canonicalText != new.canonicalText else { return }
    let outer = pair
    pair = SchemaDifference.Pair(before: old, edit: .replacement(new))
    way.append(SchemaFrame(old: old, new: new, path: path, position: position))
    defer {
      pair = outer
      way.removeLast()
    }
    if let others = new.options(beside: old) {
      return note(.changed, at: path, "is now one option of a union, beside \(others)")
    }
    if let others = old.options(beside: new) {
      return note(.changed, at: path, "is no longer one option of a union, beside \(others)")
    }
    if old.wrappers.map(\.name) != new.wrappers.map(\.name) {
      return compareWrappers(old, new, at: path)
    }
    compareWords(old, new, at: path)
    compareNodes(old.node, new.node, at: path)
    compareChecks(old.checks, new.checks, at: path)
  }

  /// Compares what no verdict depends on: messages, the label, the metadata.
  private mutating func compareWords(_ old: ZodSchema, _ new: ZodSchema, at path: String) {
    isolating {
      ($0.message, $0.error) = (new.message, new.error)
    } _: {
      $0.noteMessages(old.message, new.message, of: "the value", at: path)
      $0.noteErrors(old.error, new.error, of: "the value", at: path)
    }
    isolating {
      ($0.label, $0.metadata) = (new.label, new.metadata)
    } _: {
      $0.compareMetadata(old, new, at: path)
    }
  }

  private mutating func compareMetadata(_ old: ZodSchema, _ new: ZodSchema, at path: String) {
    if old.label != new.label {
      let name = new.label.map(quoted) ?? "none"
      note(.reworded, at: path, "has the label \(name), had \(old.label.map(quoted) ?? "none")")
    }
    if old.metadata != new.metadata || text(old.metadata) != text(new.metadata) {
      note(.reworded, at: path, "has the metadata \(text(new.metadata)), had \(text(old.metadata))")
    }
  }

  mutating func noteErrors(
    _ old: ZodSchema.ErrorFunction?, _ new: ZodSchema.ErrorFunction?, of what: String,
    at path: String
  ) {
    guard old != new else { return }
    func text(_ function: ZodSchema.ErrorFunction?) -> String { function?.name ?? "no function" }
    note(.reworded, at: path, "\(text(new)) words the issues of \(what), did \(text(old))")
  }

  mutating func noteMessages(_ old: String?, _ new: String?, of what: String, at path: String) {
    guard old != new else { return }
    func text(_ message: String?) -> String { message.map(quoted) ?? "the default" }
    note(.reworded, at: path, "message of \(what) is \(text(new)), was \(text(old))")
  }
}

func text(_ value: JSONValue) -> String { JSONWriter.string(of: value) }
func quoted(_ text: String) -> String { JSONWriter.string(of: .string(JSText(text))) }
func quoted(_ text: JSText) -> String { JSONWriter.string(of: .string(text)) }
func text(_ object: JSONObject?) -> String { object.map { text(.object($0)) } ?? "none" }
