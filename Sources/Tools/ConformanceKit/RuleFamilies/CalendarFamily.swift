/// The rules of the family "calendar" by their recorded names.
enum CalendarFamily {
  static let all: [Rule] = []
}
