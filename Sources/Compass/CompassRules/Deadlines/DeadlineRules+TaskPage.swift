public import CompassRevisions
internal import JSPrimitives

extension DeadlineRules {
  /// Returns the tasks of the tasks page: those of a grade that match both filters, in order.
  ///
  /// Restates `task.page`. The urgency is that of `info(deadline:now:clock:)`.
  ///
  /// Required tasks come first, then those of the more urgent deadline: urgent, upcoming, future, all
  /// others. Between two of one urgency the fewer days decide, or the titles in the order of
  /// `CollationKey` if one has no deadline. Faults of the web app: the rank 0 of critical deadlines is
  /// taken for missing, so tasks that are overdue or due within 3 days come last, among those without
  /// a deadline. The status `not_started` finds only tasks with a row of the athlete.
  ///
  /// The order can have cycles where critical deadlines and none meet; up to 63 tasks are in V8's
  /// order then.
  ///
  /// - Parameters:
  ///   - tasks: in the order loaded.
  ///   - gradeLevel: the grade of school.
  ///   - status: the only status to show; nil for all.
  ///   - urgency: the deadlines to show; nil for all.
  ///   - now: the clock's moment.
  ///   - clock: the local time zone.
  ///   - revision: the revision that reads the deadlines.
  /// - Throws: `LocalDay.ReadingError` if a deadline that a filter or the order needs doesn't start with
  ///   `YYYY-MM-DD`; never before 2026-08.
  public static func page(
    _ tasks: [RecruitingTask], gradeLevel: Int, status: TaskStatus? = nil,
    urgency: TaskUrgencyFilter? = nil, now: Date, clock: LocalClock = .current,
    revision: WebRevision = .newest
  ) throws(LocalDay.ReadingError) -> [RecruitingTask] {
    try page(
      tasks, gradeLevel: Double(gradeLevel), status: status?.rawValue ?? "all",
      urgency: urgency?.rawValue ?? "all", now: now, clock: clock, revision: revision)
  }

  /// Returns the tasks of any number as the grade and of any words as the filters.
  ///
  /// NaN has no tasks. The status `all` shows all, any other string only its own, and an urgency that isn't a
  /// raw value of ``DeadlineRules/TaskUrgencyFilter`` shows all.
  package static func page(
    _ tasks: [RecruitingTask], gradeLevel: Double, status: String, urgency: String, now: Date,
    clock: LocalClock, revision: WebRevision
  ) throws(LocalDay.ReadingError) -> [RecruitingTask] {
    let (status, urgency) = (status.jsText, urgency.jsText)
    var rows: [PageRow] = []
    for task in tasks
    where task.exactGradeLevel == gradeLevel && (status == "all" || task.status.jsText == status) {
      let info = Result { () throws(LocalDay.ReadingError) in
        try self.info(deadline: task.deadlineDate, now: now, clock: clock, revision: revision)
      }
      if urgency != "all", try !Self.shows(info.get(), filter: urgency) { continue }
      rows.append(PageRow(task, info: info))
    }
    return try rows.sortedByInsertion { left, right throws(LocalDay.ReadingError) in
      try left.precedes(right)
    }
    .map(\.task)
  }

  private static func shows(_ info: Info, filter: JSText) -> Bool {
    switch filter {
    case "critical": info.isPastDue
    case "urgent": [.critical, .urgent].contains(info.urgency)
    case "upcoming": [.critical, .urgent, .upcoming].contains(info.urgency)
    default: true
    }
  }

  private struct PageRow {
    let task: RecruitingTask
    let info: Result<Info, LocalDay.ReadingError>
    let title: CollationKey

    init(_ task: RecruitingTask, info: Result<Info, LocalDay.ReadingError>) {
      self.task = task
      self.info = info
      title = CollationKey(task.title.jsText)
    }

    func precedes(_ other: PageRow) throws(LocalDay.ReadingError) -> Bool {
      if task.isRequired != other.task.isRequired { return task.isRequired }
      let (left, right) = (try info.get(), try other.info.get())
      let (rank, otherRank) = (Self.rank(of: left.urgency), Self.rank(of: right.urgency))
      if rank != otherRank { return rank < otherRank }
      if let days = left.exactDaysRemaining, let otherDays = right.exactDaysRemaining {
        return days < otherDays
      }
      return title < other.title
    }

    private static func rank(of urgency: Urgency) -> Int {
      switch urgency {
      case .urgent: 1
      case .upcoming: 2
      case .future: 3
      case .critical, .unset: 4
      }
    }
  }
}
