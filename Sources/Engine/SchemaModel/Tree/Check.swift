public import JSPrimitives
public import SourceJSON

extension ZodSchema {
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
      /// The MIME types that a `File` may have.
      case mimeType([String])
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
      /// Schemas of the members under keys, all of which run; null and undefined have none.
      case properties([Field])
    }

    /// The rule.
    public var kind: Kind
    /// The message of the check's issue; nil for the default message.
    public var message: String?
    /// A function that words the check's issue; it is asked before the default message.
    public var error: ZodSchema.ErrorFunction?
    /// Whether a failure skips the node's later checks.
    public var abort: Bool
    /// Whether the check is the schema itself, as in `z.base64()`.
    ///
    /// It is set for the formats `base64` and `base64url` alone, whose JSON Schema differs from that of a string with
    /// the format.
    public var isOwnFormat: Bool
    /// Whether a document has the pattern of the format although it is that of its version of Zod, as Zod's own objects
    /// have it.
    ///
    /// A check of a document keeps the pattern with every version of Zod; it is equal to one without, which is written so.
    package var writesPattern = false
    /// The condition under which the check runs; nil for Zod's own, that no issue before it stops.
    public var when: ZodSchema.When?

    /// A check from its parts.
    public init(
      _ kind: Kind, message: String? = nil, error: ZodSchema.ErrorFunction? = nil,
      abort: Bool = false, isOwnFormat: Bool = false, when: ZodSchema.When? = nil
    ) {
      self.kind = kind
      self.message = message
      self.error = error
      self.abort = abort
      self.isOwnFormat = isOwnFormat
      self.when = when
    }
  }
}

extension ZodSchema.Check {
  /// The kind without a pattern that a document has only because Zod's own objects have it.
  package var comparedKind: Kind {
    guard writesPattern, case .format(.named(let format, _)) = kind else { return kind }
    return .format(.named(format, pattern: nil))
  }

  /// Returns whether two checks have the same document.
  public static func == (left: Self, right: Self) -> Bool {
    left.comparedKind == right.comparedKind && left.message == right.message
      && left.error == right.error && left.abort == right.abort
      && left.isOwnFormat == right.isOwnFormat && left.when == right.when
  }

  /// Hashes what two equal checks share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(comparedKind)
    hasher.combine(message)
    hasher.combine(error)
    hasher.combine(abort)
    hasher.combine(isOwnFormat)
    hasher.combine(when)
  }
}

extension ZodSchema.Check.Kind {
  /// Returns a schema of the member under a key.
  @_disfavoredOverload
  public static func property(_ key: String, _ schema: ZodSchema) -> ZodSchema.Check.Kind {
    .property(JSText(key), schema)
  }
}

// MARK: Writing

extension SchemaWriter {
  /// Returns a check as an element of a node's `checks`.
  mutating func check(_ check: ZodSchema.Check, path: String) -> JSONValue {
    var object = kind(check.kind, path: path)
    if check.writesPattern, case .format(.named(let format, nil)) = check.kind {
      object = namedFormat(format)
    }
    if let message = check.message { object["message"] = .string(JSText(message)) }
    if let error = check.error {
      let function = self.function(error, path: "\(path).error")
      later("error", function, in: &object)
    }
    if check.abort { object["abort"] = true }
    flag("own", check.isOwnFormat, in: &object)
    if let when = check.when {
      let function = self.function(when, path: "\(path).when")
      later("when", function, in: &object)
    }
    return .object(object)
  }

  /// Returns the check's own fields, `check` first.
  private mutating func kind(_ kind: ZodSchema.Check.Kind, path: String) -> JSONObject {
    func object(_ check: JSText, _ fields: JSONObject.Member...) -> JSONObject {
      JSONObject([("check", .string(check))] + fields)
    }
    switch kind {
    case .minLength(let minimum): return object("min_length", ("minimum", .number(Double(minimum))))
    case .maxLength(let maximum): return object("max_length", ("maximum", .number(Double(maximum))))
    case .lengthEquals(let length):
      return object("length_equals", ("length", .number(Double(length))))
    case .minSize(let minimum):
      return later(object("min_size", ("minimum", .number(Double(minimum)))))
    case .maxSize(let maximum):
      return later(object("max_size", ("maximum", .number(Double(maximum)))))
    case .sizeEquals(let size): return later(object("size_equals", ("size", .number(Double(size)))))
    case .mimeType(let types):
      return later(
        object("mime_type", ("mime", .array(types.map { .string(JSText($0)) }))))
    case .greaterThan(let value, let inclusive):
      return object("greater_than", ("value", bound(value)), ("inclusive", .boolean(inclusive)))
    case .lessThan(let value, let inclusive):
      return object("less_than", ("value", bound(value)), ("inclusive", .boolean(inclusive)))
    case .numberFormat(.safeint): return object("number_format", ("format", "safeint"))
    case .numberFormat(let format):
      return later(object("number_format", ("format", .string(JSText(format.rawValue)))))
    case .multipleOf(let value): return object("multiple_of", ("value", bound(value)))
    case .format(let format): return self.format(format, path: path)
    case .overwrite(let transform): return overwrite(transform, path: path)
    case .custom(let predicate, let field, let params):
      var custom = object("custom")
      if let written = predicate.written {
        later("condition", written.document, in: &custom)
      } else {
        custom["name"] = name(of: predicate, path: path)
      }
      custom["path"] = field.map { .array($0.map(\.document)) }
      if let params {
        let value = constant(.json(params))
        later("params", value, in: &custom)
      }
      return custom
    case .function(let function):
      return later(object("function", ("name", name(of: function, path: path))))
    case .properties(let fields):
      let shape = fields.map { field in
        (field.jsKey, self.schema(field.schema, path: "\(path).shape.\(field.key)"))
      }
      return later(object("properties", ("shape", .object(JSONObject(shape)))))
    case .property(let key, let schema):
      return later(
        object(
          "property", ("property", .string(key)),
          ("schema", self.schema(schema, path: "\(path).schema"))))
    }
  }

  private mutating func overwrite(_ transform: ZodSchema.Transform, path: String) -> JSONObject {
    func object(_ name: JSONValue, _ fields: JSONObject.Member...) -> JSONObject {
      JSONObject([("check", "overwrite"), ("name", name)] + fields)
    }
    for form in ZodSchema.NormalizationForm.allCases where transform == .normalizing(form) {
      return later(object("normalize", ("form", .string(JSText(form.rawValue)))))
    }
    return transform == .slugify
      ? later(object("slugify")) : object(name(of: transform, path: path))
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

extension SchemaReader {
  /// Returns a check of a node.
  mutating func check(_ value: JSONValue, path: String) throws(SchemaDocument.ReadingError)
    -> ZodSchema.Check
  {
    var reader = try FieldReader(value, path: path, version: version)
    let kind = try kind(&reader)
    let message = try reader.optionalString("message")
    let error = try reader.function("error").map { ZodSchema.ErrorFunction($0) }
    let abort = reader.optional("abort") == nil ? false : try reader.boolean("abort")
    let isOwnFormat = try reader.flag("own")
    guard !isOwnFormat || kind.isOfBase64 else {
      throw reader.error("own", "only base64 and base64url have it")
    }
    let when = try reader.function("when").map { ZodSchema.When($0) }
    try reader.finish()
    var check = ZodSchema.Check(
      kind, message: message, error: error, abort: abort, isOwnFormat: isOwnFormat, when: when)
    if case .format(.named(let format, let pattern?)) = kind, format.writesPattern,
      pattern == format.pattern(in: zod)
    {
      check.writesPattern = true
    }
    return check
  }

  private mutating func kind(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Check.Kind {
    let check = try reader.text("check").string
    switch check {
    case "min_length": return .minLength(try reader.length("minimum"))
    case "max_length": return .maxLength(try reader.length("maximum"))
    case "length_equals": return .lengthEquals(try reader.length("length"))
    case "greater_than":
      return .greaterThan(try reader.bound("value"), inclusive: try reader.boolean("inclusive"))
    case "less_than":
      return .lessThan(try reader.bound("value"), inclusive: try reader.boolean("inclusive"))
    case "number_format": return .numberFormat(try numberFormat(&reader))
    case "multiple_of": return .multipleOf(try reader.bound("value"))
    case "string_format": return .format(try format(&reader))
    case "overwrite": return .overwrite(try overwrite(&reader))
    case "custom":
      let predicate = try predicate(&reader)
      return .custom(predicate, path: try path(&reader), params: try params(&reader))
    case "min_size" where version > 1: return .minSize(try reader.length("minimum"))
    case "max_size" where version > 1: return .maxSize(try reader.length("maximum"))
    case "size_equals" where version > 1: return .sizeEquals(try reader.length("size"))
    case "mime_type" where version > 1: return .mimeType(try reader.strings("mime"))
    case "function" where version > 1:
      return .function(ZodSchema.CheckFunction(try reader.string("name")))
    case "properties" where version > 1: return .properties(try fields("shape", &reader))
    case "property" where version > 1:
      return .property(try reader.text("property"), try child("schema", &reader))
    default: throw reader.error("check", "unknown check \"\(check)\"")
    }
  }

  private func numberFormat(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.NumberFormat {
    let name = try reader.string("format")
    guard let format = ZodSchema.NumberFormat(rawValue: name), version > 1 || format == .safeint
    else {
      throw reader.error("format", "unknown number format \"\(name)\"")
    }
    return format
  }

  private func overwrite(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Transform {
    let name = try reader.string("name")
    if version > 1, name == ZodSchema.Transform.slugify.name { return .slugify }
    guard name == "normalize", reader.later("form") != nil else {
      return ZodSchema.Transform(name)
    }
    guard let form = ZodSchema.NormalizationForm(rawValue: try reader.string("form")) else {
      throw reader.error("form", "expected NFC, NFD, NFKC or NFKD")
    }
    return .normalizing(form)
  }

  /// Returns the predicate of a name, or the one that the document holds as data.
  private func predicate(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> ZodSchema.Predicate {
    guard let condition = reader.later("condition") else {
      return ZodSchema.Predicate(try reader.string("name"))
    }
    let path = reader.path(of: "condition")
    return ZodSchema.Predicate(try ZodSchema.WrittenCondition(condition, path: path))
  }

  private func params(_ reader: inout FieldReader) throws(SchemaDocument.ReadingError) -> JSONValue?
  {
    guard reader.later("params") != nil else { return nil }
    guard let params = try reader.constant("params").json else {
      throw reader.error("params", "expected a JSON value")
    }
    return params
  }

  private func path(
    _ reader: inout FieldReader
  ) throws(SchemaDocument.ReadingError) -> [PathSegment]? {
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

extension ZodSchema.Check.Kind {
  /// Whether the check is one of the formats whose JSON Schema depends on `isOwnFormat`.
  fileprivate var isOfBase64: Bool {
    switch self {
    case .format(.named(.base64, _)), .format(.named(.base64url, _)): true
    default: false
    }
  }
}
