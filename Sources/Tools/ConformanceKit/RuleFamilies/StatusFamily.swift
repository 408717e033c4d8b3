/// The rules of the family "status" by their recorded names.
enum StatusFamily {
  static let all: [Rule] = []
}
