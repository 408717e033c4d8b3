/// A pattern and a subject made to take as much time or memory as an engine lets them.
struct HostileCase {
  /// The case in a few words.
  let name: String
  /// The pattern, made when it is needed.
  let pattern: () -> String
  let flags: String
  /// The subject, made when it is needed.
  let subject: () -> String

  init(
    _ name: String, _ pattern: @autoclosure @escaping () -> String, flags: String = "",
    on subject: @autoclosure @escaping () -> String = "aaaa"
  ) {
    self.name = name
    self.pattern = pattern
    self.flags = flags
    self.subject = subject
  }

  /// Returns the cases for patterns and for subjects of these many characters.
  static func all(patternLength: Int, subjectLength: Int) -> [HostileCase] {
    patterns(patternLength) + fixed + subjects(subjectLength)
  }

  private static func repeated(_ text: String, _ length: Int) -> String {
    String(repeating: text, count: max(length / text.utf8.count, 1))
  }

  /// Patterns of about a length.
  private static func patterns(_ length: Int) -> [HostileCase] {
    let parts = [
      "a", "é", "a?", "a*", "(a)", "()", "()*", "|", "a|", "(?:a|b)", "(?=a)", "(?<=a)",
      "(?:ab){2}",
      "[ab]", "\\w", "\\1", "a{2}", ".", "^", "\\b",
    ]
    var cases = parts.map { part in
      HostileCase("\(part) repeated", repeated(part, length))
    }
    for opening in ["(", "(?:", "(?=", "(?<!", "(?:a|"] {
      cases.append(
        HostileCase(
          "\(opening) nested",
          repeated(opening, length) + "a" + String(repeating: ")", count: length / opening.count)))
    }
    cases.append(HostileCase("[ab…]", "[" + repeated("ab", length) + "]"))
    cases.append(HostileCase("[ab…] v i", "[" + repeated("aé", length) + "]", flags: "vi"))
    cases.append(HostileCase("\\q{ab|…}", "[\\q{" + repeated("ab|", length) + "}]", flags: "v"))
    cases.append(HostileCase("\\p{L} repeated", repeated("\\p{L}", length), flags: "u"))
    cases.append(HostileCase("a repeated, i", repeated("a", length), flags: "i"))
    cases.append(
      HostileCase("names", (0..<length / 10).map { "(?<n\($0)>a)?" }.joined()))
    cases.append(
      HostileCase("words", (0..<length / 8).map { "w\($0)" }.joined(separator: "|"), on: "w9999999")
    )
    return cases
  }

  /// Patterns that are hostile by their size.
  private static var fixed: [HostileCase] {
    [
      HostileCase("((a{1000}){1000}){1000}", "((a{1000}){1000}){1000}"),
      HostileCase("a{4294967295}", "(?:a{4294967295}){4294967295}"),
      HostileCase("RGI_Emoji, 10", String(repeating: "\\p{RGI_Emoji}", count: 10), flags: "v"),
      HostileCase("RGI_Emoji, 200", String(repeating: "\\p{RGI_Emoji}", count: 200), flags: "v"),
      HostileCase("RGI_Emoji, 2000", String(repeating: "\\p{RGI_Emoji}", count: 2000), flags: "v"),
      HostileCase(
        "RGI_Emoji, 200, v i", String(repeating: "\\p{RGI_Emoji}", count: 200), flags: "vi"),
      HostileCase("RGI_Emoji+ nested", "(?:(?:\\p{RGI_Emoji}*)*)*x", flags: "v", on: "é"),
      HostileCase(
        "uncounted choices", String(repeating: "(a|a)", count: 40) + "[bc]",
        on: String(repeating: "a", count: 60)),
      HostileCase("(a+a+)+[xy]", "(a+a+)+[xy]", on: String(repeating: "a", count: 60)),
      HostileCase("(?:a|aa)+[xy]", "(?:a|aa)+[xy]", on: String(repeating: "a", count: 60)),
    ]
  }

  /// Subjects of a length.
  private static func subjects(_ length: Int) -> [HostileCase] {
    let patterns = [
      "[xy]z", "foo|bar", "aab|aac|aad", "^[^z]*$", "[a-z]+[xy]", "a*[bc]", "a*?[bc]", "a*a*[bc]",
      "(?:a|b)*[cd]", "(?<=^a*)$", "(?<=^a*)[bc]", "(a*)\\1[bc]", "(?=a*[bc])a", "x|a+[bc]",
      "\\b\\w+\\b[xy]", "a?a?a?[bc]", "(a|a)(a|a)(a|a)[bc]", "(?:a|aa)+[bc]", "(?!a*[bc])[xy]",
      "(?:a+b?)+[xy]", ".*.*=.*",
    ]
    var cases = patterns.map { pattern in
      HostileCase(
        "\(pattern) on a…", pattern, on: String(repeating: "a", count: length))
    }
    for pattern in ["(?<=^é*)$", "é*[bc]", "é+é+[bc]", "(é*)\\1[bc]", "x|é+[bc]"] {
      cases.append(
        HostileCase("\(pattern) on é…", pattern, on: String(repeating: "é", count: length / 2)))
      cases.append(
        HostileCase(
          "\(pattern) on é…, ui", pattern, flags: "ui",
          on: String(repeating: "é", count: length / 2)))
    }
    for pattern in ["\\s+$", "a|\\s+$", "^\\s+|\\s+$"] {
      cases.append(
        HostileCase(
          "\(pattern) on blanks and x", pattern, on: String(repeating: " ", count: length) + "x"))
    }
    for pattern in ["\\w+\\d", "\\w+ \\d", "\\w+@\\w+\\.\\w+", "needle"] {
      cases.append(HostileCase("\(pattern) on words", pattern, on: repeated("some words ", length)))
    }
    return cases
  }
}
