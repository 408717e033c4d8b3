/// The colours of a finding's parts on a terminal, as ANSI SGR sequences.
public struct TextStyle: Sendable {
  let place: StaticString
  let error: StaticString
  let warning: StaticString
  let message: StaticString
  let faint: StaticString
  let mark: StaticString
  let reset: StaticString

  /// No colours, for files and pipes.
  public static let plain = TextStyle(
    place: "", error: "", warning: "", message: "", faint: "", mark: "", reset: "")

  /// Colours for a terminal.
  public static let colored = TextStyle(
    place: "\u{1B}[1m", error: "\u{1B}[1;31m", warning: "\u{1B}[1;35m", message: "\u{1B}[1m",
    faint: "\u{1B}[2m", mark: "\u{1B}[1;32m", reset: "\u{1B}[0m")
}
