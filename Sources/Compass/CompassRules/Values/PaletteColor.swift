/// A shade of a color, as the web app's palette numbers them: 50 is lightest, 950 darkest.
///
///     PaletteColor(.blue, 100).name  // blue-100
public struct PaletteColor: Sendable, Hashable {
  /// The color without its shade.
  public let color: SemanticColor
  /// Nil for a color without shades, such as white.
  public let shade: Int?

  /// Creates a shade of a color; nil for a color without shades.
  public init(_ color: SemanticColor, _ shade: Int? = nil) {
    self.color = color
    self.shade = shade
  }

  /// The name in the palette, such as `blue-100` or `white`.
  public var name: String {
    shade.map { "\(color.rawValue)-\($0)" } ?? color.rawValue
  }
}

extension PaletteColor {
  /// The two colors of a badge.
  public struct Badge: Sendable, Hashable {
    /// The background's color.
    public let background: PaletteColor
    /// The text's color.
    public let text: PaletteColor

    /// Creates a badge from two colors.
    public init(background: PaletteColor, text: PaletteColor) {
      self.background = background
      self.text = text
    }

    /// Creates a badge with a pale background and dark text of one color: shades 100 and 700 by
    /// default.
    public init(_ color: SemanticColor, background: Int = 100, text: Int = 700) {
      self.init(
        background: PaletteColor(color, background), text: PaletteColor(color, text))
    }

    /// The web app's class names, such as `bg-blue-100 text-blue-700`.
    public var classNames: String { "bg-\(background.name) text-\(text.name)" }
  }
}
