internal import JSPrimitives
internal import SourceJSON

extension OfferRules {
  /// The filters of the offers list. An empty one matches every offer.
  public struct Filters: Sendable, Hashable {
    /// A part of the school's name, in any letter case.
    public var schoolSearch: String
    /// The word of the status.
    public var status: String
    /// The word of the kind.
    public var kind: String

    /// Creates filters, by default such that match every offer.
    public init(schoolSearch: String = "", status: String = "", kind: String = "") {
      self.schoolSearch = schoolSearch
      self.status = status
      self.kind = kind
    }
  }

  /// The order of the offers list.
  public struct Sort: Sendable, Hashable {
    /// The name of the column. The page offers `offer_date`, `deadline_date`, `scholarship_percentage` and
    /// `scholarship_amount`.
    public var column: String
    /// Whether the lowest comes first.
    public var isAscending: Bool

    /// Creates an order, by default that of the newest offers.
    public init(column: String = "offer_date", isAscending: Bool = false) {
      self.column = column
      self.isAscending = isAscending
    }
  }

  /// The name of a school that isn't known.
  public static let unknownSchool = "Unknown School"

  /// Returns the offers that match the filters, in order.
  ///
  /// Restates `offer.list`. The two dates are compared as moments; a missing value of any column is 0, and a column
  /// that no offer has leaves the given order. Strings are compared by UTF-16 code units. A number is
  /// equal to a string that is not one, and an unreadable date to any other. Equal offers keep their order.
  ///
  /// - Parameters:
  ///   - offers: all offers.
  ///   - schoolNames: the schools' names by their ids. A school without a name is called "Unknown School".
  ///   - filters: the filters.
  ///   - sort: the column and the direction.
  ///   - clock: the local time zone, in which a time without an offset is read.
  public static func list(
    _ offers: [Offer], schoolNames: [String: String] = [:], filters: Filters = Filters(),
    sort: Sort = Sort(), clock: LocalClock = .current
  ) -> [Offer] {
    let search = filters.schoolSearch.jsText.lowercased()
    func name(of offer: Offer) -> JSText {
      offer.schoolID.flatMap { schoolNames[exactly: $0] }.jsText.nonempty ?? JSText(unknownSchool)
    }
    func isSame(_ word: String?, _ filter: String) -> Bool {
      filter.isEmpty || word.jsText == filter.jsText
    }
    let shown = offers.filter {
      (search.isEmpty || name(of: $0).lowercased().contains(search))
        && isSame($0.status, filters.status) && isSame($0.kind, filters.kind)
    }
    return sorted(shown.map { ($0, SortKey($0, sort.column, clock: clock)) }, sort)
  }

  private static func sorted(_ rows: [(Offer, SortKey)], _ sort: Sort) -> [Offer] {
    func precedes(_ left: (Offer, SortKey), _ right: (Offer, SortKey)) -> Bool {
      sort.isAscending ? left.1.isBelow(right.1) : right.1.isBelow(left.1)
    }
    let isOrdered =
      rows.allSatisfy { $0.1.text != nil }
      || rows.allSatisfy { $0.1.text == nil && !$0.1.number.isNaN }
    // With a key that is equal to every other, the result depends on the comparisons that V8 makes.
    return
      (isOrdered ? rows.stablySorted(by: precedes) : rows.sortedByInsertion(by: precedes))
      .map(\.0)
  }
}

/// The value of a column as JavaScript's `<` compares it: two strings by code units, others as numbers.
private struct SortKey {
  let text: [UInt16]?
  let number: Double

  init(_ offer: OfferRules.Offer, _ column: String, clock: LocalClock) {
    let value: JSONValue
    switch column {
    case "offer_date": value = Self.moment(offer.offerDate, clock)
    case "deadline_date": value = Self.moment(offer.deadlineDate, clock)
    case "scholarship_amount": value = offer.scholarshipAmount.map { .number($0) } ?? 0
    case "scholarship_percentage": value = offer.scholarshipPercentage.map { .number($0) } ?? 0
    case "id": value = Self.string(offer.id)
    case "school_id": value = Self.string(offer.schoolID)
    case "status": value = Self.string(offer.status)
    case "offer_type": value = Self.string(offer.kind)
    default: value = offer.otherColumns[exactly: column] ?? 0
    }
    switch value {
    case .string, .array, .object:
      text = value.coercedString.jsText.utf16
    case .null, .boolean, .number:
      text = nil
    }
    number = value.coercedNumber
  }

  private static func moment(_ date: String?, _ clock: LocalClock) -> JSONValue {
    .number(date.jsText.nonempty.map { Date($0, clock: clock).milliseconds } ?? 0)
  }

  private static func string(_ text: String?) -> JSONValue {
    text.map { .string($0.jsText) } ?? 0
  }

  func isBelow(_ other: SortKey) -> Bool {
    if let text, let otherText = other.text { return text.lexicographicallyPrecedes(otherText) }
    return number < other.number
  }
}
