extension DeadlineRules {
  /// A stored word of a task as it is shown, read as a category and as a status.
  public struct TaskWords: Sendable, Hashable {
    /// The name of the category, such as "Academic"; any other word unchanged.
    public let category: String
    /// The class names of the category's badge, slate for any other word.
    public let categoryClass: String
    /// The name of the status, such as "In Progress"; any other word unchanged.
    public let status: String
    /// The class names of the status's badge, slate for any other word.
    public let statusClass: String

    /// The colors of the category's badge, those of `categoryClass`.
    public var categoryBadge: PaletteColor.Badge { .reading(categoryClass) }
    /// The colors of the status's badge, those of `statusClass`.
    public var statusBadge: PaletteColor.Badge { .reading(statusClass) }

    private static let otherClass = "bg-slate-100 text-slate-700"

    fileprivate init(_ word: String) {
      let (category, status) = (TaskCategory(rawValue: word), TaskStatus(rawValue: word))
      self.category = category.map { LabelsData.name(of: $0) } ?? word
      categoryClass = category.map { LabelsData.classNames(of: $0) } ?? Self.otherClass
      self.status = status.map { LabelsData.name(of: $0) } ?? word
      statusClass = status.map { LabelsData.classNames(of: $0) } ?? Self.otherClass
    }
  }

  /// Returns the names and badges of a stored category or status.
  ///
  /// Restates `task.words`. The word is compared exactly: "Academic" is not a category.
  public static func words(of stored: String) -> TaskWords { TaskWords(stored) }
}
