public import JSPrimitives
internal import SourceJSON

/// A format that a string must have.
public enum StringFormat: Sendable, Hashable {
  /// A match of a regular expression.
  case regex(PatternLiteral)
  /// A prefix. The pattern is the one that Zod derives from it, if the document has it.
  case startsWith(JSText, pattern: PatternLiteral?)
  /// A suffix. The pattern is the one that Zod derives from it, if the document has it.
  case endsWith(JSText, pattern: PatternLiteral?)
  /// A part of the string. The pattern is the one that Zod derives from it, if the document has it.
  case includes(JSText, pattern: PatternLiteral?)
  /// A format with a name, such as `email`. Without a pattern it has Zod's own.
  case named(String, pattern: PatternLiteral?)
}

/// A JavaScript regular expression as text. The validator compiles it.
public struct PatternLiteral: Sendable, Hashable {
  /// The source: the text between the slashes of a regular expression literal.
  public var source: JSText
  /// The flags, such as `iu`; nil if a document has none.
  public var flags: String?

  /// A pattern from its source and flags.
  public init(_ source: JSText, flags: String? = nil) {
    self.source = source
    self.flags = flags
  }
}

extension StringFormat {
  /// The fields of a check of this format in documents, `check` first.
  var document: JSONObject {
    func object(
      _ format: JSText, _ pattern: PatternLiteral?, _ fields: JSONObject.Member...
    ) -> JSONObject {
      var object = JSONObject([("check", "string_format"), ("format", .string(format))] + fields)
      if let pattern {
        object["pattern"] = .string(pattern.source)
        object["flags"] = pattern.flags.map { .string(JSText($0)) }
      }
      return object
    }
    switch self {
    case .regex(let pattern): return object("regex", pattern)
    case .startsWith(let prefix, let pattern):
      // A pattern that was derived from the prefix implies it, as in a dump of the web app's schemas.
      if pattern.flatMap(CheckReader.literalPrefix) == prefix {
        return object("starts_with", pattern)
      }
      return object("starts_with", pattern, ("prefix", .string(prefix)))
    case .endsWith(let suffix, let pattern):
      return object("ends_with", pattern, ("suffix", .string(suffix)))
    case .includes(let text, let pattern):
      return object("includes", pattern, ("includes", .string(text)))
    case .named(let name, let pattern): return object(JSText(name), pattern)
    }
  }
}
