internal import JSPrimitives

extension SuggestionRules {
  /// A stored grade: a number, or a text that may spell one.
  public enum Grade: Sendable, Hashable, Decodable {
    /// A number such as 11.
    case number(Double)
    /// A text such as "11". Rules that compare a grade with a bound read it as a number; those that ask
    /// for one grade don't.
    case text(String)

    /// Creates the grade of a school year, such as 11.
    public init(_ grade: Int) { self = .number(Double(grade)) }

    /// Reads a number or a string.
    public init(from decoder: any Decoder) throws {
      let stored = try decoder.singleValueContainer()
      if let number = try? stored.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try stored.decode(String.self))
      }
    }

    /// The number, or that of the text; NaN for a text that spells none.
    var value: Double {
      switch self {
      case .number(let number): number
      case .text(let text): text.jsText.bytes.withUnsafeBufferPointer(JSNumber.coerce)
      }
    }

    /// The grade as the rules read it: 9 if it is missing, 0, NaN or an empty text.
    static func read(_ grade: Grade?) -> Grade {
      switch grade {
      case nil: .number(9)
      case .number(let number): .number(Double?.some(number).nonzero ?? 9)
      case .text(let text): text.isEmpty ? .number(9) : .text(text)
      }
    }
  }
}
