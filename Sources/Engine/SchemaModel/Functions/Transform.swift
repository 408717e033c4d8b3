public import HTMLSanitizing
public import SourceJSON

extension ZodSchema {
  /// A named function from value to value.
  ///
  /// A schema document holds the name only. A transform without an implementation is looked up in the registry
  /// when the schema is compiled. A transform may also have its implementation:
  ///
  ///     .string().transform("slug") { value in … }
  ///
  /// Two transforms of the same name are equal, since a document can't distinguish them.
  public struct Transform: Sendable {
    /// The name in schema documents.
    public var name: String
    /// The implementation, or nil if a registry has it.
    package var body: Body?

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
    case stripTagsAndTrim
    case sanitizeHTMLAndTrim(SharedSanitizer)
    case stripLeadingAt
    case toE164US
    case assumeHTTPS
    case normalize(NormalizationForm)
    case slugify
    case identity
    case custom(@Sendable (JSONValue) throws -> JSONValue)
    case reporting(@Sendable (inout ZodSchema.CheckContext) throws -> JSONValue)
  }

  /// `String.prototype.trim`.
  public static let trim = Self("trim", .trim)
  /// `String.prototype.toLowerCase`.
  public static let toLowerCase = Self("toLowerCase", .toLowerCase)
  /// `String.prototype.toUpperCase`.
  public static let toUpperCase = Self("toUpperCase", .toUpperCase)

  /// `text.normalize(form)`.
  public static func normalizing(_ form: NormalizationForm) -> Self {
    Self("normalize:\(form.rawValue)", .normalize(form))
  }
  /// Zod's `slugify`: lower case, ASCII words joined by hyphens.
  public static let slugify = Self("slugify", .slugify)

  /// Returns a transform that removes every match of `/<[^>]*>/g`, then trims.
  public static func strippingTags(_ name: String) -> Self { Self(name, .stripTagsAndTrim) }

  /// Returns a transform that keeps the HTML that a sanitizer allows, then trims.
  public static func sanitizingHTML(_ name: String, by sanitizer: HTMLSanitizer) -> Self {
    Self(name, .sanitizeHTMLAndTrim(SharedSanitizer(sanitizer)))
  }

  /// Returns a transform that removes one leading `@`.
  public static func strippingLeadingAt(_ name: String) -> Self { Self(name, .stripLeadingAt) }

  /// Returns a transform that writes a United States phone number as E.164.
  ///
  /// A number is a text with ten digits, or eleven of which the first is `1`. Any other value is unchanged.
  public static func formattingE164US(_ name: String) -> Self { Self(name, .toE164US) }

  /// Returns a transform that trims, and prepends `https://` to a text that is not empty and has no scheme.
  ///
  /// A value that is not a string is unchanged.
  public static func assumingHTTPS(_ name: String) -> Self { Self(name, .assumeHTTPS) }
}

extension ZodSchema.Transform: NamedFunction {
  /// Whether the function has its implementation.
  public var isImplemented: Bool { body != nil }
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
