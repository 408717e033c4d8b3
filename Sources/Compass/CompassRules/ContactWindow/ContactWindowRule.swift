internal import JSPrimitives

extension ContactWindowRules {
  /// A rule for the day from which coaches of a division may contact the athletes of a sport.
  public struct Rule: Sendable, Hashable, Decodable {
    /// The sport in any case; "*" for all sports without a rule of their own.
    public var sport: String
    /// The division, such as "D1".
    public var division: String
    /// "unrestricted" for no window, "date_before_grade" for a day before a school year, any other
    /// word for one after it.
    public var kind: String
    /// The grade: "freshman", "sophomore", "junior" or "senior", in any case.
    public var reference: String?
    /// The day of the year, such as "Aug 1" or "sept. 15".
    public var windowDate: String?

    /// Creates a rule from its stored texts.
    public init(
      sport: String, division: String, kind: String,
      reference: String? = nil,
      windowDate: String? = nil
    ) {
      self.sport = sport
      self.division = division
      self.kind = kind
      self.reference = reference
      self.windowDate = windowDate
    }

    private enum CodingKeys: String, CodingKey {
      case sport, division
      case kind = "rule_kind"
      case reference
      case windowDate = "window_date"
    }

    /// The rules that the app's database starts with.
    public static let seeded = ContactWindowData.rules

    /// The grade of the reference, 9 to 12.
    fileprivate var grade: Int? {
      reference.jsText.flatMap { ContactWindowData.grade(of: $0.lowercased().string) }
    }

    /// The month and day of the window: letters, an optional dot, white space, one or two digits.
    fileprivate var monthAndDay: (month: Int, day: Int)? {
      guard let text = windowDate.jsText?.trimmed().lowercased() else { return nil }
      let word = text.bytes.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      let digits = text.bytes.suffix(2).reversed().prefix { (0x30...0x39).contains($0) }.reversed()
      var gap = text.bytes.dropFirst(word.count).dropLast(digits.count)
      if gap.first == UInt8(ascii: ".") { gap.removeFirst() }
      let isSpace = JSText(wtf8: Array(gap)).trimmed().isEmpty
      let day = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      let month = ContactWindowData.month(of: String(decoding: word, as: UTF8.self))
      guard !gap.isEmpty, isSpace, day > 0, let month else { return nil }
      return (month, day)
    }
  }

  /// Returns the day from which coaches may contact the athletes of a year.
  ///
  /// The school year of grade g ends 12 - g years before graduation. The window is in that year, or in
  /// the year before for a day before a grade. A day beyond its month rolls over. There is no day for
  /// an unrestricted rule, an unknown grade or month, day 0, or a text of another shape.
  ///
  /// Restates `contactWindow.openDate`. Since 2026-08.
  ///
  /// - Parameter graduationYear: the year of graduation from high school.
  public static func openDay(_ rule: Rule, graduationYear: Int) -> LocalDay? {
    openDay(rule, graduationYear: Double(graduationYear))
  }

  /// Returns the day for any number as the year: a fraction is cut off, and NaN has no day.
  package static func openDay(_ rule: Rule, graduationYear: Double) -> LocalDay? {
    guard rule.kind.jsText != "unrestricted", let grade = rule.grade, let day = rule.monthAndDay
    else {
      return nil
    }
    let end = graduationYear - Double(12 - grade)
    return LocalDay(
      yearOfDate: rule.kind.jsText == "date_before_grade" ? end - 1 : end, month: day.month,
      day: day.day)
  }
}
