internal import JSPrimitives

/// A string that a form or a rule shows: a key and parameters for translations, and the English one.
///
///     let message = FormMessage("nickname.tooLong", ["max": 20], "At most 20 characters")
public struct FormMessage: Hashable, Sendable {
  /// A value in a message.
  public enum Parameter: Hashable, Sendable, CustomStringConvertible {
    /// A number, such as a limit.
    case number(Int)
    /// A string, which is not translated.
    case text(String)

    /// The value as a string, a number without separators.
    public var description: String {
      switch self {
      case .number(let number): String(number)
      case .text(let text): text
      }
    }
  }

  /// The key, such as `firstName.tooLong`. A string without a key has itself as key.
  public let key: String
  /// The values by their names, such as `max`.
  public let parameters: [String: Parameter]
  /// The English text, with the values in place.
  public let english: String

  /// Creates a message without parameters.
  public init(_ key: String, _ english: String) { self.init(key, [:], english) }

  /// Creates a message.
  public init(_ key: String, _ parameters: [String: Parameter], _ english: String) {
    self.key = key
    self.parameters = parameters
    self.english = english
  }
}

extension FormMessage.Parameter: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a number.
  public init(integerLiteral number: Int) { self = .number(number) }
  /// Creates a string.
  public init(stringLiteral text: String) { self = .text(text) }
}

extension FormMessage.Parameter {
  /// Creates the parameter of a number: a whole one is a number, any other the string that JavaScript writes.
  init(_ number: Double) {
    self = Int(exactly: number).map(Self.number) ?? .text(JSNumber.string(number))
  }
}
