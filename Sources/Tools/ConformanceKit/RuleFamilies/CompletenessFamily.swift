/// The rules of the family "completeness" by their recorded names.
enum CompletenessFamily {
  static let all: [Rule] = []
}
