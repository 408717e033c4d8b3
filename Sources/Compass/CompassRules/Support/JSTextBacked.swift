public import JSPrimitives

/// A property of Swift strings that is stored as JavaScript text.
///
/// A Swift string can't hold a lone surrogate, so reading the property gives U+FFFD for one. The
/// projected value is the unchanged text.
///
///     var entry = CoachListEntry(id: "1", firstName: "Lee", lastName: "Zorn", role: .init(.head))
///     entry.$firstName = JSText(utf16: [0xD800])
///     entry.firstName  // U+FFFD
@propertyWrapper
public struct JSTextBacked<Value: JSTextRepresentable>: Sendable, Hashable {
  /// The unchanged text.
  public var projectedValue: Value.JSRepresentation

  /// The text as a Swift value, with U+FFFD for each lone surrogate.
  public var wrappedValue: Value {
    get { Value(jsRepresentation: projectedValue) }
    set { projectedValue = newValue.jsRepresentation }
  }

  /// Creates storage from a Swift value.
  public init(wrappedValue: Value) { projectedValue = wrappedValue.jsRepresentation }
  /// Creates storage from JavaScript text.
  public init(_ text: Value.JSRepresentation) { projectedValue = text }
}

/// Strings that can be stored as JavaScript text: `String`, and optionals, arrays and dictionaries of
/// them.
public protocol JSTextRepresentable {
  /// The same value of JavaScript text.
  associatedtype JSRepresentation: Sendable, Hashable

  /// The strings; a lone surrogate becomes U+FFFD.
  init(jsRepresentation: JSRepresentation)
  /// The same value as JavaScript text.
  var jsRepresentation: JSRepresentation { get }
}

extension String: JSTextRepresentable {
  /// Creates a string; a lone surrogate becomes U+FFFD.
  public init(jsRepresentation: JSText) { self = jsRepresentation.string }
  /// The same value as JavaScript text.
  public var jsRepresentation: JSText { JSText(self) }
}

extension Optional: JSTextRepresentable where Wrapped: JSTextRepresentable {
  /// Creates an optional string; a lone surrogate becomes U+FFFD.
  public init(jsRepresentation: Wrapped.JSRepresentation?) {
    self = jsRepresentation.map { Wrapped(jsRepresentation: $0) }
  }
  /// The same value as JavaScript text.
  public var jsRepresentation: Wrapped.JSRepresentation? { map(\.jsRepresentation) }
}

extension Array: JSTextRepresentable where Element: JSTextRepresentable {
  /// Creates strings; a lone surrogate becomes U+FFFD.
  public init(jsRepresentation: [Element.JSRepresentation]) {
    self = jsRepresentation.map { Element(jsRepresentation: $0) }
  }
  /// The same value as JavaScript text.
  public var jsRepresentation: [Element.JSRepresentation] { map(\.jsRepresentation) }
}

extension Dictionary: JSTextRepresentable where Key == String, Value == String {
  /// If several keys become the same Swift string, one of their values is kept.
  public init(jsRepresentation: [JSText: JSText]) {
    self.init(jsRepresentation.map { ($0.key.string, $0.value.string) }) { first, _ in first }
  }
  /// The same value as JavaScript text.
  public var jsRepresentation: [JSText: JSText] {
    [JSText: JSText](map { (JSText($0.key), JSText($0.value)) }) { first, _ in first }
  }
}
