public import CompassRules
public import SourceJSON

extension Event {
  /// The output of the web app's event schema for a valid payload.
  ///
  /// The schema doesn't reject impossible days.
  public struct Input: Codable, JSONDecodable, Hashable, Sendable, Detailed {
    /// The kind of the event.
    public var type: EventType
    /// The name.
    public var name: String?
    /// The first day, `YYYY-MM-DD`.
    public var startDate: String
    /// The columns that may be empty, such as the address.
    public var details: Details
    /// Whether the athlete is registered.
    public var registered: Bool
    /// Whether the athlete attended.
    public var attended: Bool

    /// Creates the output of the schema from its fields.
    public init(
      type: EventType, name: String? = nil, startDate: String, details: Details = Details(),
      registered: Bool = false, attended: Bool = false
    ) {
      self.type = type
      self.name = name
      self.startDate = startDate
      self.details = details
      self.registered = registered
      self.attended = attended
    }
  }
}

extension Event.Input: SchemaInput {
  static var blank: Event.Input { Event.Input(type: .camp, startDate: "") }

  static let columns = [
    InputColumn("type", \Event.Input.type),
    InputColumn("name", \.name),
    InputColumn("start_date", \.startDate),
    InputColumn("registered", \.registered),
    InputColumn("attended", \.attended),
    InputColumn(\.details, Event.Details.shared.map(\.input)),
  ]
}
