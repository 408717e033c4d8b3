internal import JSPrimitives

extension ContactWindowRules {
  /// The columns of a message template that decide whether a contact window offers it.
  public struct Template: Sendable, Hashable, Decodable {
    /// The row's identifier.
    public var id: String
    /// "pre" for templates before the window opens, "any" for any time, another word for an open
    /// window; nil for a template without a window.
    public var window: String?
    /// The type of message, such as "email"; nil means an empty text.
    public var type: String?
    /// The stage of recruitment, such as "intro"; nil means an empty text.
    public var stage: String?

    /// Creates a template from its row.
    public init(
      id: String, window: String?,
      type: String? = nil,
      stage: String? = nil
    ) {
      self.id = id
      self.window = window
      self.type = type
      self.stage = stage
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case window = "contact_window"
      case type, stage
    }

    fileprivate var use: [JSText] { [type.jsText ?? "", stage.jsText ?? ""] }
  }

  /// Returns the templates that are offered in a state of the contact window, in the given order.
  ///
  /// An open window offers all but those for the time before. Before it opens, a template for any time
  /// gives way to one for the time before, of the same type and stage; all others are offered.
  /// Templates without a window are always offered.
  ///
  /// Restates `contactWindow.filterTemplates`. Since 2026-08.
  public static func templates(
    _ templates: [Template], in state: Window.State
  ) -> [Template] {
    switch state {
    case .open:
      return templates.filter { $0.window.jsText != "pre" }
    case .pre:
      let covered = Set(templates.filter { $0.window.jsText == "pre" }.map(\.use))
      return templates.filter { $0.window.jsText != "any" || !covered.contains($0.use) }
    }
  }
}
