/// Why a text could not be sanitized within the sanitizer's limits.
///
/// The text is then neither clean nor unclean: whoever asked has to say that it is undecided.
public enum SanitizerError: Error, Hashable, Sendable {
  /// More elements may be open at once than `HTMLSanitizer.Limits.openElements` allows.
  case tooDeep(limit: Int)
  /// A tag may have more attributes than `HTMLSanitizer.Limits.attributes` allows.
  case tooManyAttributes(limit: Int)
  /// Parsing would take more memory than `HTMLSanitizer.Limits.parserBytes` allows.
  case tooLarge(limit: Int)
  /// A CDATA section stands in a table's SVG or MathML, which the parser can't read.
  case sectionInTable
  /// The package was built without its trait `HTML`, and the text has to be parsed.
  case unavailable
}

extension SanitizerError: CustomStringConvertible {
  /// One line that names the limit.
  public var description: String {
    switch self {
    case .tooDeep(let limit): "it may nest deeper than \(limit) elements"
    case .tooManyAttributes(let limit): "a tag may have more than \(limit) attributes"
    case .tooLarge(let limit): "it takes more than \(limit) bytes of memory"
    case .sectionInTable: "it may have a CDATA section in a table, which the parser can't read"
    case .unavailable: "there is no parser"
    }
  }
}
