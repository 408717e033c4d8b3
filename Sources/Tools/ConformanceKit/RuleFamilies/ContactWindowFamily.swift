/// The rules of the family "contactWindow" by their recorded names.
enum ContactWindowFamily {
  static let all: [Rule] = []
}
