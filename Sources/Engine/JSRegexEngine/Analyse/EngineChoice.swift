/// The engines that a regular expression may use. Tests choose one; all other code uses
/// `automatic`.
package enum Engines: Hashable, Sendable {
  /// The automaton for tests of anchored patterns, PCRE2 for other patterns that the analysis
  /// proves exact, the backtracking matcher for everything else.
  case automatic
  /// Only the automaton, which tests ASCII text; everything else throws `unsupported`.
  case automaton
  /// Only the backtracking matcher, which counts its steps and remembers nothing.
  case matcher
  /// Only the backtracking matcher, which remembers from its first step where it has failed, so
  /// that no pattern without backreferences takes more than linear time.
  case linear
  /// Only PCRE2, compiled to machine code or interpreted; other patterns throw `unsupported`.
  case native(usesJIT: Bool)
}

/// The engine for a pattern, for one purpose and one width of the subject, chosen by static
/// analysis alone.
///
/// PCRE2 runs a pattern that can be lowered to a text of the same meaning. The analysis may reject
/// a pattern that PCRE2 would match correctly; it never accepts one that PCRE2 could match
/// incorrectly.
package enum EngineChoice: Sendable {
  /// PCRE2, with this text.
  case native(NativePattern)
  /// The backtracking matcher, for this reason.
  case matcher(reason: String)

  /// Chooses the engine for a pattern.
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
