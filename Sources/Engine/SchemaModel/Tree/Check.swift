internal import JSPrimitives
package import SourceJSON

/// One check of a node: a limit, a format, a transform of the value, or a predicate.
public struct Check: Sendable, Hashable {
  /// The rule of a check.
  public enum Kind: Sendable, Hashable {
    /// The minimum length: UTF-16 code units of a string, elements of an array.
    case minLength(Int)
    /// The maximum length: UTF-16 code units of a string, elements of an array.
    case maxLength(Int)
    /// The exact length: UTF-16 code units of a string, elements of an array.
    case lengthEquals(Int)
    /// The minimum size of a `Map`, `Set` or `File`, or of any value with a `size`.
    case minSize(Int)
    /// The maximum size of a `Map`, `Set` or `File`, or of any value with a `size`.
    case maxSize(Int)
    /// The exact size of a `Map`, `Set` or `File`, or of any value with a `size`.
    case sizeEquals(Int)
    /// A lower bound of a number, `bigint` or `Date`.
    case greaterThan(Bound, inclusive: Bool)
    /// An upper bound of a number, `bigint` or `Date`.
    case lessThan(Bound, inclusive: Bool)
    /// A format of a number or `bigint`.
    case numberFormat(NumberFormat)
    /// A multiple of a number or `bigint`.
    case multipleOf(Bound)
    /// A format of a string.
    case format(StringFormat)
    /// Replaces the value with the result of a function.
    case overwrite(ZodSchema.Transform)
    /// A predicate that must hold. The path of its issue is relative to the value.
    ///
    /// `params` are a member of its issue.
    case custom(ZodSchema.Predicate, path: [PathSegment]?, params: JSONValue? = nil)
    /// A function that may add several issues: `superRefine` and `check`.
    case function(ZodSchema.CheckFunction)
    /// A schema of the member under a key.
    case property(JSText, ZodSchema)
  }

  /// The rule.
  public var kind: Kind
  /// The message of the check's issue; nil for the default message.
  public var message: String?
  /// A function that words the check's issue; it is asked before the default message.
  public var error: ZodSchema.ErrorFunction?
  /// Whether a failure skips the node's later checks.
  public var abort: Bool
  /// Whether the check runs; nil for Zod's own condition, that no issue before it stops.
  public var when: ZodSchema.When?

  /// A check from its parts.
  public init(
    _ kind: Kind, message: String? = nil, error: ZodSchema.ErrorFunction? = nil,
    abort: Bool = false, when: ZodSchema.When? = nil
  ) {
    self.kind = kind
    self.message = message
    self.error = error
    self.abort = abort
    self.when = when
  }
}

// MARK: Writing

extension Check {
  /// The check as an element of a node's `checks`.
  package var document: JSONValue {
    var object = kind.document
    if let message { object["message"] = .string(JSText(message)) }
    if abort { object["abort"] = true }
    return .object(object)
  }
}

extension Check.Kind {
  /// The check's own fields, `check` first.
  fileprivate var document: JSONObject {
    func object(_ check: JSText, _ fields: JSONObject.Member...) -> JSONObject {
      JSONObject([("check", .string(check))] + fields)
    }
    switch self {
    case .minLength(let minimum): return object("min_length", ("minimum", .number(Double(minimum))))
    case .maxLength(let maximum): return object("max_length", ("maximum", .number(Double(maximum))))
    case .lengthEquals(let length):
      return object("length_equals", ("length", .number(Double(length))))
    case .greaterThan(let value, let inclusive):
      return object("greater_than", ("value", .number(value)), ("inclusive", .boolean(inclusive)))
    case .lessThan(let value, let inclusive):
      return object("less_than", ("value", .number(value)), ("inclusive", .boolean(inclusive)))
    case .safeInteger: return object("number_format", ("format", "safeint"))
    case .multipleOf(let value): return object("multiple_of", ("value", .number(value)))
    case .format(let format): return format.document
    case .overwrite(let transform):
      return object("overwrite", ("name", .string(JSText(transform.name))))
    case .custom(let predicate, let path):
      var custom = object("custom", ("name", .string(JSText(predicate.name))))
      custom["path"] = path.map { .array($0.map(\.document)) }
      return custom
    }
  }
}

extension PathSegment {
  fileprivate var document: JSONValue {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .number(Double(index))
    }
  }
}

// MARK: Reading

/// Reads the checks of a schema document's node.
enum CheckReader {
  static func check(_ value: JSONValue, path: String) throws(SchemaDocumentError) -> Check {
    var reader = try FieldReader(value, path: path)
    let kind = try kind(&reader)
    let message = try reader.optionalString("message")
    let abort = reader.optional("abort") == nil ? false : try reader.boolean("abort")
    try reader.finish()
    return Check(kind, message: message, abort: abort)
  }

  private static func kind(_ reader: inout FieldReader) throws(SchemaDocumentError) -> Check.Kind {
    let check = try reader.text("check").string
    switch check {
    case "min_length": return .minLength(try reader.length("minimum"))
    case "max_length": return .maxLength(try reader.length("maximum"))
    case "length_equals": return .lengthEquals(try reader.length("length"))
    case "greater_than":
      return .greaterThan(try reader.number("value"), inclusive: try reader.boolean("inclusive"))
    case "less_than":
      return .lessThan(try reader.number("value"), inclusive: try reader.boolean("inclusive"))
    case "number_format":
      let format = try reader.text("format").string
      guard format == "safeint" else {
        throw reader.error("format", "unknown number format \"\(format)\"")
      }
      return .safeInteger
    case "multiple_of": return .multipleOf(try reader.number("value"))
    case "string_format": return .format(try format(&reader))
    case "overwrite": return .overwrite(ZodSchema.Transform(try reader.string("name")))
    case "custom":
      let name = ZodSchema.Predicate(try reader.string("name"))
      return .custom(name, path: try path(&reader))
    default: throw reader.error("check", "unknown check \"\(check)\"")
    }
  }

  private static func format(
    _ reader: inout FieldReader
  ) throws(SchemaDocumentError) -> StringFormat {
    let name = try reader.string("format")
    let source = try reader.optionalText("pattern")
    let flags = try reader.optionalString("flags")
    let pattern = source.map { PatternLiteral($0, flags: flags) }
    if pattern == nil, flags != nil { throw reader.error("flags", "flags without a pattern") }
    switch name {
    case "regex":
      guard let pattern else { throw reader.error("pattern", "the field is missing") }
      return .regex(pattern)
    case "starts_with":
      // A dump of the web app's schemas has the derived pattern only, without the prefix itself.
      guard let prefix = try reader.optionalText("prefix") ?? pattern.flatMap(literalPrefix) else {
        throw reader.error("prefix", "the field is missing")
      }
      return .startsWith(prefix, pattern: pattern)
    case "ends_with": return .endsWith(try reader.text("suffix"), pattern: pattern)
    case "includes": return .includes(try reader.text("includes"), pattern: pattern)
    default:
      guard pattern != nil || name == "url" || NamedFormat.pattern(of: name) != nil else {
        throw reader.error("format", "unknown string format \"\(name)\"")
      }
      return .named(name, pattern: pattern)
    }
  }

  private static func path(
    _ reader: inout FieldReader
  ) throws(SchemaDocumentError) -> [PathSegment]? {
    guard reader.optional("path") != nil else { return nil }
    var path: [PathSegment] = []
    for segment in try reader.elements("path") {
      switch segment {
      case .string(let key): path.append(.key(key))
      case .number(let number):
        guard let index = Int(exactly: number) else { fallthrough }
        path.append(.index(index))
      default: throw reader.error("path", "expected keys and indices")
      }
    }
    return path
  }
}

extension CheckReader {
  /// Returns the prefix of Zod's derived pattern `^PREFIX.*` without its escapes, or nil if the pattern has
  /// another form.
  static func literalPrefix(_ pattern: PatternLiteral) -> JSText? {
    let source = pattern.source.bytes
    guard source.first == UInt8(ascii: "^"), source.suffix(2) == [0x2E, 0x2A], source.count >= 3
    else { return nil }
    var prefix: [UInt8] = []
    var rest = source[1..<source.count - 2]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst(), punctuation.contains(escaped) else { return nil }
        prefix.append(escaped)
      case _ where punctuation.contains(byte) && byte != UInt8(ascii: "/"):
        return nil
      default:
        prefix.append(byte)
      }
    }
    return JSText(wtf8: prefix)
  }

  /// The characters that a derived pattern escapes.
  private static let punctuation = Array(".*+?^${}()|[]\\/".utf8)
}
