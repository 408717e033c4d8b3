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
  var json: JSONValue { .text(self) }
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

/// Being replaced by the `Codable` conformances of the types.
protocol RuleResult: RecordedValue {}
extension RuleResult where Self: RawRepresentable<String> {
  var json: JSONValue { .text(rawValue) }
}
protocol RuleObject: RuleResult {
  var members: Members { get }
}
extension RuleObject {
  var json: JSONValue { members.json }
}
protocol RuleRecord: RuleObject {
  static var renamed: [String: String] { get }
  static var omitsNil: Bool { get }
}
extension RuleRecord {
  static var renamed: [String: String] { [:] }
  static var omitsNil: Bool { false }

  var members: Members {
    let properties = Mirror(reflecting: self).children.map { child -> (String, any Encodable) in
      guard let name = child.label, let value = child.value as? any Encodable else {
        preconditionFailure("A property of \(Self.self) has no recorded form.")
      }
      return (Self.renamed[name] ?? name, value)
    }
    return Members(
      Self.omitsNil ? properties.filter { ResultEncoder.json(of: $0.1) != .null } : properties)
  }
}
