extension RunReport {
  /// A badge as SVG: `conformance`, and how many cases agree.
  ///
  /// It is green if the run is, and red otherwise.
  public var badge: String {
    let label = "conformance"
    let value = badgeText
    let color = isGreen ? "#2c7a3f" : "#b3261e"
    let (left, right) = (Self.width(of: label) + 10, Self.width(of: value) + 10)
    let width = left + right
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" role="img" \
      aria-label="\(label): \(value)"><title>\(label): \(value)</title>\
      <clipPath id="r"><rect width="\(width)" height="20" rx="3"/></clipPath>\
      <g clip-path="url(#r)"><rect width="\(left)" height="20" fill="#444"/>\
      <rect x="\(left)" width="\(right)" height="20" fill="\(color)"/></g>\
      <g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11" \
      text-anchor="middle">\
      <text x="\(left / 2)" y="14" textLength="\(left - 10)">\(label)</text>\
      <text x="\(left + right / 2)" y="14" textLength="\(right - 10)">\(value)</text></g></svg>
      """
  }

  /// About how wide the font is at the badge's size; the text is then set to this width.
  private static func width(of text: String) -> Int {
    let width = text.reduce(0.0) { width, character in
      switch character {
      case "i", "l", " ": width + 3.5
      case "f", "t", "r": width + 4.4
      case "m": width + 10.7
      default: width + 6.9
      }
    }
    return Int(width.rounded(.up))
  }

  private var badgeText: String {
    if failed > 0 { return "\(failed) failed of \(passed + failed)" }
    return passed > 0 ? "\(passed) passed" : "nothing ran"
  }
}
