internal import JSPrimitives

/// Checks of lengths and sizes.
extension PlanOperations {
  /// Returns whether a length check runs on a value: `value.length` is neither null nor undefined.
  mutating func hasLength(_ value: Value) -> Bool {
    switch values.type(value) {
    case .string, .array, .function: true
    case .object: !values.member("length", of: value).isUndefined
    default: false
    }
  }

  /// Returns whether a size check runs on a value: `value.size` is neither null nor undefined.
  mutating func hasSize(_ value: Value) -> Bool {
    switch values.type(value) {
    case .set, .map: true
    case .object: !values.member("size", of: value).isUndefined
    default: false
    }
  }

  /// Returns the result of a check of a length or size, on a value that has one.
  ///
  /// The check has a template for each way to fail and, for each way, one for each origin of its measure.
  mutating func length(_ check: PlanCheck, _ value: inout Value) -> CheckResult {
    let origin: SchemaCompiler.LengthOrigin
    let length: Double
    var isNumber = true
    switch values.type(value) {
    case .string where check.measure != .size:
      origin = .string
      length = self.length(check, of: values.text(&value))
    case .array where check.measure != .size:
      origin = .array
      let count = values.elementCount(value)
      values.work.count(count)
      length = Double(count)
    case .set where check.measure == .size, .map where check.measure == .size:
      origin = values.type(value) == .set ? .set : .map
      length = Double(values.size(value))
    // JavaScript throws for a member of null and undefined.
    case .null, .undefined: return unsupported(check, value)
    case .string, .array, .object:
      origin = .unknown
      let member =
        values.type(value) == .object
        ? values.member(check.measure == .size ? "size" : "length", of: value) : .undefined
      isNumber = values.type(member) == .number
      guard case .converted(let coerced) = values.coerceToNumber(member) else {
        return unsupported(check, value)
      }
      length = coerced
    case .function where check.measure != .size:
      origin = .unknown
      length = Double(value.parameterCount)
    default:
      origin = .unknown
      length = .nan
    }
    let way: Int32
    switch check.comparison {
    case .atLeast:
      if length >= check.limit { return .passed }
      way = 0
    case .atMost:
      if length <= check.limit { return .passed }
      way = 0
    case .exactly:
      if length == check.limit, isNumber { return .passed }
      way = length > check.limit ? 0 : 1
    }
    return .failed(way: way * 3 + origin.place)
  }

  /// Returns the length of a text in the check's units.
  private func length(_ check: PlanCheck, of text: Arena.Text) -> Double {
    let byteCount = text.bytes.count
    if text.isASCII { return Double(byteCount) }
    if check.measure == .codePoints { return Double(TextSearch.codePointCount(text.bytes)) }
    // A code unit takes one to three bytes, so the number of bytes often decides.
    if check.comparison == .atMost, Double(byteCount) <= check.limit { return Double(byteCount) }
    return Double(WTF8.utf16Count(text.bytes))
  }
}
