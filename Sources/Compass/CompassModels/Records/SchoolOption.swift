/// A school as a picker needs it.
///
/// Specifications "Add Coach", 3 School Model, and "Create Event", 4 Endpoint 2.
public struct SchoolOption: Codable, Identifiable, Hashable, Sendable {
  public var id: String
  public var name: String
  public var location: String?

  public init(
    id: String, name: String, location: String? = nil
  ) {
    self.id = id
    self.name = name
    self.location = location
  }
}
