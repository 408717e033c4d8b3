internal import JSPrimitives

extension SuggestionRules {
  /// A school as the rules of suggestions read it.
  public struct SchoolRow: Sendable, Hashable, Decodable {
    /// The id.
    public var id: String?
    /// The name as the messages print it.
    public var name: String
    /// The priority: A, B or C.
    public var priority: String?
    /// The status in the funnel.
    public var status: String?
    /// The division; empty means D1.
    public var division: String?
    /// Whether the row has no column for the id, which differs from null.
    package var lacksID = false
    /// Whether the row has no column for the priority.
    package var lacksPriority = false
    /// Whether the row has no column for the status.
    package var lacksStatus = false

    /// Creates a school.
    public init(
      id: String?, name: String, priority: String? = nil, status: String? = nil,
      division: String? = nil
    ) {
      self.id = id
      self.name = name
      self.priority = priority
      self.status = status
      self.division = division
    }

    private enum CodingKeys: String, CodingKey {
      case id, name, priority, status, division
    }

    /// Reads a row, with the columns that it lacks.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try row.decodeIfPresent(String.self, forKey: .id),
        name: try row.decode(String.self, forKey: .name),
        priority: try row.decodeIfPresent(String.self, forKey: .priority),
        status: try row.decodeIfPresent(String.self, forKey: .status),
        division: try row.decodeIfPresent(String.self, forKey: .division))
      lacksID = !row.contains(.id)
      lacksPriority = !row.contains(.priority)
      lacksStatus = !row.contains(.status)
    }

    var idColumn: RowColumn { RowColumn(id.jsText, isMissing: lacksID) }

    /// Whether the school has the priority A or B.
    var hasPriority: Bool { priority.jsText == "A" || priority.jsText == "B" }
  }

  /// An interaction as the rules of suggestions read it.
  public struct InteractionRow: Sendable, Hashable, Decodable {
    /// The school's id.
    public var schoolID: String?
    /// The event's id. The app's table has no such column.
    public var relatedEventID: String?
    /// The type. The app's table calls this column `type`, so the rule of visits never sees one.
    public var interactionType: String?
    /// The moment of the contact; nil counts as an unreadable date.
    public var occurredAt: Date?
    /// Whether the row has no column for the school, which differs from null.
    package var lacksSchool = false
    /// Whether the row has no column for the event.
    package var lacksEvent = false

    /// Creates an interaction.
    public init(
      schoolID: String? = nil, occurredAt: Date? = nil, relatedEventID: String? = nil,
      interactionType: String? = nil
    ) {
      self.schoolID = schoolID
      self.relatedEventID = relatedEventID
      self.interactionType = interactionType
      self.occurredAt = occurredAt
    }

    private enum CodingKeys: String, CodingKey {
      case schoolID = "school_id"
      case occurredAt = "occurred_at"
      case relatedEventID = "related_event_id"
      case interactionType = "interaction_type"
    }

    /// Reads a row, with the columns that it lacks.
    ///
    /// A null is the first moment of 1970, as it is for `new Date(null)`.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      let isNull = try row.contains(.occurredAt) && row.decodeNil(forKey: .occurredAt)
      self.init(
        schoolID: try row.decodeIfPresent(String.self, forKey: .schoolID),
        occurredAt: isNull
          ? Date(milliseconds: 0) : try row.decodeIfPresent(Date.self, forKey: .occurredAt),
        relatedEventID: try row.decodeIfPresent(String.self, forKey: .relatedEventID),
        interactionType: try row.decodeIfPresent(String.self, forKey: .interactionType))
      lacksSchool = !row.contains(.schoolID)
      lacksEvent = !row.contains(.relatedEventID)
    }

    var schoolColumn: RowColumn { RowColumn(schoolID.jsText, isMissing: lacksSchool) }
    var eventColumn: RowColumn { RowColumn(relatedEventID.jsText, isMissing: lacksEvent) }
  }

  /// A task's state as the rules of suggestions read it.
  public struct TaskRow: Sendable, Hashable, Decodable {
    /// The task's id.
    public var taskID: String?
    /// The status, such as `completed`.
    public var status: String?

    /// Creates a state.
    public init(taskID: String?, status: String?) {
      self.taskID = taskID
      self.status = status
    }

    private enum CodingKeys: String, CodingKey {
      case taskID = "task_id"
      case status
    }
  }

  /// A video as the rules of suggestions read it.
  public struct VideoRow: Sendable, Hashable, Decodable {
    /// The title as the message prints it.
    public var title: String
    /// The state of the link; `broken` calls for a repair.
    public var healthStatus: String?

    /// Creates a video.
    public init(title: String, healthStatus: String? = nil) {
      self.title = title
      self.healthStatus = healthStatus
    }

    private enum CodingKeys: String, CodingKey {
      case title
      case healthStatus = "health_status"
    }
  }

  /// An event as the rules of suggestions read it.
  public struct EventRow: Sendable, Hashable, Decodable {
    /// The id.
    public var id: String?
    /// The name as the message prints it.
    public var name: String
    /// The id of the school that holds it.
    public var schoolID: String?
    /// The moment of the event; nil for none. The app's table calls this column `start_date`.
    public var date: Date?
    /// Whether the athlete was there.
    public var isAttended: Bool
    /// Whether the row has no column for the id, which differs from null.
    package var lacksID = false
    /// Whether the row has no column for the school.
    package var lacksSchool = false

    /// Creates an event.
    public init(
      id: String?, name: String, schoolID: String? = nil, date: Date? = nil,
      isAttended: Bool = false
    ) {
      self.id = id
      self.name = name
      self.schoolID = schoolID
      self.date = date
      self.isAttended = isAttended
    }

    private enum CodingKeys: String, CodingKey {
      case id, name
      case schoolID = "school_id"
      case date = "event_date"
      case isAttended = "attended"
    }

    /// Reads a row, with the columns that it lacks.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try row.decodeIfPresent(String.self, forKey: .id),
        name: try row.decode(String.self, forKey: .name),
        schoolID: try row.decodeIfPresent(String.self, forKey: .schoolID),
        date: try row.decodeIfPresent(Date.self, forKey: .date),
        isAttended: try row.decodeIfPresent(Bool.self, forKey: .isAttended) ?? false)
      lacksID = !row.contains(.id)
      lacksSchool = !row.contains(.schoolID)
    }

    var idColumn: RowColumn { RowColumn(id.jsText, isMissing: lacksID) }
    var schoolColumn: RowColumn { RowColumn(schoolID.jsText, isMissing: lacksSchool) }
  }
}
