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
  /// The package was built without its trait `HTML`, and the text has to be parsed.
  case unavailable
}
