/// The rules of the family "codes" by their recorded names.
enum CodesFamily {
  static let all: [Rule] = []
}
