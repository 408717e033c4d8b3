internal import JSPrimitives
public import SchemaModel
internal import SourceJSON

/// The differences between two schemas, in the order of the older one.
///
/// Two documents have no difference exactly if they have the same canonical text.
public struct SchemaComparison: Sendable {
  /// The differences, in the order of the older schema.
  public private(set) var differences: [SchemaDifference] = []

  /// Compares two documents. Their names are compared too.
  public init(from old: SchemaDocument, to new: SchemaDocument) {
    if old.name != new.name {
      differences.append(
        SchemaDifference(.changed, at: "$", "named \(quoted(new.name)), was \(quoted(old.name))"))
    }
    compareVersions(old, new)
    compareFunctionSets(old, new)
    compare(old.schema, new.schema, at: "$")
  }

  /// Returns the number of differences of one kind.
  public func count(of kind: SchemaDifference.Kind) -> Int {
    differences.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }

  mutating func note(_ kind: SchemaDifference.Kind, at path: String, _ detail: String) {
    differences.append(SchemaDifference(kind, at: path, detail))
  }

  mutating func compare(_ old: ZodSchema, _ new: ZodSchema, at path: String) {
    guard text(old.document) != text(new.document) else { return }
    if let others = new.options(beside: old) {
      return note(.looser, at: path, "is now one option of a union, beside \(others)")
    }
    if let others = old.options(beside: new) {
      return note(.stricter, at: path, "is no longer one option of a union, beside \(others)")
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
    noteMessages(old.message, new.message, of: "the value", at: path)
    noteErrors(old.error, new.error, of: "the value", at: path)
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

  /// Two schemas that differ in what an absent value, null or a failure becomes.
  private mutating func compareWrappers(_ old: ZodSchema, _ new: ZodSchema, at path: String) {
    let (before, after) = (old.wrappers, new.wrappers)
    let (namesBefore, namesAfter) = (Set(before.map(\.name)), Set(after.map(\.name)))
    let (lost, gained) = (namesBefore.subtracting(namesAfter), namesAfter.subtracting(namesBefore))
    if lost == ["optional"], gained == ["exactOptional"] {
      note(.stricter, at: path, "may lack its key, and is no longer undefined")
    } else if lost == ["exactOptional"], gained == ["optional"] {
      note(.looser, at: path, "may be undefined, not only lack its key")
    } else {
      for wrapper in before where !namesAfter.contains(wrapper.name) {
        let kind = wrapper.effect.ofLoss
        note(
          kind == .reworded || new.core.node.isPlain ? kind : .changed, at: path, wrapper.without)
      }
      for wrapper in after where !namesBefore.contains(wrapper.name) {
        let kind = wrapper.effect.ofGain
        note(kind == .reworded || old.core.node.isPlain ? kind : .changed, at: path, wrapper.with)
      }
    }
    if namesBefore == namesAfter {
      let order = after.map(\.name).joined(separator: " of ")
      note(.changed, at: path, "is \(order), was \(before.map(\.name).joined(separator: " of "))")
    }
    compare(old.core, new.core, at: path)
  }
}

/// Returns whether two values are the same, the order of an object's members included.
func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool { text(left) == text(right) }

func text(_ value: JSONValue) -> String { JSONWriter.string(of: value) }
func quoted(_ text: String) -> String { JSONWriter.string(of: .string(JSText(text))) }
func quoted(_ text: JSText) -> String { JSONWriter.string(of: .string(text)) }
func text(_ object: JSONObject?) -> String { object.map { text(.object($0)) } ?? "none" }
