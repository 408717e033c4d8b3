/// The rules of the family "matching" by their recorded names.
enum MatchingFamily {
  static let all: [Rule] = []
}
