/// The rules of the family "coaches" by their recorded names.
enum CoachFamily {
  static let all: [Rule] = []
}
