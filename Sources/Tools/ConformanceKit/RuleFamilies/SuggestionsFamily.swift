/// The rules of the family "suggestions" by their recorded names.
enum SuggestionsFamily {
  static let all: [Rule] = []
}
