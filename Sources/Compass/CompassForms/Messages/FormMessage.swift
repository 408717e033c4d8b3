/// A text that a form shows: a key and parameters for translations, and the English text.
///
///     let message = FormMessage("nickname.tooLong", ["max": 20], "At most 20 characters")
public struct FormMessage: Hashable, Sendable {
  /// A value in a message.
  public enum Parameter: Hashable, Sendable, CustomStringConvertible {
    /// A number, such as a limit.
    case number(Int)
    /// A text, which is not translated.
    case text(String)

    /// The value as text, a number without separators.
    public var description: String {
      switch self {
      case .number(let number): String(number)
      case .text(let text): text
      }
    }
  }

  /// The key, such as `firstName.tooLong`. A text without a key has itself as key.
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

  /// Creates the message with an English text: that of the package's forms, or else one whose key is the text.
  public init(english: String) {
    self = Self.known[english] ?? FormMessage(english, english)
  }

  private static let known: [String: FormMessage] = Dictionary(all.map { ($0.english, $0) }) {
    first, _ in first
  }
}

extension FormMessage.Parameter: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a number.
  public init(integerLiteral number: Int) { self = .number(number) }
  /// Creates a text.
  public init(stringLiteral text: String) { self = .text(text) }
}
