internal import JSPrimitives
public import SourceJSON

extension MatchingRules {
  /// A filter of a list of arbitrary items.
  public struct ListFilter: Sendable, Hashable {
    /// A comparison of an item's field with the filter's value.
    public enum Kind: String, Codable, CaseIterable, Sendable, Hashable {
      /// The field contains the value, trimmed and in any case.
      case text
      /// The field is the value.
      case select
      /// The field is in the list of values.
      case multiselect
      /// The field is true or false as the value is.
      case boolean
      /// The field is a number between two values, both included.
      case range
      /// The field is a date between two dates, both included.
      case daterange
    }

    /// A value that a filter offers.
    public struct Option: Sendable, Hashable {
      /// The value to compare.
      public var value: JSONValue
      /// The text to show for it.
      public var label: String

      /// Creates an option.
      public init(value: JSONValue, label: String) {
        self.value = value
        self.label = label
      }
    }

    /// The comparison; nil for an unknown one, which every item matches.
    public var kind: Kind?
    /// The key of the field; dots reach into objects, as in `coach.name`.
    public var field: String
    /// The offered values, whose labels are shown.
    public var options: [Option]
    /// The value to start with.
    public var defaultValue: JSONValue?

    /// Creates a filter of a field.
    public init(
      _ kind: Kind?, field: String, options: [Option] = [],
      defaultValue: JSONValue? = nil
    ) {
      self.kind = kind
      self.field = field
      self.options = options
      self.defaultValue = defaultValue
    }
  }

  /// A filtered list and the state of its filters.
  public struct ListFilterResult: Sendable, Hashable {
    /// The items that match all filters, in their order.
    public let items: [JSONValue]
    /// The number of values that aren't null, an empty text or an empty list; values without a filter
    /// count too.
    public let activeCount: Int
    /// The text of each filter's value, by its field; an empty text without a value.
    public let texts: JSONObject

    /// Whether any value counts.
    public var isActive: Bool { activeCount > 0 }
  }
}

extension MatchingRules.ListFilter: Decodable {
  private enum CodingKeys: String, CodingKey {
    case field, options, defaultValue
    case kind = "type"
  }

  /// Reads a filter as the web app configures one; an unknown word for its kind is nil.
  ///
  /// - Throws: `DecodingError` without a field, and for a member of another type.
  public init(from decoder: any Decoder) throws {
    let filter = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try filter.decodeIfPresent(String.self, forKey: .kind).flatMap(Kind.init),
      field: try filter.decode(String.self, forKey: .field),
      options: try filter.decodeIfPresent([Option].self, forKey: .options) ?? [],
      defaultValue: try filter.decodeIfPresent(JSONValue.self, forKey: .defaultValue))
  }
}

extension MatchingRules.ListFilter.Option: Decodable {
  private enum CodingKeys: CodingKey { case value, label }

  /// Reads an option; without a label, a string is its own.
  ///
  /// - Throws: `DecodingError` without a value, and for a member of another type.
  public init(from decoder: any Decoder) throws {
    let option = try decoder.container(keyedBy: CodingKeys.self)
    let value = try option.decode(JSONValue.self, forKey: .value)
    let label = try option.decodeIfPresent(String.self, forKey: .label)
    self.init(value: value, label: label ?? value.string ?? "")
  }
}
