public import JSPrimitives

/// A task of the recruiting timeline, with what the athlete has done about it.
public struct RecruitingTask: Sendable, Hashable, Identifiable {
  /// The unique id.
  @JSTextBacked public var id: String
  /// The title.
  @JSTextBacked public var title: String
  /// The stored word: `academic`, `recruiting`, `athletic`, `exposure` or `mindset`.
  @JSTextBacked public var category: String
  /// The grade of school in which the task is due, 9 to 12.
  public var gradeLevel: Double?
  /// Whether every athlete must do the task.
  public var isRequired: Bool
  /// The ids of the tasks to complete before.
  @JSTextBacked public var prerequisiteIDs: [String]
  /// The reason to do the task.
  @JSTextBacked public var whyItMatters: String?
  /// The months before the June of the graduation year.
  public var deadlineOffsetMonths: Double?
  /// The day of the deadline, `YYYY-MM-DD`.
  @JSTextBacked public var deadlineDate: String?
  /// Whether a prerequisite isn't completed.
  public var hasIncompletePrerequisites: Bool
  /// The status in the athlete's row; nil without a row.
  @JSTextBacked public var status: String?

  /// Creates a task from texts: Swift strings, or `JSText` that may have lone surrogates.
  public init<Text: JSTextConvertible>(
    id: Text, title: Text, category: Text, gradeLevel: Double? = nil, isRequired: Bool = false,
    prerequisiteIDs: [Text] = [], whyItMatters: Text? = nil, deadlineOffsetMonths: Double? = nil,
    deadlineDate: Text? = nil, hasIncompletePrerequisites: Bool = false, status: Text? = nil
  ) {
    _id = JSTextBacked(id.jsText)
    _title = JSTextBacked(title.jsText)
    _category = JSTextBacked(category.jsText)
    self.gradeLevel = gradeLevel
    self.isRequired = isRequired
    _prerequisiteIDs = JSTextBacked(prerequisiteIDs.map(\.jsText))
    _whyItMatters = JSTextBacked(whyItMatters?.jsText)
    self.deadlineOffsetMonths = deadlineOffsetMonths
    _deadlineDate = JSTextBacked(deadlineDate?.jsText)
    self.hasIncompletePrerequisites = hasIncompletePrerequisites
    _status = JSTextBacked(status?.jsText)
  }

  /// Whether the athlete's row says `completed`.
  public var isCompleted: Bool { $status == "completed" }
}

/// An athlete's row of a task.
public struct TaskProgress: Sendable, Hashable {
  /// The task's id.
  @JSTextBacked public var taskID: String
  /// The stored word: `not_started`, `in_progress`, `completed` or `skipped`.
  @JSTextBacked public var status: String
  /// Whether a recovery plan has added the task.
  public var isRecovery: Bool

  /// Creates a row from texts.
  public init<Text: JSTextConvertible>(taskID: Text, status: Text, isRecovery: Bool = false) {
    _taskID = JSTextBacked(taskID.jsText)
    _status = JSTextBacked(status.jsText)
    self.isRecovery = isRecovery
  }

  var isCompleted: Bool { $status == "completed" }
}
