/// The rules of the family "deadlines" by their recorded names.
enum DeadlinesFamily {
  static let all: [Rule] = []
}
