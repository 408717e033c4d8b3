/// The rules of the family "metrics" by their recorded names.
enum MetricsFamily {
  static let all: [Rule] = []
}
