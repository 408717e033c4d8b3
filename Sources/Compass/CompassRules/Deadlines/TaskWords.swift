extension DeadlineRules {
  /// A stored word of a task as it is shown, read as a category and as a status.
  public struct TaskWords: Sendable, Hashable {
    /// The name of the category, such as "Academic"; any other word unchanged.
    public let category: String
    /// The category's badge, slate for any other word.
    public let categoryBadge: PaletteColor.Badge
    /// The name of the status, such as "In Progress"; any other word unchanged.
    public let status: String
    /// The status's badge, slate for any other word.
    public let statusBadge: PaletteColor.Badge

    fileprivate init(_ word: String) {
      let (category, status) = (TaskCategory(rawValue: word), TaskStatus(rawValue: word))
      self.category = category?.displayName ?? word
      categoryBadge = category?.badge ?? PaletteColor.Badge(.slate)
      self.status = status?.displayName ?? word
      statusBadge = status?.badge ?? PaletteColor.Badge(.slate)
    }
  }

  /// Returns the names and badges of a stored category or status.
  ///
  /// Restates `task.words`. The word is compared exactly: "Academic" is not a category.
  public static func words(of stored: String) -> TaskWords { TaskWords(stored) }
}
