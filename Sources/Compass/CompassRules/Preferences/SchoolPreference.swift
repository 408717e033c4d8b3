public import SourceJSON

extension PreferenceRules {
  /// A wish of an athlete for their school, as stored.
  public struct SchoolPreference: Sendable, Hashable, Identifiable, Codable {
    /// A group of preferences on the page.
    public enum Category: String, Codable, CaseIterable, Sendable, Hashable {
      /// The group of that name.
      case location, academic, program, custom
    }

    /// The unique id; empty if none is stored.
    public var id: String
    /// The kind of the wish, such as `max_distance_miles`.
    public var type: String
    /// The group.
    public var category: Category
    /// The wish itself, whose shape depends on the type: a number of miles, a list of divisions.
    public var value: JSONValue?
    /// The place in the athlete's order.
    public var priority: Double
    /// Whether a school that misses the wish is out of the question.
    public var isDealbreaker: Bool

    /// Creates a preference; by default a custom one without an id.
    public init(
      id: String = "", type: String, value: JSONValue?, category: Category = .custom,
      priority: Double = 0, isDealbreaker: Bool = false
    ) {
      self.id = id
      self.type = type
      self.category = category
      self.value = value
      self.priority = priority
      self.isDealbreaker = isDealbreaker
    }

    private enum CodingKeys: String, CodingKey {
      case id, category, type, value, priority
      case isDealbreaker = "is_dealbreaker"
    }

    /// Reads a preference. Only its type is needed; the value is kept as it is, null too.
    ///
    /// - Throws: `DecodingError` for a member of another type, and for an unknown category.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try row.decodeIfPresent(String.self, forKey: .id) ?? "",
        type: try row.decode(String.self, forKey: .type),
        value: row.contains(.value) ? try row.decode(JSONValue.self, forKey: .value) : nil,
        category: try row.decodeIfPresent(Category.self, forKey: .category) ?? .custom,
        priority: try row.decodeIfPresent(Double.self, forKey: .priority) ?? 0,
        isDealbreaker: try row.decodeIfPresent(Bool.self, forKey: .isDealbreaker) ?? false)
    }
  }
}
