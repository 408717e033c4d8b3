internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// A node around another that handles an absent value, null, or a failure.
struct Wrapper {
  var name: String
  /// The description of gaining the wrapper.
  var with: String
  /// The description of losing the wrapper.
  var without: String
}

extension ZodSchema {
  /// The wrappers around the schema's core, the outermost first.
  var wrappers: [Wrapper] {
    guard let (wrapper, inner) = node.unwrapped else { return [] }
    return [wrapper] + inner.wrappers
  }

  /// The schema inside of all wrappers.
  var core: ZodSchema { node.unwrapped?.inner.core ?? self }

  /// Returns the other options in a few words, if this is nothing but a union with that option.
  func options(beside option: ZodSchema) -> String? {
    guard case .union(let options) = node, message == nil, checks.isEmpty,
      let place = options.firstIndex(of: option)
    else { return nil }
    var others = options
    others.remove(at: place)
    return others.isEmpty ? "nothing else" : others.map(\.node.summary).joined(separator: " and ")
  }

  /// Whether an object may lack a field of this schema.
  var acceptsAbsence: Bool {
    switch node {
    case .optional, .default, .any, .unknown: true
    case .prefault, .catch: true
    case .nullable(let inner): inner.acceptsAbsence
    case .union(let options): options.contains(where: \.acceptsAbsence)
    case .pipe(let input, _): input.acceptsAbsence
    default: false
    }
  }
}

extension ZodSchema.Node {
  fileprivate var unwrapped: (wrapper: Wrapper, inner: ZodSchema)? {
    switch self {
    case .optional(let inner):
      (
        Wrapper(name: "optional", with: "is now optional", without: "is not optional any more"),
        inner
      )
    case .nullable(let inner):
      (
        Wrapper(name: "nullable", with: "is now nullable", without: "is not nullable any more"),
        inner
      )
    case .default(let inner, let value): (.fallback("default", value), inner)
    case .prefault(let inner, let value): (.fallback("prefault", value), inner)
    case .catch(let inner, let value): (.fallback("catch", value), inner)
    default: nil
    }
  }

  /// Whether the node itself surely refuses an absent value and null.
  var isPlain: Bool {
    switch self {
    case .string, .number, .boolean, .never, .array, .tuple, .record, .object, .enumeration: true
    case .literal(let values): !values.contains(.null)
    default: false
    }
  }

  /// The node in a few words.
  var summary: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    case .any: "any"
    case .unknown: "unknown"
    case .never: "never"
    case .literal(let values): "the literal " + values.map { text($0) }.joined(separator: " or ")
    case .enumeration(let values): "one of " + values.map { text($0) }.joined(separator: ", ")
    case .array: "an array"
    case .tuple: "a tuple"
    case .record: "a record"
    case .object: "an object"
    case .union(let options): "a union of \(options.count)"
    case .discriminatedUnion(let key, _): "a union by \(quoted(key))"
    case .optional(let inner): "optional " + inner.node.summary
    case .nullable(let inner): "nullable " + inner.node.summary
    case .default(let inner, _), .prefault(let inner, _), .catch(let inner, _): inner.node.summary
    case .pipe(let input, _): "a pipe from " + input.node.summary
    case .transform(let name): "what \(name.name) makes of it"
    }
  }

  /// Returns the kind of difference when a node becomes one of another kind.
  func change(to new: ZodSchema.Node) -> SchemaDifference.Kind {
    switch (self, new) {
    case (.any, .unknown), (.unknown, .any): .changed
    case (_, .any), (_, .unknown), (.never, _): rewrites ? .changed : .looser
    case (.any, _), (.unknown, _), (_, .never): new.rewrites ? .changed : .stricter
    case (.string, .enumeration(let values)), (.string, .literal(let values)):
      values.allSatisfy { $0.text != nil } ? .stricter : .changed
    case (.enumeration(let values), .string), (.literal(let values), .string):
      values.allSatisfy { $0.text != nil } ? .looser : .changed
    case (_, .union(let options)): options.contains { $0 == ZodSchema(self) } ? .looser : .changed
    case (.union(let options), _): options.contains { $0 == ZodSchema(new) } ? .stricter : .changed
    default: .changed
    }
  }

  /// Whether the node replaces its value.
  private var rewrites: Bool {
    if case .transform = self { true } else { false }
  }
}

extension Wrapper {
  fileprivate static func fallback(_ name: String, _ value: JSONValue) -> Wrapper {
    let kind = name == "catch" ? "a value with issues" : "an absent value"
    return Wrapper(
      name: name, with: "\(kind) becomes \(text(value))",
      without: "\(kind) no longer becomes \(text(value))")
  }
}
