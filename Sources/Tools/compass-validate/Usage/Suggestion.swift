import Diagnostics

/// The name that a person most likely meant.
enum Suggestion {
  /// Returns the name closest to a misspelt one, as `ClosestName` finds it; nil if none is close.
  static func name(closestTo word: String, among names: [String]) -> String? {
    ClosestName.name(closestTo: word, among: names)
  }

  /// Returns the end of a message: a question with the closest name, or else what to do without one.
  static func question(
    _ word: String, among names: [String], otherwise advice: @autoclosure () -> String
  ) -> String {
    name(closestTo: word, among: names).map { "did you mean \"\($0)\"?" } ?? advice()
  }
}
