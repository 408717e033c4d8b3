public import CompassRules

extension FormMessage {
  /// The texts of forms in the app's language.
  ///
  /// A text that the app doesn't have is shown in English.
  ///
  ///     let german = FormTexts(["firstName.tooLong": "Höchstens {max} Zeichen"])
  ///     session.errors.messages(in: german)  // ["Höchstens 100 Zeichen"]
  ///     german(session.submitTitle)  // Add Coach
  public struct Texts: Sendable {
    private let translate: @Sendable (FormMessage) -> String?

    /// Creates texts from a function that turns a message into text, or returns nil for the English one.
    public init(_ translate: @escaping @Sendable (FormMessage) -> String?) {
      self.translate = translate
    }

    /// Creates texts from a table by key. `{max}` is replaced by the parameter `max`; the name of a parameter that the
    /// message doesn't have stays with its braces.
    public init(_ table: [String: String]) {
      self.init { message in table[message.key].map { Self.filled($0, message.parameters) } }
    }

    /// The English texts.
    public static let english = Texts { _ in nil }

    /// Returns a message in the app's language.
    public func callAsFunction(_ message: FormMessage) -> String {
      translate(message) ?? message.english
    }

    /// Returns an English text in the app's language, such as a button's title or a refusal's message.
    public func callAsFunction(_ english: String) -> String { self(FormMessage(english: english)) }

    /// Values are inserted as they are: braces in them name no parameter.
    private static func filled(
      _ template: String, _ parameters: [String: FormMessage.Parameter]
    ) -> String {
      var text = ""
      var rest = template[...]
      while let open = rest.firstIndex(of: "{"),
        let close = rest[open...].firstIndex(of: "}")
      {
        let name = String(rest[rest.index(after: open)..<close])
        if let value = parameters[name] {
          text += rest[..<open] + value.description
          rest = rest[rest.index(after: close)...]
        } else {
          text += rest[...open]
          rest = rest[rest.index(after: open)...]
        }
      }
      return text + rest
    }
  }
}

extension FieldError {
  /// Returns the text to show under the field in the app's language.
  public func message(in texts: FormMessage.Texts) -> String { texts(text) }
}

extension FormErrors {
  /// Returns the messages in the order of the fields, in the app's language.
  public func messages(in texts: FormMessage.Texts) -> [String] {
    list.map { $0.message(in: texts) }
  }
}
