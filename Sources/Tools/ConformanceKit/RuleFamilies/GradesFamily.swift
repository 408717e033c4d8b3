/// The rules of the family "grades" by their recorded names.
enum GradesFamily {
  static let all: [Rule] = []
}
