public import JSPrimitives

/// A property of Swift strings that is stored as JavaScript text.
///
/// A Swift string can't hold a lone surrogate, so reading the property gives U+FFFD for one. The
/// projected value is the text itself: a rule that passes it on gives back what came.
///
///     var entry = CoachListEntry(id: "1", firstName: "Lee", lastName: "Zorn", role: .init(.head))
///     entry.$firstName = JSText(utf16: [0xD800])
///     entry.firstName  // U+FFFD
@propertyWrapper
public struct JSTextBacked<Value: JSTextRepresentable>: Sendable, Hashable {
  /// The text as it came.
  public var projectedValue: Value.JSRepresentation

  public var wrappedValue: Value {
    get { Value(jsRepresentation: projectedValue) }
    set { projectedValue = newValue.jsRepresentation }
  }

  public init(wrappedValue: Value) { projectedValue = wrappedValue.jsRepresentation }
  public init(_ text: Value.JSRepresentation) { projectedValue = text }
}

/// Strings that can be stored as JavaScript text: `String`, and optionals, arrays and dictionaries of
/// them.
public protocol JSTextRepresentable {
  associatedtype JSRepresentation: Sendable, Hashable

  /// The strings; a lone surrogate becomes U+FFFD.
  init(jsRepresentation: JSRepresentation)
  var jsRepresentation: JSRepresentation { get }
}

extension String: JSTextRepresentable {
  public init(jsRepresentation: JSText) { self = jsRepresentation.string }
  public var jsRepresentation: JSText { JSText(self) }
}

extension Optional: JSTextRepresentable where Wrapped: JSTextRepresentable {
  public init(jsRepresentation: Wrapped.JSRepresentation?) {
    self = jsRepresentation.map { Wrapped(jsRepresentation: $0) }
  }
  public var jsRepresentation: Wrapped.JSRepresentation? { map(\.jsRepresentation) }
}

extension Array: JSTextRepresentable where Element: JSTextRepresentable {
  public init(jsRepresentation: [Element.JSRepresentation]) {
    self = jsRepresentation.map { Element(jsRepresentation: $0) }
  }
  public var jsRepresentation: [Element.JSRepresentation] { map(\.jsRepresentation) }
}

extension Dictionary: JSTextRepresentable where Key == String, Value == String {
  /// Of keys that are the same Swift string one value stays.
  public init(jsRepresentation: [JSText: JSText]) {
    self.init(jsRepresentation.map { ($0.key.string, $0.value.string) }) { first, _ in first }
  }
  public var jsRepresentation: [JSText: JSText] {
    [JSText: JSText](map { (JSText($0.key), JSText($0.value)) }) { first, _ in first }
  }
}
