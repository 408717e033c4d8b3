/// The rules of the family "phone" by their recorded names.
enum PhoneFamily {
  static let all: [Rule] = []
}
