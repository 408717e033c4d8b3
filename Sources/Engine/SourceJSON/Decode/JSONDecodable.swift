/// A type that reads itself from a JSON value, member by member, without the containers of `Decodable`.
///
///     struct Login: JSONDecodable {
///       var email: String
///       var age: Int?
///
///       init(reading value: inout JSONValueReader) throws {
///         email = try value.read("email")
///         age = try value.readIfPresent("age")
///       }
///     }
///
/// `Validator.decode` and `JSONValue.decode` use it in place of `init(from:)` and are several times faster. Both
/// initializers must read the same value: other decoders, and other `Decodable` types that have a member of this type, use
/// `init(from:)`, and so do calls with a strategy for keys or dates. An enumeration of texts needs only to conform.
public protocol JSONDecodable: Decodable {
  /// Reads a value.
  ///
  /// Read the members in the order of the schema if you can: the next one is then found at once.
  ///
  /// - Parameter value: The value to read.
  /// - Throws: `DecodingError` if the value does not fit the type, with a path from this value on.
  init(reading value: inout JSONValueReader) throws
}

extension JSONDecodable where Self: RawRepresentable, RawValue == String {
  /// Reads a text that is the raw value of a case.
  @inlinable
  public init(reading value: inout JSONValueReader) throws {
    let text = try value.string()
    guard let value = Self(rawValue: text) else {
      let type = JSONValueReader.name(of: Self.self)
      throw value.failure("Cannot initialize \(type) from invalid String value \(text)")
    }
    self = value
  }
}

extension JSONValueReader {
  /// Returns a type's name. Where the compiler knows the type, an optimised build prints a private one as `(Name in _FILE)`.
  @usableFromInline
  @inline(never)
  static func name(of type: Any.Type) -> String { "\(type)" }
}
