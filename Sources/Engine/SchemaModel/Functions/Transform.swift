public import SourceJSON

extension ZodSchema {
  /// A named function from value to value.
  ///
  /// A schema document holds the name only. A transform without an implementation is looked up in the registry
  /// when the schema is compiled. A transform may also have its implementation:
  ///
  ///     .string().transform("slug") { value in … }
  ///
  /// A schema that is never written as a document needs no name: `.string().transform { value in … }`.
  ///
  /// Two transforms of the same name are equal, since a document can't distinguish them.
  public struct Transform: Sendable {
    /// The name in schema documents; that of a function without one is a description, until it is set.
    public var name: String {
      didSet { identity = nil }
    }
    /// The identity of a function without a name; nil for one with a name.
    public private(set) var identity: FunctionIdentity?
    /// The implementation, or nil if a registry has it.
    package var body: Body?
    /// The type that a closure takes; nil for one that takes any value.
    package private(set) var parameter: ValueType?

    /// A function that the validator's registry has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given as a closure.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
    ///     undecided.
    public init(_ name: String, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue) {
      self.name = name
      self.body = .custom(body)
    }

    /// A function given as a closure from any value to any value, such as from a text to a Date.
    ///
    ///     ZodSchema.Transform("milliseconds") { .number($0.milliseconds ?? .nan) }
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
    ///     undecided.
    @_disfavoredOverload
    public init(_ name: String, _ body: @escaping @Sendable (ZodValue) throws -> ZodValue) {
      self.name = name
      self.body = .value(body)
    }

    /// A function given as a closure, without a name. A schema with it can't be written as a document.
    ///
    /// - Parameter body: Takes the value after the checks before this one. An error that it throws makes the outcome
    ///   undecided.
    public init(_ body: @escaping @Sendable (JSONValue) throws -> JSONValue) {
      self.init(.custom(body))
    }

    /// A function given as a closure from any value to any value, without a name. A schema with it can't be written as a
    /// document.
    ///
    /// - Parameter body: Takes the value after the checks before this one. An error that it throws makes the outcome
    ///   undecided.
    @_disfavoredOverload
    public init(_ body: @escaping @Sendable (ZodValue) throws -> ZodValue) {
      self.init(.value(body))
    }

    /// A function given as a closure on values of one type, without a name.
    init(
      taking parameter: ValueType, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue
    ) {
      self.init(.custom(body))
      self.parameter = parameter
    }

    /// A function without a name.
    private init(_ body: Body) {
      name = FunctionIdentity.name
      identity = FunctionIdentity()
      self.body = body
    }

    /// A function from text to text, which the validator runs on bytes.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - function: The function with its declared properties.
    public init(_ name: String, _ function: TextFunction) {
      self.name = name
      body = .text(function)
    }

    /// A function given as a closure that may add issues: `transform((value, ctx) => ...)`.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value in a context and returns the result. An error that it throws makes the outcome
    ///     undecided.
    public static func reporting(
      _ name: String, _ body: @escaping @Sendable (inout CheckContext) throws -> JSONValue
    ) -> Self {
      Self(name, .reporting(body))
    }

    /// A function given as a closure on any value that may add issues: `transform((value, ctx) => ...)`.
    ///
    /// - Parameters:
    ///   - name: The name in schema documents.
    ///   - body: Takes the value in a context and returns the result. An error that it throws makes the outcome
    ///     undecided.
    @_disfavoredOverload
    public static func reporting(
      _ name: String, _ body: @escaping @Sendable (inout ValueContext) throws -> ZodValue
    ) -> Self {
      Self(name, .reportingValue(body))
    }

    /// A function given as a closure that may add issues, without a name. A schema with it can't be written as a
    /// document.
    ///
    /// - Parameter body: Takes the value in a context and returns the result. An error that it throws makes the
    ///   outcome undecided.
    public static func reporting(
      _ body: @escaping @Sendable (inout CheckContext) throws -> JSONValue
    ) -> Self {
      Self(.reporting(body))
    }

    /// A function given as a closure on any value that may add issues, without a name. A schema with it can't be written
    /// as a document.
    ///
    /// - Parameter body: Takes the value in a context and returns the result. An error that it throws makes the
    ///   outcome undecided.
    @_disfavoredOverload
    public static func reporting(
      _ body: @escaping @Sendable (inout ValueContext) throws -> ZodValue
    ) -> Self {
      Self(.reportingValue(body))
    }

    /// A function with one of the built-in implementations.
    package init(_ name: String, _ body: Body) {
      self.name = name
      self.body = body
    }
  }
}

extension ZodSchema.Transform {
  /// The implementation of a transform: one that the validator runs on its own bytes, or a closure.
  package enum Body: Sendable {
    case trim, toLowerCase, toUpperCase
    case normalize(ZodSchema.NormalizationForm)
    case slugify
    case identity
    case text(ZodSchema.TextFunction)
    /// A function of JSON values; one that JSON lacks makes the outcome undecided.
    case custom(@Sendable (JSONValue) throws -> JSONValue)
    /// A function of any values.
    case value(@Sendable (ZodValue) throws -> ZodValue)
    case reporting(@Sendable (inout ZodSchema.CheckContext) throws -> JSONValue)
    case reportingValue(@Sendable (inout ZodSchema.ValueContext) throws -> ZodValue)
  }

  /// `String.prototype.trim`.
  public static let trim = Self("trim", .trim)
  /// `String.prototype.toLowerCase`.
  public static let toLowerCase = Self("toLowerCase", .toLowerCase)
  /// `String.prototype.toUpperCase`.
  public static let toUpperCase = Self("toUpperCase", .toUpperCase)

  /// `text.normalize(form)`.
  public static func normalizing(_ form: ZodSchema.NormalizationForm) -> Self {
    Self("normalize:\(form.rawValue)", .normalize(form))
  }
  /// Zod's `slugify`: lower case, ASCII words joined by hyphens.
  public static let slugify = Self("slugify", .slugify)
}

extension ZodSchema.Transform: ZodSchema.NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
}

extension ZodSchema {
  /// A normalization form of Unicode, as `String.prototype.normalize` names it.
  public enum NormalizationForm: String, Sendable, Hashable, CaseIterable {
    /// Canonical composition.
    case nfc = "NFC"
    /// Canonical decomposition.
    case nfd = "NFD"
    /// Compatibility composition.
    case nfkc = "NFKC"
    /// Compatibility decomposition.
    case nfkd = "NFKD"
  }
}
