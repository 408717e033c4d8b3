public import HTMLSanitizing
public import SourceJSON

extension ZodSchema {
  /// A named function from value to value.
  ///
  /// A schema document holds the name alone. A transform that is made from a name alone is looked up when the
  /// schema is compiled; one with an implementation brings it along:
  ///
  ///     .string().transform("slug") { value in … }
  ///
  /// Two transforms of the same name are equal, since a document can't tell them apart.
  public struct Transform: Sendable {
    /// The name in schema documents.
    public var name: String
    /// The implementation, or nil if a registry has it.
    package var body: Body?

    /// A function that the registry of the validator has under this name.
    public init(_ name: String) { self.name = name }

    /// A function given in Swift.
    ///
    /// - Parameters:
    ///   - name: the name in schema documents.
    ///   - body: takes the value as the checks before have left it. An error that it throws makes the outcome
    ///     undecided.
    public init(_ name: String, _ body: @escaping @Sendable (JSONValue) throws -> JSONValue) {
      self.name = name
      self.body = .custom(body)
    }

    package init(_ name: String, _ body: Body) {
      self.name = name
      self.body = body
    }
  }
}

extension ZodSchema.Transform {
  /// The implementations that a validator runs on its own bytes, and those given in Swift.
  package enum Body: Sendable {
    case trim, toLowerCase, toUpperCase
    case stripTagsAndTrim
    case sanitizeHTMLAndTrim(SharedSanitizer)
    case stripLeadingAt
    case toE164US
    case assumeHTTPS
    case custom(@Sendable (JSONValue) throws -> JSONValue)
  }

  /// `String.prototype.trim`.
  public static let trim = Self("trim", .trim)
  /// `String.prototype.toLowerCase`.
  public static let toLowerCase = Self("toLowerCase", .toLowerCase)
  /// `String.prototype.toUpperCase`.
  public static let toUpperCase = Self("toUpperCase", .toUpperCase)

  /// Removes every match of `/<[^>]*>/g`, then trims.
  public static func strippingTags(_ name: String) -> Self { Self(name, .stripTagsAndTrim) }

  /// Keeps the HTML that a sanitizer allows, then trims.
  public static func sanitizingHTML(_ name: String, by sanitizer: HTMLSanitizer) -> Self {
    Self(name, .sanitizeHTMLAndTrim(SharedSanitizer(sanitizer)))
  }

  /// Removes one leading `@`.
  public static func strippingLeadingAt(_ name: String) -> Self { Self(name, .stripLeadingAt) }

  /// Writes a text that has the ten digits of a number of the United States, or those behind a `1`, as E.164.
  ///
  /// Another text, and a value that is no text, stays as it is.
  public static func formattingE164US(_ name: String) -> Self { Self(name, .toE164US) }

  /// Trims, and puts `https://` in front of a text that is not empty and has no scheme.
  ///
  /// A value that is no text stays as it is.
  public static func assumingHTTPS(_ name: String) -> Self { Self(name, .assumeHTTPS) }
}

extension ZodSchema.Transform: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ZodSchema.Transform: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}
