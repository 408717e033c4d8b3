internal import JSPrimitives

extension DeadlineRules {
  /// A task of the recruiting timeline, with what the athlete has done about it.
  public struct RecruitingTask: Sendable, Hashable, Identifiable, Decodable {
    /// The unique id.
    public var id: String
    /// The title.
    public var title: String
    /// The stored word: `academic`, `recruiting`, `athletic`, `exposure` or `mindset`.
    public var category: String
    /// The grade of school in which the task is due, 9 to 12.
    public var gradeLevel: Int? {
      get { exactGradeLevel.flatMap { Int(exactly: $0) } }
      set { exactGradeLevel = newValue.map { Double($0) } }
    }
    /// The grade as any number that is stored.
    package var exactGradeLevel: Double?
    /// Whether every athlete must do the task.
    public var isRequired: Bool
    /// The ids of the tasks to complete before.
    public var prerequisiteIDs: [String]
    /// The reason to do the task.
    public var whyItMatters: String?
    /// The months before the June of the graduation year.
    public var deadlineOffsetMonths: Int? {
      get { exactDeadlineOffsetMonths.flatMap { Int(exactly: $0) } }
      set { exactDeadlineOffsetMonths = newValue.map { Double($0) } }
    }
    /// The months as any number that is stored.
    package var exactDeadlineOffsetMonths: Double?
    /// The day of the deadline, `YYYY-MM-DD`.
    public var deadlineDate: String?
    /// Whether a prerequisite isn't completed.
    public var hasIncompletePrerequisites: Bool
    /// The status in the athlete's row; nil without a row.
    public var status: String?

    /// Creates a task.
    public init(
      id: String, title: String, category: String, gradeLevel: Int? = nil,
      isRequired: Bool = false,
      prerequisiteIDs: [String] = [], whyItMatters: String? = nil,
      deadlineOffsetMonths: Int? = nil,
      deadlineDate: String? = nil, hasIncompletePrerequisites: Bool = false, status: String? = nil
    ) {
      self.init(
        id: id, title: title, category: category, gradeLevel: gradeLevel.map { Double($0) },
        isRequired: isRequired, prerequisiteIDs: prerequisiteIDs, whyItMatters: whyItMatters,
        deadlineOffsetMonths: deadlineOffsetMonths.map { Double($0) }, deadlineDate: deadlineDate,
        hasIncompletePrerequisites: hasIncompletePrerequisites, status: status)
    }

    /// Creates a task with any numbers as the grade and the months.
    package init(
      id: String, title: String, category: String, gradeLevel: Double?, isRequired: Bool,
      prerequisiteIDs: [String], whyItMatters: String?, deadlineOffsetMonths: Double?,
      deadlineDate: String?, hasIncompletePrerequisites: Bool, status: String?
    ) {
      self.id = id
      self.title = title
      self.category = category
      exactGradeLevel = gradeLevel
      self.isRequired = isRequired
      self.prerequisiteIDs = prerequisiteIDs
      self.whyItMatters = whyItMatters
      exactDeadlineOffsetMonths = deadlineOffsetMonths
      self.deadlineDate = deadlineDate
      self.hasIncompletePrerequisites = hasIncompletePrerequisites
      self.status = status
    }

    private enum CodingKeys: String, CodingKey {
      case id, title, category, required
      case gradeLevel = "grade_level"
      case prerequisiteIDs = "dependency_task_ids"
      case whyItMatters = "why_it_matters"
      case deadlineOffsetMonths = "deadline_offset_months"
      case deadlineDate = "deadline_date"
      case hasIncompletePrerequisites = "has_incomplete_prerequisites"
      case athleteTask = "athlete_task"
    }

    private struct AthleteTask: Decodable {
      let status: String
    }

    /// Reads a row of the tasks with the athlete's row, if there is one, as its member `athlete_task`.
    ///
    /// - Throws: `DecodingError` if the id, the title or the category is missing, and for a member of
    ///   another type.
    public init(from decoder: any Decoder) throws {
      let row = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        id: try row.decode(String.self, forKey: .id),
        title: try row.decode(String.self, forKey: .title),
        category: try row.decode(String.self, forKey: .category),
        gradeLevel: try row.decodeIfPresent(Double.self, forKey: .gradeLevel),
        isRequired: try row.decodeIfPresent(Bool.self, forKey: .required) ?? false,
        prerequisiteIDs: try row.decodeIfPresent([String].self, forKey: .prerequisiteIDs) ?? [],
        whyItMatters: try row.decodeIfPresent(String.self, forKey: .whyItMatters),
        deadlineOffsetMonths: try row.decodeIfPresent(Double.self, forKey: .deadlineOffsetMonths),
        deadlineDate: try row.decodeIfPresent(String.self, forKey: .deadlineDate),
        hasIncompletePrerequisites:
          try row.decodeIfPresent(Bool.self, forKey: .hasIncompletePrerequisites) ?? false,
        status: try row.decodeIfPresent(AthleteTask.self, forKey: .athleteTask)?.status)
    }

    /// Whether the athlete's row says `completed`.
    public var isCompleted: Bool { status.jsText == "completed" }
  }

  /// An athlete's row of a task.
  public struct TaskProgress: Sendable, Hashable, Decodable {
    /// The task's id.
    public var taskID: String
    /// The stored word: `not_started`, `in_progress`, `completed` or `skipped`.
    public var status: String
    /// Whether a recovery plan has added the task.
    public var isRecovery: Bool

    /// Creates a row from texts.
    public init(taskID: String, status: String, isRecovery: Bool = false) {
      self.taskID = taskID
      self.status = status
      self.isRecovery = isRecovery
    }

    private enum CodingKeys: String, CodingKey {
      case taskID = "task_id"
      case status
      case isRecovery = "is_recovery_task"
    }

    var isCompleted: Bool { status.jsText == "completed" }
  }
}
