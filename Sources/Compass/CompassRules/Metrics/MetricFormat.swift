internal import JSPrimitives

extension MetricRules {
  /// The form in which the value of a metric is written.
  public enum Format: Sendable, Hashable {
    /// A number with a fixed count of decimals, such as "92.5". A batting average drops the zero before
    /// the point: ".333".
    case decimal(digits: Int, dropsLeadingZero: Bool)
    /// A whole number, such as "12".
    case integer
    /// A percentage with a fixed count of decimals and no sign: 45.25 is "45.3".
    case percent(digits: Int)
    /// Seconds as minutes, seconds and hundredths: 65.43 is "1:05.43".
    case duration
  }

  /// Returns a value as its metric's format writes it, without the unit.
  ///
  /// - Parameters:
  ///   - value: The value in the unit of the metric; seconds for a duration, and for a percentage the
  ///     percent themselves, so 45 and not 0.45.
  ///   - format: The format. Counts of decimals outside 0 to 100, for which the web app throws a
  ///     RangeError, are taken as the nearest of these.
  ///
  /// Decimals round the exact value of the double, halves away from zero: 1.005 with two is "1.00".
  /// Integers round halves upward. From 1e21 on both are written with an exponent. A negative value keeps
  /// its leading zero: "-0.250". A duration has no hours: an hour is "60:00.00". A negative one has its
  /// parts rounded down one by one, so -1 is "-1:-1.00", and NaN is "NaN:NaN.NaN". Restates
  /// `metrics.applyFormat`. Since 2026-08.
  public static func formatted(_ value: Double, as format: Format) -> String {
    switch format {
    case .decimal(let digits, let dropsLeadingZero):
      let text = fixed(value, digits)
      return dropsLeadingZero && text.hasPrefix("0.") ? String(text.dropFirst()) : text
    case .integer: return JSNumber.string(JSNumber.rounded(value))
    case .percent(let digits): return fixed(value, digits)
    case .duration: return duration(value)
    }
  }

  /// Returns a value as the metric of a key writes it; a key without a definition gives the plain
  /// number, as JavaScript prints it.
  ///
  /// The key is compared exactly: `VELOCITY` has no definition. Restates `metrics.format`.
  /// Since 2026-08.
  public static func formatted(_ value: Double, metric key: String?) -> String {
    knownDefinition(of: key).map { formatted(value, as: $0.format) } ?? JSNumber.string(value)
  }

  private static func fixed(_ value: Double, _ digits: Int) -> String {
    JSNumber.fixed(value, min(max(digits, 0), 100))
  }

  private static func duration(_ value: Double) -> String {
    let hundredths = JSNumber.rounded(value * 100)
    let seconds = hundredths.truncatingRemainder(dividingBy: 6000) / 100
    let rest = hundredths.truncatingRemainder(dividingBy: 100)
    return JSNumber.string((hundredths / 6000).rounded(.down)) + ":"
      + padded(seconds.rounded(.down)) + "." + padded(rest)
  }

  /// Returns a number with a zero in front if it has one character, as `padStart(2, "0")` does.
  private static func padded(_ number: Double) -> String {
    let text = JSNumber.string(number)
    return text.utf8.count < 2 ? "0" + text : text
  }
}

/// A format is an object with its kind, such as `{"kind": "percent", "digits": 1}`.
extension MetricRules.Format: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, digits
    case dropsLeadingZero = "dropLeadingZero"
  }

  private enum Kind: String, Codable {
    case decimal, integer, percent, duration
  }

  /// Reads a format. A missing number of digits is 0, and a fraction of one is dropped.
  ///
  /// - Throws: `DecodingError` for an unknown kind, and for a member of another type.
  public init(from decoder: any Decoder) throws {
    let format = try decoder.container(keyedBy: CodingKeys.self)
    let number = try format.decodeIfPresent(Double.self, forKey: .digits) ?? 0
    let digits = Int(exactly: number.rounded(.towardZero)) ?? 0
    switch try format.decode(Kind.self, forKey: .kind) {
    case .decimal:
      let dropsZero = try format.decodeIfPresent(Bool.self, forKey: .dropsLeadingZero) ?? false
      self = .decimal(digits: digits, dropsLeadingZero: dropsZero)
    case .integer: self = .integer
    case .percent: self = .percent(digits: digits)
    case .duration: self = .duration
    }
  }

  /// Writes a format with the members that its kind has.
  public func encode(to encoder: any Encoder) throws {
    var format = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .decimal(let digits, let dropsLeadingZero):
      try format.encode(Kind.decimal, forKey: .kind)
      try format.encode(digits, forKey: .digits)
      try format.encode(dropsLeadingZero, forKey: .dropsLeadingZero)
    case .integer: try format.encode(Kind.integer, forKey: .kind)
    case .percent(let digits):
      try format.encode(Kind.percent, forKey: .kind)
      try format.encode(digits, forKey: .digits)
    case .duration: try format.encode(Kind.duration, forKey: .kind)
    }
  }
}
