internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// A value whose recorded form isn't what its `Encodable` conformance writes.
protocol RecordedValue: Encodable, SendableMetatype {
  /// The value as recorded cases have it.
  var json: JSONValue { get }
}

extension RecordedValue {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(json)
  }
}

extension JSONValue: RecordedValue {
  var json: JSONValue { self }
}

extension String: RecordedValue {
  var json: JSONValue { .string(JSText(self)) }
}

extension Bool: RecordedValue {
  var json: JSONValue { .boolean(self) }
}

extension Int: RecordedValue {
  var json: JSONValue { .number(Double(self)) }
}

extension Double: RecordedValue {
  var json: JSONValue { .number(self) }
}

extension Date: RecordedValue {
  var json: JSONValue { .moment(self) }
}

extension LocalDay: RecordedValue {
  var json: JSONValue { .text(description) }
}

/// A badge is recorded as the web app's class names.
extension PaletteColor.Badge: RecordedValue {
  var json: JSONValue { .text(classNames) }
}

extension Dictionary: RecordedValue where Key == String, Value: Encodable {
  var json: JSONValue { Members(sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).json }
}

/// An object of a rule's result, with the members that aren't left out.
struct Members: RecordedValue, ExpressibleByDictionaryLiteral {
  private let members: [JSONObject.Member]

  init(_ members: [(String, any Encodable)]) {
    self.members = members.compactMap { key, value in
      if let value = value as? any Omittable, value.isOmitted { return nil }
      return (JSText(key), ResultEncoder.json(of: value))
    }
  }

  init(dictionaryLiteral members: (String, any Encodable)...) {
    self.init(members)
  }

  var json: JSONValue { .object(JSONObject(members)) }
}

/// A member that its object may leave out, as `JSON.stringify` leaves out one that is undefined.
protocol Omittable: RecordedValue {
  var isOmitted: Bool { get }
}

extension Optional where Wrapped: Encodable {
  /// The value as a member that its object leaves out when it is nil.
  var omittingNil: some Encodable { OmittedIfNil(value: self) }
}

private struct OmittedIfNil<Value: Encodable>: Omittable {
  let value: Value?
  var json: JSONValue { ResultEncoder.json(of: value) }
  var isOmitted: Bool { value == nil }
}
