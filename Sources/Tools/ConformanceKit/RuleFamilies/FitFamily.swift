/// The rules of the family "fit" by their recorded names.
enum FitFamily {
  static let all: [Rule] = []
}
