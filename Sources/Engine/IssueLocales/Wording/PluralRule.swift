internal import JSPrimitives

/// A rule that chooses the form of a unit by the number in front of it.
enum PluralRule: String, CaseIterable {
  /// Three forms: one, few, many. Zod 4.4.3, `locales/ru.ts`, `getRussianPlural`.
  case eastSlavic = "east-slavic"

  /// The names of the forms.
  var forms: [JSText] {
    switch self {
    case .eastSlavic: ["one", "few", "many"]
    }
  }

  /// Returns the form for a number. A fraction counts by its remainders: 2.5 is few.
  func form(for number: Double) -> JSText {
    switch self {
    case .eastSlavic:
      let count = number.magnitude
      let (digit, digits) = (
        count.truncatingRemainder(dividingBy: 10), count.truncatingRemainder(dividingBy: 100)
      )
      if digits >= 11, digits <= 19 { return "many" }
      if digit == 1 { return "one" }
      return digit >= 2 && digit <= 4 ? "few" : "many"
    }
  }
}
