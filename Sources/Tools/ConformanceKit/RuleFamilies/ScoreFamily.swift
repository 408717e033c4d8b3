/// The rules of the family "score" by their recorded names.
enum ScoreFamily {
  static let all: [Rule] = []
}
