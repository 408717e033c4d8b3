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
  public typealias Transform = NamedFunction<TransformBody>

  /// The implementation of a transform: one that the validator runs on its own bytes, or a closure. The initializers of
  /// `Transform` make it.
  public enum TransformBody: Sendable {
    /// Functions of Zod on strings.
    case trim, toLowerCase, toUpperCase, slugify
    /// `String.prototype.normalize`.
    case normalize(NormalizationForm)
    /// The result is the value itself, an absent one too.
    case identity
    /// A function from text to text.
    case text(TextFunction)
    /// A function of JSON values; one that JSON lacks makes the outcome undecided.
    case custom(@Sendable (JSONValue) throws -> JSONValue)
    /// A function of any values.
    case value(@Sendable (ZodValue) throws -> ZodValue)
    /// A function of JSON values that may add issues.
    case reporting(@Sendable (inout CheckContext) throws -> JSONValue)
    /// A function of any values that may add issues.
    case reportingValue(@Sendable (inout ValueContext) throws -> ZodValue)
  }

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

extension ZodSchema.Transform {
  /// `String.prototype.trim`.
  public static let trim = Self("trim", body: .trim)
  /// `String.prototype.toLowerCase`.
  public static let toLowerCase = Self("toLowerCase", body: .toLowerCase)
  /// `String.prototype.toUpperCase`.
  public static let toUpperCase = Self("toUpperCase", body: .toUpperCase)
  /// Zod's `slugify`: lower case, ASCII words joined by hyphens.
  public static let slugify = Self("slugify", body: .slugify)

  /// `text.normalize(form)`.
  public static func normalizing(_ form: ZodSchema.NormalizationForm) -> Self {
    Self("normalize:\(form.rawValue)", body: .normalize(form))
  }

  /// Returns a transform whose result is the value itself, an absent one too.
  package static func identity(_ name: String) -> Self { Self(name, body: .identity) }

  /// A function from text to text, which the validator runs on bytes.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - function: The function with its declared properties.
  public init(_ name: String, _ function: ZodSchema.TextFunction) {
    self.init(name, body: .text(function))
  }

  /// A function given as a closure.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///     undecided.
  public init(_ name: String, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue) {
    self.init(name, body: .custom(body))
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
    self.init(name, body: .value(body))
  }

  /// A function given as a closure, without a name. A schema with it can't be written as a document.
  ///
  /// - Parameter body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///   undecided.
  public init(_ body: @escaping @Sendable (JSONValue) throws -> JSONValue) {
    self.init(unnamed: .custom(body))
  }

  /// A function given as a closure from any value to any value, without a name. A schema with it can't be written as a
  /// document.
  ///
  /// - Parameter body: Takes the value after the checks before this one. An error that it throws makes the outcome
  ///   undecided.
  @_disfavoredOverload
  public init(_ body: @escaping @Sendable (ZodValue) throws -> ZodValue) {
    self.init(unnamed: .value(body))
  }

  /// A function given as a closure that may add issues: `transform((value, ctx) => ...)`.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value in a context and returns the result. An error that it throws makes the outcome
  ///     undecided.
  public static func reporting(
    _ name: String, _ body: @escaping @Sendable (inout ZodSchema.CheckContext) throws -> JSONValue
  ) -> Self {
    Self(name, body: .reporting(body))
  }

  /// A function given as a closure on any value that may add issues: `transform((value, ctx) => ...)`.
  ///
  /// - Parameters:
  ///   - name: The name in schema documents.
  ///   - body: Takes the value in a context and returns the result. An error that it throws makes the outcome
  ///     undecided.
  @_disfavoredOverload
  public static func reporting(
    _ name: String, _ body: @escaping @Sendable (inout ZodSchema.ValueContext) throws -> ZodValue
  ) -> Self {
    Self(name, body: .reportingValue(body))
  }

  /// A function given as a closure that may add issues, without a name. A schema with it can't be written as a
  /// document.
  ///
  /// - Parameter body: Takes the value in a context and returns the result. An error that it throws makes the
  ///   outcome undecided.
  public static func reporting(
    _ body: @escaping @Sendable (inout ZodSchema.CheckContext) throws -> JSONValue
  ) -> Self {
    Self(unnamed: .reporting(body))
  }

  /// A function given as a closure on any value that may add issues, without a name. A schema with it can't be written
  /// as a document.
  ///
  /// - Parameter body: Takes the value in a context and returns the result. An error that it throws makes the
  ///   outcome undecided.
  @_disfavoredOverload
  public static func reporting(
    _ body: @escaping @Sendable (inout ZodSchema.ValueContext) throws -> ZodValue
  ) -> Self {
    Self(unnamed: .reportingValue(body))
  }
}
