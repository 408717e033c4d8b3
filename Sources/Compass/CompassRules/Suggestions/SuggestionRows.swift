public import JSPrimitives

/// A school as the rules of suggestions read it.
public struct SuggestionSchool: Sendable, Hashable {
  /// The id.
  @JSTextBacked public var id: String?
  /// The name as the messages print it.
  @JSTextBacked public var name: String
  /// The priority: A, B or C.
  @JSTextBacked public var priority: String?
  /// The status in the funnel.
  @JSTextBacked public var status: String?
  /// The division; empty means D1.
  @JSTextBacked public var division: String?
  /// Whether the row has no column for the id, which differs from null.
  package var lacksID = false
  /// Whether the row has no column for the priority.
  package var lacksPriority = false
  /// Whether the row has no column for the status.
  package var lacksStatus = false

  /// Creates a school from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    id: Text?, name: Text, priority: Text? = nil, status: Text? = nil, division: Text? = nil
  ) {
    _id = JSTextBacked(id?.jsText)
    _name = JSTextBacked(name.jsText)
    _priority = JSTextBacked(priority?.jsText)
    _status = JSTextBacked(status?.jsText)
    _division = JSTextBacked(division?.jsText)
  }

  var idColumn: RowColumn { RowColumn($id, isMissing: lacksID) }

  /// Whether the school has the priority A or B.
  var hasPriority: Bool { $priority == "A" || $priority == "B" }
}

/// An interaction as the rules of suggestions read it.
public struct SuggestionInteraction: Sendable, Hashable {
  /// The school's id.
  @JSTextBacked public var schoolID: String?
  /// The event's id. The app's table has no such column.
  @JSTextBacked public var relatedEventID: String?
  /// The type. The app's table calls this column `type`, so the rule of visits never sees one.
  @JSTextBacked public var interactionType: String?
  /// The moment of the contact; nil counts as an unreadable date.
  public var occurredAt: Timestamp?
  /// Whether the row has no column for the school, which differs from null.
  package var lacksSchool = false
  /// Whether the row has no column for the event.
  package var lacksEvent = false

  /// Creates an interaction from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    schoolID: Text? = nil, occurredAt: Timestamp? = nil, relatedEventID: Text? = nil,
    interactionType: Text? = nil
  ) {
    _schoolID = JSTextBacked(schoolID?.jsText)
    _relatedEventID = JSTextBacked(relatedEventID?.jsText)
    _interactionType = JSTextBacked(interactionType?.jsText)
    self.occurredAt = occurredAt
  }

  var schoolColumn: RowColumn { RowColumn($schoolID, isMissing: lacksSchool) }
  var eventColumn: RowColumn { RowColumn($relatedEventID, isMissing: lacksEvent) }
}

/// A task's state as the rules of suggestions read it.
public struct SuggestionTask: Sendable, Hashable {
  /// The task's id.
  @JSTextBacked public var taskID: String?
  /// The status, such as `completed`.
  @JSTextBacked public var status: String?

  /// Creates a state from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(taskID: Text?, status: Text?) {
    _taskID = JSTextBacked(taskID?.jsText)
    _status = JSTextBacked(status?.jsText)
  }
}

/// A video as the rules of suggestions read it.
public struct SuggestionVideo: Sendable, Hashable {
  /// The title as the message prints it.
  @JSTextBacked public var title: String
  /// The state of the link; `broken` calls for a repair.
  @JSTextBacked public var healthStatus: String?

  /// Creates a video from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(title: Text, healthStatus: Text? = nil) {
    _title = JSTextBacked(title.jsText)
    _healthStatus = JSTextBacked(healthStatus?.jsText)
  }
}

/// An event as the rules of suggestions read it.
public struct SuggestionEvent: Sendable, Hashable {
  /// The id.
  @JSTextBacked public var id: String?
  /// The name as the message prints it.
  @JSTextBacked public var name: String
  /// The id of the school that holds it.
  @JSTextBacked public var schoolID: String?
  /// The moment of the event; nil for none. The app's table calls this column `start_date`.
  public var date: Timestamp?
  /// Whether the athlete was there.
  public var isAttended: Bool
  /// Whether the row has no column for the id, which differs from null.
  package var lacksID = false
  /// Whether the row has no column for the school.
  package var lacksSchool = false

  /// Creates an event from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    id: Text?, name: Text, schoolID: Text? = nil, date: Timestamp? = nil, isAttended: Bool = false
  ) {
    _id = JSTextBacked(id?.jsText)
    _name = JSTextBacked(name.jsText)
    _schoolID = JSTextBacked(schoolID?.jsText)
    self.date = date
    self.isAttended = isAttended
  }

  var idColumn: RowColumn { RowColumn($id, isMissing: lacksID) }
  var schoolColumn: RowColumn { RowColumn($schoolID, isMissing: lacksSchool) }
}
