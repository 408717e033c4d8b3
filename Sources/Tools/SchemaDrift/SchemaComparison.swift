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
    noteMessages(old.message, new.message, of: "the value", at: path)
    compareNodes(old.node, new.node, at: path)
    compareChecks(old.checks, new.checks, at: path)
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
    for wrapper in before where !namesAfter.contains(wrapper.name) {
      note(new.core.node.isPlain ? .stricter : .changed, at: path, wrapper.without)
    }
    for wrapper in after where !namesBefore.contains(wrapper.name) {
      note(old.core.node.isPlain ? .looser : .changed, at: path, wrapper.with)
    }
    if namesBefore == namesAfter {
      let order = after.map(\.name).joined(separator: " of ")
      note(.changed, at: path, "is \(order), was \(before.map(\.name).joined(separator: " of "))")
    }
    compare(old.core, new.core, at: path)
  }

  private mutating func compareNodes(_ old: ZodSchema.Node, _ new: ZodSchema.Node, at path: String)
  {
    switch (old, new) {
    case (.literal(let old), .literal(let new)), (.enumeration(let old), .enumeration(let new)):
      compareValues(old, new, at: path)
    case (.array(let old), .array(let new)): compare(old, new, at: path + "[*]")
    case (.record(let old), .record(let new)): compare(old, new, at: path + "{*}")
    case (.tuple(let old, let oldRest), .tuple(let new, let newRest)):
      for (index, (old, new)) in zip(old, new).enumerated() {
        compare(old, new, at: path + "[\(index)]")
      }
      if old.count != new.count {
        note(.changed, at: path, "has \(new.count) elements, had \(old.count)")
      }
      switch (oldRest, newRest) {
      case (let old?, let new?): compare(old, new, at: path + "[*]")
      case (nil, _?): note(.looser, at: path, "takes further elements")
      case (_?, nil): note(.stricter, at: path, "takes no further elements any more")
      case (nil, nil): break
      }
    case (.object(let old), .object(let new)): compareShapes(old, new, at: path)
    case (.union(let old), .union(let new)): compareOptions(old, new, at: path)
    case (.discriminatedUnion(let key, let old), .discriminatedUnion(let newKey, let new)):
      if key != newKey {
        note(.changed, at: path, "is discriminated by \(quoted(newKey)), was by \(quoted(key))")
      }
      compareOptions(old, new, at: path)
    case (.optional(let old), .optional(let new)), (.nullable(let old), .nullable(let new)):
      compare(old, new, at: path)
    case (.default(let old, let oldValue), .default(let new, let newValue)),
      (.prefault(let old, let oldValue), .prefault(let new, let newValue)),
      (.catch(let old, let oldValue), .catch(let new, let newValue)):
      if !isSame(oldValue, newValue) {
        note(.changed, at: path, "falls back to \(text(newValue)), did to \(text(oldValue))")
      }
      compare(old, new, at: path)
    case (.pipe(let old, let oldOutput), .pipe(let new, let newOutput)):
      compare(old, new, at: path)
      compare(oldOutput, newOutput, at: path)
    case (.transform(let old), .transform(let new)):
      if old != new {
        note(.changed, at: path, "becomes \(new.rawValue) of it, was \(old.rawValue)")
      }
    default:
      guard text(ZodSchema(old).document) != text(ZodSchema(new).document) else { return }
      note(old.change(to: new), at: path, "is \(new.summary), was \(old.summary)")
    }
  }

  private mutating func compareValues(_ old: [JSONValue], _ new: [JSONValue], at path: String) {
    let removed = old.filter { value in !new.contains { isSame($0, value) } }
    let added = new.filter { value in !old.contains { isSame($0, value) } }
    for value in removed { note(.stricter, at: path, "no longer takes \(text(value))") }
    for value in added { note(.looser, at: path, "also takes \(text(value))") }
    if removed.isEmpty, added.isEmpty, old != new {
      note(.changed, at: path, "lists its values in another order, which its message shows")
    }
  }

  private mutating func compareOptions(_ old: [ZodSchema], _ new: [ZodSchema], at path: String) {
    if old.count == new.count {
      for (index, (old, new)) in zip(old, new).enumerated() {
        compare(old, new, at: path + "|\(index + 1)")
      }
      return
    }
    for (index, option) in old.enumerated() where !new.contains(option) {
      note(.stricter, at: path, "no longer has the option \(index + 1), \(option.node.summary)")
    }
    for (index, option) in new.enumerated() where !old.contains(option) {
      note(.looser, at: path, "has a further option \(index + 1), \(option.node.summary)")
    }
    if Set(old) == Set(new) {
      note(.changed, at: path, "has \(new.count) options, some of them twice; had \(old.count)")
    }
  }
}

/// Returns whether two values are the same, the order of an object's members included.
func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool { text(left) == text(right) }

func text(_ value: JSONValue) -> String { JSONWriter.string(of: value) }
func quoted(_ text: String) -> String { JSONWriter.string(of: .string(JSText(text))) }
func quoted(_ text: JSText) -> String { JSONWriter.string(of: .string(text)) }
