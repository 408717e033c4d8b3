public import JSPrimitives
public import SourceJSON

extension MatchingRules {
  /// Returns the items that match all filters, with the filters' count and texts.
  ///
  /// Restates `filter.universal`. Null, an empty text and an empty list set no filter. A field that is
  /// null or missing matches no text, range or dates. Texts that aren't text are compared as
  /// JavaScript converts them. The texts to show are empty for 0 and false, although these filter.
  ///
  /// - Parameters:
  ///   - items: objects of any shape.
  ///   - values: the current value of each filter, by its field; a missing one is the default.
  ///   - clock: the local time zone, for dates without an offset and for the dates shown.
  public func filtered(
    _ items: [JSONValue], by filters: [ListFilter], values: [JSText: JSONValue], clock: LocalClock
  ) -> ListFilterResult {
    var current = JSONObject(
      filters.map { (key: $0.$field, value: $0.defaultValue ?? .null) })
    for (field, value) in values { current[field] = value }
    let set = filters.compactMap { filter in
      current[filter.$field].flatMap { $0.isFilter ? (filter, $0) : nil }
    }
    return ListFilterResult(
      items: items.filter { item in
        set.allSatisfy { filter, value in
          filter.matches(item.field(filter.$field), value: value, clock: clock)
        }
      },
      activeCount: current.members.count(where: \.value.isFilter),
      texts: JSONObject(
        filters.map { filter in
          let value = current[filter.$field] ?? .null
          return (key: filter.$field, value: .string(filter.text(of: value, clock: clock)))
        }))
  }
}

extension ListFilter {
  fileprivate func matches(_ field: JSONValue?, value: JSONValue, clock: LocalClock) -> Bool {
    switch kind {
    case nil: return true
    case .text:
      let search = value.coercedText.trimmed().lowercased()
      return field.nonnull.map { $0.coercedText.lowercased().contains(search) } ?? false
    case .select, .boolean: return field.map { $0.isIdentical(to: value) } ?? false
    case .multiselect:
      return field.map { field in
        value.elements?.contains { $0.isIdentical(to: field) } ?? false
      } ?? false
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
    func bound(_ index: Int) -> JSText { value[index]?.coercedText ?? "undefined" }
    func date(_ index: Int) -> JSText {
      let moment = value[index]?.moment(clock) ?? .invalid
      return JSText(DateText.medium(moment, clock: clock))
    }
    switch kind {
    case .select: return label(of: value)
    case .multiselect:
      return (value.elements ?? [value]).map { $0 == .null ? "" : label(of: $0) }
        .joined(separator: ", ")
    case .range: return bound(0) + " - " + bound(1)
    case .daterange: return date(0) + " - " + date(1)
    case .boolean: return "Yes"
    case .text, nil: return value.coercedText
    }
  }

  private func label(of value: JSONValue) -> JSText {
    let label = options.first { $0.value.isIdentical(to: value) }?.$label
    return label.nonempty ?? value.coercedText
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
      case .array: JSONObject.arrayIndex(key).flatMap { Int(exactly: $0) }.flatMap { value?[$0] }
      default: value?[key]
      }
    }
  }

  /// The date of a text or of milliseconds since 1970; nil without one.
  fileprivate func moment(_ clock: LocalClock) -> Timestamp? {
    switch self {
    case .string(let text) where !text.isEmpty: Timestamp(text, clock: clock)
    case .number(let milliseconds): Timestamp(milliseconds: milliseconds)
    default: nil
    }
  }
}
