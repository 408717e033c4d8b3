/// The rules of the family "positions" by their recorded names.
enum PositionsFamily {
  static let all: [Rule] = []
}
