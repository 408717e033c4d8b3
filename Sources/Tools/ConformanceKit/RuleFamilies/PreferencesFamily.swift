/// The rules of the family "preferences" by their recorded names.
enum PreferencesFamily {
  static let all: [Rule] = []
}
