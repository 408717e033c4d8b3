internal import JSPrimitives

extension OfferRules {
  /// Returns a scholarship in dollars as the list shows it: "950", "15k", "12.3k".
  ///
  /// Restates `offer.amountText`. From 1000 on it is in thousands, with a decimal unless the thousands are whole:
  /// 1001 is "1.0k", 999,999 is "1000.0k".
  ///
  /// - Parameter amount: any number of dollars.
  public static func amountText(_ amount: Double) -> String {
    guard amount >= 1000 else { return JSNumber.string(amount) }
    let decimals = amount.truncatingRemainder(dividingBy: 1000) == 0 ? 0 : 1
    return JSNumber.fixed(amount / 1000, decimals) + "k"
  }

  /// Returns whole dollars with commas, such as "$1,235" and "-$60,000".
  ///
  /// Restates `offer.currencyText`. Halves are rounded away from zero. A negative amount that rounds to zero keeps
  /// its sign, "-$0".
  ///
  /// - Parameter dollars: any number; "$NaN" for NaN.
  public static func currencyText(_ dollars: Double) -> String {
    let rounded = dollars.magnitude.rounded(.toNearestOrAwayFromZero)
    let isNegative = dollars.sign == .minus && !dollars.isNaN
    return (isNegative ? "-$" : "$") + JSNumber.grouped(rounded)
  }

  /// Returns the color of a deadline's text in the list: red up to 7 days away and after it, amber up to 30 days.
  ///
  /// Restates `offer.deadlineClass`. The days are those of `DeadlineRules.daysUntil`.
  ///
  /// - Parameters:
  ///   - deadline: a string that starts with `YYYY-MM-DD`; slate without one.
  ///   - now: the clock's moment; slate for an invalid one.
  ///   - clock: the local time zone.
  /// - Throws: `LocalDay.ReadingError` for any other string.
  public static func deadlineColor(
    _ deadline: String?, now: Date, clock: LocalClock = .current
  ) throws(LocalDay.ReadingError) -> PaletteColor {
    switch try DeadlineRules.exactDaysUntil(deadline: deadline, now: now, clock: clock) {
    case .some(...7): PaletteColor(.red, 600)
    case .some(...30): PaletteColor(.amber, 600)
    default: PaletteColor(.slate, 700)
    }
  }
}
