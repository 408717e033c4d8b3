internal import JSPrimitives
public import SourceJSON

extension MatchingRules {
  /// Returns the items that match all filters, with the filters' count and texts.
  ///
  /// Restates `filter.universal`. Null, an empty text and an empty list set no filter. A field that is
  /// null or missing matches no text and no range; null is the date 0 of 1970. Texts that aren't text are compared as
  /// JavaScript converts them. The texts to show are empty for 0 and false, although these filter. Of several filters of one field each has
  /// to match, the last one's default counts, and the first one has the text to show.
  ///
  /// - Parameters:
  ///   - items: objects of any shape.
  ///   - values: the current value of each filter, by its field; a missing one is the default.
  ///   - clock: the local time zone, for dates without an offset and for the dates shown.
  public static func filtered(
    _ items: [JSONValue], by filters: [ListFilter], values: [String: JSONValue],
    clock: LocalClock = .current
  ) -> ListFilterResult {
    var current = JSONObject(pairs: filters.map { ($0.field, $0.defaultValue ?? .null) })
    for (field, value) in values { current[field] = value }
    let set = filters.compactMap { filter in
      current[filter.field].flatMap { $0.isFilter ? (filter, $0) : nil }
    }
    let shown = Dictionary(filters.map { ($0.field.jsText, $0) }) { first, _ in first }
    return ListFilterResult(
      items: items.filter { item in
        set.allSatisfy { filter, value in
          filter.matches(item.field(filter.field.jsText), value: value, clock: clock)
        }
      },
      activeCount: current.values.count(where: \.isFilter),
      texts: JSONObject(
        pairs: filters.map { filter in
          let value = current[filter.field] ?? .null
          let first = shown[filter.field.jsText] ?? filter
          return (filter.field, .string(first.text(of: value, clock: clock)))
        }))
  }
}

extension MatchingRules.ListFilter {
  fileprivate func matches(_ field: JSONValue?, value: JSONValue, clock: LocalClock) -> Bool {
    switch kind {
    case nil: return true
    case .text:
      let search = value.coercedString.jsText.trimmed().lowercased()
      return field.nonnull.map { $0.coercedString.jsText.lowercased().contains(search) } ?? false
    case .select, .boolean: return field.map { $0.isIdentical(to: value) } ?? false
    case .multiselect:
      if let values = value.elements, values.first?.elements == nil {
        return field.map { field in values.contains { $0.isIdentical(to: field) } } ?? false
      }
      return (field?.coercedString.jsText ?? "undefined") == value.coercedString.jsText
    case .range:
      guard let number = field?.number else { return false }
      // JavaScript compares a number with `undefined` as with NaN.
      let bounds = (value[0]?.coercedNumber ?? .nan, value[1]?.coercedNumber ?? .nan)
      return number >= bounds.0 && number <= bounds.1
    case .daterange:
      guard let moment = field?.moment(clock)?.milliseconds,
        let start = value[0]?.moment(clock)?.milliseconds,
        let end = value[1]?.moment(clock)?.milliseconds
      else { return false }
      return moment >= start && moment <= end
    }
  }

  fileprivate func text(of value: JSONValue, clock: LocalClock) -> JSText {
    guard value.isTruthy else { return "" }
    func date(_ bound: JSONValue) -> JSText {
      JSText(DateText.medium(bound.moment(clock) ?? .invalid, clock: clock))
    }
    switch (kind, value.elements) {
    case (.select, _): return label(of: value) ?? value.coercedString.jsText
    case (.multiselect, let values?):
      return values.map { label(of: $0) ?? ($0 == .null ? "" : $0.coercedString.jsText) }
        .joined(separator: ", ")
    case (.range, let bounds?) where bounds.count == 2:
      return bounds[0].coercedString.jsText + " - " + bounds[1].coercedString.jsText
    case (.daterange, let bounds?) where bounds.count == 2:
      return date(bounds[0]) + " - " + date(bounds[1])
    case (.boolean, _): return "Yes"
    default: return value.coercedString.jsText
    }
  }

  /// Returns the label of the option with that value, even an empty one.
  private func label(of value: JSONValue) -> JSText? {
    options.first { $0.value.isIdentical(to: value) }?.label.jsText
  }
}

extension JSONValue {
  /// Whether a value sets its filter.
  fileprivate var isFilter: Bool {
    switch self {
    case .null: false
    case .string(let text): !text.isEmpty
    case .array(let elements): !elements.isEmpty
    case .boolean, .number, .object: true
    }
  }

  /// As `===`: two lists, or two objects, that were read apart are never identical.
  fileprivate func isIdentical(to other: JSONValue) -> Bool {
    switch self {
    case .array, .object: false
    default: self == other
    }
  }

  fileprivate func field(_ path: JSText) -> JSONValue? {
    path.split(".").reduce(self) { value, key in
      switch value {
      case .array:
        JSONObject.arrayIndex(key.string).flatMap { Int(exactly: $0) }.flatMap { value?[$0] }
      default: value?[key.string]
      }
    }
  }

  /// The date of a text or of milliseconds since 1970, which null and false are too; nil for an object.
  fileprivate func moment(_ clock: LocalClock) -> Date? {
    switch self {
    case .string, .array: Date(coercedString.jsText, clock: clock)
    case .number, .null, .boolean: Date(milliseconds: coercedNumber)
    case .object: nil
    }
  }
}
