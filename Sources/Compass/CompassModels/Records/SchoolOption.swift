/// A school in a picker.
///
/// Specifications "Add Coach", 3 School Model, and "Create Event", 4 Endpoint 2.
public struct SchoolOption: Codable, Identifiable, Hashable, Sendable {
  /// The unique id.
  public var id: String
  /// The name.
  public var name: String
  /// The place as text.
  public var location: String?

  /// Creates an option.
  public init(
    id: String, name: String, location: String? = nil
  ) {
    self.id = id
    self.name = name
    self.location = location
  }
}
