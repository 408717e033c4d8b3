/// The rules of the family "phase" by their recorded names.
enum PhaseFamily {
  static let all: [Rule] = []
}
