import PayloadFormats
import Testing

/// Which characters a YAML stream may have where: productions 1, 2 and 27 of YAML 1.2.2.
@Suite struct YAMLCharacterTests {
  private func read(_ text: String) throws(FormatError) -> [String] {
    var reader = try YAMLReader(Array(text.utf8), maximumDepth: 20, maximumBytes: 10_000)
    var documents: [String] = []
    while let next = try reader.next() {
      documents.append(String(decoding: next.bytes, as: UTF8.self))
    }
    return documents
  }

  /// Positions outside of quotes; `@` is the character.
  private static let unquoted = [
    "@", "a@b", "a @ b", "a\n @", "- a@", "a@b: 1", "a: b@", "? a@\n: b", "[a@]", "{a: b@}",
    "# @\na",
    "a # @", "a\n# @\n", "|\n a@", ">-\n a\n\n b@\n", "| # @\n a", "&a@ b",
    "!!str@ a", "%TAG ! @\n---\na", "%X @\n---\na", "%YAML 1.2 # @\n---\na", "--- # @\na",
    "a\n... # @\n",
    "'a' # @", "[\"a\", # @\n'b']", "\"a\": @", "'a': 'b' #@c\n", "---\n--- a@", "a\n...\n# @\n",
  ]

  private static let unprintable: [Unicode.Scalar] = [
    "\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{E}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}",
    "\u{84}", "\u{86}", "\u{9F}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}",
  ]

  @Test(arguments: unquoted)
  func unprintable(_ text: String) throws {
    let place = try #require(text.utf8.firstIndex(of: UInt8(ascii: "@")))
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    for scalar in Self.unprintable {
      // A mark that starts a line before a document is not part of it.
      if scalar == "\u{FEFF}", text == "@" { continue }
      let changed = text.replacing("@", with: String(scalar))
      #expect("\(text.debugDescription) with \(scalar.debugDescription)") {
        _ = try read(changed)
      } throws: { error in
        guard let error = error as? FormatError else { return false }
        return error.offset == offset && error.message.hasPrefix("expected a printable character, ")
      }
    }
  }

  @Test(arguments: unquoted)
  func printable(_ text: String) {
    for scalar in [
      "\u{20}", "~", "\u{85}", "\u{A0}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10FFFF}",
    ] {
      do { _ = try read(text.replacing("@", with: scalar)) } catch {
        #expect(!error.message.hasPrefix("expected a printable character"))
      }
    }
  }

  /// A string in quotes has what a string of JSON has.
  @Test(arguments: [
    "\u{7F}", "\u{80}", "\u{9F}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{85}", "\u{1FFFE}",
  ])
  func inQuotes(_ character: String) throws {
    #expect(try read("\"a\(character)\"") == ["\"a\(character)\""])
    #expect(
      try read("- '\(character)'\n- \"\(character)\"") == ["[\"\(character)\",\"\(character)\"]"])
    #expect(
      try read("{\"\(character)\": '''\(character)'}") == ["{\"\(character)\":\"'\(character)\"}"])
    #expect(try read("a: \"b\n\n  \(character)\"") == ["{\"a\":\"b\\n\(character)\"}"])
  }

  @Test(arguments: ["\u{0}", "\u{1}", "\u{8}", "\u{B}", "\u{C}", "\u{1F}"])
  func controlsInQuotes(_ character: String) {
    for (text, offset) in [
      ("\"\(character)\"", 1), ("- 'a\(character)'", 4), ("{\"\(character)\": 1}", 2),
    ] {
      #expect { _ = try read(text) } throws: { error in
        (error as? FormatError)?.offset == offset
          && (error as? FormatError)?.message.hasPrefix("expected a printable character") == true
      }
    }
  }

  @Test(arguments: [
    ("a\u{0}b", "expected a printable character, found the control character 0x0", 1),
    ("a: b\u{7F}", "expected a printable character, found the control character 0x7f", 4),
    ("a \u{9F}", "expected a printable character, found U+009F (a control character)", 2),
    ("a \u{FFFF}", "expected a printable character, found U+FFFF", 2),
    // The first fault of a document is reported.
    ("a: \u{7F}\nb: c: d", "expected a printable character, found the control character 0x7f", 3),
    ("b: c: d\na: \u{7F}", "a map can't start here", 4),
    ("a: \u{7F}\na: b", "expected a printable character, found the control character 0x7f", 3),
    ("'\u{7F}", "a string without its end", 0),
  ])
  func fault(_ text: String, _ message: String, _ offset: Int) {
    #expect(throws: FormatError(message, at: offset)) { try read(text) }
  }

  /// A fault ends its document only.
  @Test(arguments: [
    "a\u{0}\n---\nb\n", "a # \u{7F}\n--- b", "- [\u{1}\n---\nb", "\u{FFFE}\n\u{FEFF}---\nb",
    "|\n \u{9F}\n---\nb",
  ])
  func documentsAfterAFault(_ text: String) throws {
    var reader = try YAMLReader(Array(text.utf8), maximumDepth: 9, maximumBytes: 99)
    #expect(throws: FormatError.self) { try reader.next() }
    #expect(try reader.next()?.bytes == Array(#""b""#.utf8))
    #expect(try reader.next() == nil)
  }

  /// The comments behind a document are part of it.
  @Test(arguments: ["a\n...\n# \u{7F}", "a\n# \u{7F}", "# \u{7F}\na", "a\n...\n# c\n...\n# \u{7F}"])
  func faultBehindTheLastDocument(_ text: String) throws {
    var reader = try YAMLReader(Array(text.utf8), maximumDepth: 9, maximumBytes: 99)
    var faults = 0
    for _ in 0..<3 { do { _ = try reader.next() } catch { faults += 1 } }
    #expect(faults == 1)
    #expect(try reader.next() == nil)
  }

  /// Each document may start with a byte order mark, as files that were put one behind the other have it.
  @Test(arguments: [
    ("\u{FEFF}a", [#""a""#]), ("\u{FEFF}# c\n# d\na", [#""a""#]),
    ("a\n...\n\u{FEFF}b", [#""a""#, #""b""#]), ("a\n...\n\u{FEFF}---\nb", [#""a""#, #""b""#]),
    ("a\n\u{FEFF}--- b", [#""a""#, #""b""#]),
    ("a: 1\n\u{FEFF}---\nb", [#"{"a":1}"#, #""b""#]),
    ("- a\n\u{FEFF}---\n- b", [#"["a"]"#, #"["b"]"#]),
    ("|\n a\n\u{FEFF}---\nb", [#""a\n""#, #""b""#]),
    ("# c\n\u{FEFF}%YAML 1.2\n---\na", [#""a""#]), ("a\n...\n\u{FEFF}", [#""a""#]),
  ])
  func byteOrderMarks(_ text: String, _ expected: [String]) throws {
    #expect(try read(text) == expected)
  }

  /// Example 5.2 of YAML 1.2.2.
  @Test func byteOrderMarkInADocument() {
    let text = "- Invalid use of BOM\n\u{FEFF}\n- Inside a document."
    #expect { try read(text) } throws: { ($0 as? FormatError)?.offset == 21 }
  }

  @Test(arguments: [
    (
      "%YAML 1.1\n---\na",
      "%YAML 1.1 is read as YAML 1.2: yes, no, on and off are strings, 010 is 10, and 12:30 is a string",
      0
    ),
    (
      "# c\n%YAML 1.0\n---\na",
      "%YAML 1.0 is read as YAML 1.2: yes, no, on and off are strings, 010 is 10, and 12:30 is a string",
      4
    ),
    ("a\n...\n%YAML 1.3\n---\na\n...\n%YAML 1.1\n---\nb", "%YAML 1.3 is read as YAML 1.2", 6),
    ("%YAML 1.20\n---\na", "%YAML 1.20 is read as YAML 1.2", 0),
    (
      "%YAML 1.1\n---\n[",
      "%YAML 1.1 is read as YAML 1.2: yes, no, on and off are strings, 010 is 10, and 12:30 is a string",
      0
    ),
  ])
  func otherVersion(_ text: String, _ note: String, _ offset: Int) throws {
    var reader = try YAMLReader(Array(text.utf8), maximumDepth: 9, maximumBytes: 99)
    #expect(reader.otherVersion == nil)
    while (try? reader.next()) != nil {}
    #expect(reader.otherVersion?.note == note)
    #expect(reader.otherVersion?.offset == offset)
  }

  @Test(arguments: [
    "a", "%YAML 1.2\n---\na", "%YAML 01.02\n---\na", "%YAML 2.0\n---\na", "# %YAML 1.1\na",
  ])
  func sameVersion(_ text: String) throws {
    var reader = try YAMLReader(Array(text.utf8), maximumDepth: 9, maximumBytes: 99)
    _ = try? reader.next()
    #expect(reader.otherVersion == nil)
  }

  @Test(arguments: [
    ("%YAML 2.0", "YAML 2.0 can't be read, only YAML 1.2"),
    ("%YAML 0.9", "YAML 0.9 can't be read, only YAML 1.2"),
    ("%YAML 1", "expected one version of YAML, such as 1.2"),
    ("%YAML 1.2.1", "expected one version of YAML, such as 1.2"),
    ("%YAML .2", "expected one version of YAML, such as 1.2"),
    ("%YAML 1.2 x", "expected one version of YAML, such as 1.2"),
    ("%YAML 1.2\n%YAML 1.2", "expected one version of YAML, such as 1.2"),
    ("%YAML", "expected one version of YAML, such as 1.2"),
  ])
  func unknownVersion(_ line: String, _ message: String) {
    let offset = line.utf8.count > 12 && line.contains("\n") ? 10 : 0
    #expect(throws: FormatError(message, at: offset)) { try read(line + "\n---\na") }
  }
}
