public import SourceJSON

extension School {
  /// A school in a picker.
  ///
  /// Specifications "Add Coach", 3 School Model, and "Create Event", 4 Endpoint 2.
  public struct Option: Identifiable, Hashable, Sendable {
    /// The unique id.
    public var id: String
    /// The name.
    public var name: String
    /// The place as text.
    public var location: String?
    /// The columns that have no property here, by name. They are written back unchanged.
    public var others: [String: JSONValue] = [:]
    var origin = RowOrigin()

    /// Creates an option.
    public init(
      id: String, name: String, location: String? = nil
    ) {
      self.id = id
      self.name = name
      self.location = location
    }
  }
}

extension School.Option: StoredRecord, Codable {
  static var blank: School.Option { School.Option(id: "", name: "") }

  package static let columns = Columns<School.Option>([
    Column("id", \.id),
    Column("name", \.name),
    Column("location", \.location),
  ])
}
