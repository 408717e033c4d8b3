@testable import JSRegex

extension Engines {
  /// All engines of this build that have captures.
  static var all: [Engines] { [.automatic, .matcher, .linear] + native }

  /// The engines that have captures and match backreferences, for which they need a budget.
  static var budgeted: [Engines] { all.filter { $0 != .linear } }

  /// The engines that are compared with the matcher.
  static var compared: [Engines] { all.filter { $0 != .matcher } + [.automaton] }

  /// The PCRE2 engines of this build.
  static var native: [Engines] {
    #if canImport(CPCRE2)
    [.native(usesJIT: true), .native(usesJIT: false)]
    #else
    []
    #endif
  }
}
