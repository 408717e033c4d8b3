/// The engines that a regular expression may use. Tests choose one; all other code uses
/// `automatic`.
package enum Engines: Hashable, Sendable {
  /// Every engine, in the order that `JSRegex+Engines.swift` documents.
  case automatic
  /// Only automata; patterns and texts without one throw `unsupported`.
  case automaton
  /// Only the backtracking matcher, which counts its steps and remembers nothing.
  case matcher
  /// Only the backtracking matcher, which remembers from its first step where it has failed, so
  /// that no pattern without backreferences takes more than linear time.
  case linear
  /// Only PCRE2, compiled to machine code or interpreted; other patterns throw `unsupported`.
  case native(usesJIT: Bool)

  /// Whether an automaton may answer.
  var useAutomata: Bool { self == .automatic || self == .automaton }
  /// Whether the backtracking matcher may answer.
  var useMatcher: Bool { self == .automatic || self == .matcher || self == .linear }
}
