internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// A value that a rule's function returns.
protocol RuleResult: SendableMetatype {
  /// The value as recorded cases have it.
  var json: JSONValue { get }
  /// Whether an object leaves out the member with this value.
  var isUndefined: Bool { get }
}

extension RuleResult {
  var isUndefined: Bool { false }
}

extension RuleResult where Self: RawRepresentable<String> {
  var json: JSONValue { .text(rawValue) }
}

extension JSONValue: RuleResult {
  var json: JSONValue { self }
}

extension String: RuleResult {
  var json: JSONValue { .text(self) }
}

extension Bool: RuleResult {
  var json: JSONValue { .boolean(self) }
}

extension Int: RuleResult {
  var json: JSONValue { .number(Double(self)) }
}

extension Double: RuleResult {
  var json: JSONValue { .number(self) }
}

extension Date: RuleResult {
  var json: JSONValue { .moment(self) }
}

extension LocalDay: RuleResult {
  var json: JSONValue { .text(description) }
}

/// A badge is recorded as the web app's class names.
extension PaletteColor.Badge: RuleResult {
  var json: JSONValue { .text(classNames) }
}

extension Array: RuleResult where Element: RuleResult {
  var json: JSONValue { .array(map(\.json)) }
}

extension Dictionary: RuleResult where Key == String, Value: RuleResult {
  var json: JSONValue { Members(sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).json }
}

extension Optional: RuleResult where Wrapped: RuleResult {
  var json: JSONValue { self?.json ?? .null }

  /// The value as a member that its object leaves out when it is nil.
  var omittingNil: some RuleResult { Undefinable(value: self) }
}

private struct Undefinable<Value: RuleResult>: RuleResult {
  let value: Value?
  var json: JSONValue { value.json }
  var isUndefined: Bool { value?.isUndefined ?? true }
}

/// An object with the members that aren't undefined.
struct Members: RuleResult, ExpressibleByDictionaryLiteral {
  private let members: [JSONObject.Member]

  init(_ members: [(String, any RuleResult)]) {
    self.members = members.compactMap { key, value in
      value.isUndefined ? nil : (JSText(key), value.json)
    }
  }

  init(dictionaryLiteral members: (String, any RuleResult)...) {
    self.init(members)
  }

  var json: JSONValue { .object(JSONObject(members)) }
}

/// A value whose recorded form is an object.
protocol RuleObject: RuleResult {
  var members: Members { get }
}

extension RuleObject {
  var json: JSONValue { members.json }
}

/// An object whose members are the stored properties of its type.
protocol RuleRecord: RuleObject {
  /// The members that aren't named like their property.
  static var renamed: [String: String] { get }
  /// Whether the object leaves out a member that is nil.
  static var omitsNil: Bool { get }
}

extension RuleRecord {
  static var renamed: [String: String] { [:] }
  static var omitsNil: Bool { false }

  var members: Members {
    let properties = Mirror(reflecting: self).children.map { child -> (String, any RuleResult) in
      guard let name = child.label, let value = child.value as? any RuleResult else {
        // No input reaches this: the types are part of the package, and the vectors call their rules.
        preconditionFailure("A property of \(Self.self) has no recorded form.")
      }
      return (Self.renamed[name] ?? name, value)
    }
    return Members(Self.omitsNil ? properties.filter { $0.1.json != .null } : properties)
  }
}

/// An error of a rule's function.
protocol RuleFailure: Error {
  /// Returns the result that recorded cases have instead of the error.
  ///
  /// - Throws: `RuleError` when they have none.
  func result() throws(RuleError) -> JSONValue
}

extension Never: RuleFailure {
  func result() throws(RuleError) -> JSONValue { switch self {} }
}

extension RuleError: RuleFailure {
  func result() throws(RuleError) -> JSONValue { throw self }
}

extension LocalDay.ReadingError: RuleFailure {
  func result() throws(RuleError) -> JSONValue { ["error": .text(description)] }
}
