package import JSPrimitives

/// The form of a JSON Schema and what it describes: the parameters of Zod's `toJSONSchema`.
public struct JSONSchemaOptions: Sendable, Hashable {
  /// The dialect of a JSON Schema.
  public enum Target: String, Sendable, Hashable, CaseIterable {
    /// JSON Schema draft 2020-12.
    case draft202012 = "draft-2020-12"
    /// JSON Schema draft 7.
    case draft07 = "draft-07"
    /// JSON Schema draft 4.
    case draft04 = "draft-04"
    /// The schema object of OpenAPI 3.0.
    case openAPI30 = "openapi-3.0"
  }

  /// The side of a schema.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// The values that the schema takes.
    case input
    /// The values that it makes.
    case output
  }

  /// The treatment of a schema that no JSON Schema describes, such as that of a `Date`.
  public enum Unrepresentable: String, Sendable, Hashable, CaseIterable {
    /// It is an error.
    case `throw`
    /// It is `{}`, which any value fits.
    case any
  }

  /// The treatment of a schema that contains itself.
  public enum Cycles: String, Sendable, Hashable, CaseIterable {
    /// A reference takes the place of the inner one.
    case ref
    /// It is an error.
    case `throw`
  }

  /// The treatment of a schema in several places.
  public enum Reused: String, Sendable, Hashable, CaseIterable {
    /// Each place has its own copy.
    case inline
    /// Each place has a reference to a definition.
    case ref
  }

  /// The dialect.
  public var target: Target
  /// The side that is described.
  public var side: Side
  /// The treatment of what no JSON Schema describes.
  public var unrepresentable: Unrepresentable
  /// The treatment of a schema that contains itself.
  public var cycles: Cycles
  /// The treatment of a schema in several places.
  public var reused: Reused
  /// Whether metadata are those of `.register`, which copies no schema, not of `.meta` and `.describe`.
  package var registersMetadata = false
  /// Whether equal schemas are one object of JavaScript, as if they had the same label.
  package var unitesEquals = false

  /// Options, by default Zod's.
  public init(
    target: Target = .draft202012, side: Side = .output, unrepresentable: Unrepresentable = .throw,
    cycles: Cycles = .ref, reused: Reused = .inline
  ) {
    self.target = target
    self.side = side
    self.unrepresentable = unrepresentable
    self.cycles = cycles
    self.reused = reused
  }
}

extension JSONSchemaOptions.Target {
  /// The dialect of a name that Zod knows: `draft-7` and `draft-4` are names too. Nil for another name.
  public init?(name: String) {
    switch name {
    case "draft-7": self = .draft07
    case "draft-4": self = .draft04
    default: self.init(rawValue: name)
    }
  }

  /// The value of `$schema`; nil for a dialect without one.
  package var dialect: JSText? {
    switch self {
    case .draft202012: "https://json-schema.org/draft/2020-12/schema"
    case .draft07: "http://json-schema.org/draft-07/schema#"
    case .draft04: "http://json-schema.org/draft-04/schema#"
    case .openAPI30: nil
    }
  }

  /// The member of the root with the definitions.
  package var definitionsKey: JSText { self == .draft202012 ? "$defs" : "definitions" }
}
