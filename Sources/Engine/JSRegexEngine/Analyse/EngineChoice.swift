/// The engines that a regular expression may use. Tests force one; everyone else has `automatic`.
package enum Engines: Hashable, Sendable {
  /// The automaton for tests of anchored patterns, PCRE2 wherever else the analysis claims it is exact, the
  /// backtracking matcher for everything else.
  case automatic
  /// The automaton alone, which tests ASCII text; everything else throws `unsupported`.
  case automaton
  /// The backtracking matcher alone.
  case matcher
  /// PCRE2 alone, compiled to machine code or interpreted; what it does not claim throws `unsupported`.
  case native(usesJIT: Bool)
}

/// Which engine runs a pattern for one purpose and one width of the subject, by static analysis alone.
///
/// PCRE2 runs what can be lowered to a text of the same meaning. The analysis may refuse a pattern that
/// PCRE2 would match rightly; it never claims one that PCRE2 could match wrongly.
package enum EngineChoice: Sendable {
  /// PCRE2, with this text.
  case native(NativePattern)
  /// The backtracking matcher, for this reason.
  case matcher(reason: String)

  /// Decides for a pattern.
  package init(_ tree: PatternTree, for purpose: NativePattern.Purpose, width: NativePattern.Width)
  {
    #if canImport(CPCRE2)
    do throws(PatternError) {
      self = .native(try PatternLowering.lower(tree, for: purpose, width: width))
    } catch {
      if case .unsupported(let construct) = error.kind {
        self = .matcher(reason: construct)
      } else {
        self = .matcher(reason: error.description)
      }
    }
    #else
    self = .matcher(reason: "built without PCRE2")
    #endif
  }
}

extension EngineChoice: CustomStringConvertible {
  /// The engine, then the text or the reason.
  package var description: String {
    switch self {
    case .native(let pattern): "PCRE2: \(pattern)"
    case .matcher(let reason): "matcher: \(reason)"
    }
  }
}
