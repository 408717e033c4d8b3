/// A shade of a color, as the web app's palette numbers them: 50 is lightest, 950 darkest.
///
///     PaletteColor(.blue, 100).name  // blue-100
public struct PaletteColor: Sendable, Hashable {
  public let color: SemanticColor
  /// Nil for a color without shades, such as white.
  public let shade: Int?

  public init(_ color: SemanticColor, _ shade: Int? = nil) {
    self.color = color
    self.shade = shade
  }

  /// The name in the palette, such as `blue-100` or `white`.
  public var name: String {
    shade.map { "\(color.rawValue)-\($0)" } ?? color.rawValue
  }
}

/// The two colors of a badge.
public struct BadgeStyle: Sendable, Hashable {
  public let background: PaletteColor
  public let text: PaletteColor

  public init(background: PaletteColor, text: PaletteColor) {
    self.background = background
    self.text = text
  }

  /// A pale background and dark text of one color: shades 100 and 700 unless told.
  public init(_ color: SemanticColor, background: Int = 100, text: Int = 700) {
    self.init(
      background: PaletteColor(color, background), text: PaletteColor(color, text))
  }

  /// The web app's classes for it, such as `bg-blue-100 text-blue-700`.
  public var classNames: String { "bg-\(background.name) text-\(text.name)" }
}
