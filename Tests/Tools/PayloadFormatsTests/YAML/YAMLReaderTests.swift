import PayloadFormats
import Testing

/// YAML becomes JSON, document by document.
@Suite struct YAMLReaderTests {
  private func documents(_ text: String) throws(FormatError) -> [MappedJSON] {
    var reader = try YAMLReader(Array(text.utf8), maximumDepth: 20, maximumBytes: 10_000)
    var documents: [MappedJSON] = []
    while let next = try reader.next() { documents.append(next) }
    return documents
  }

  @Test(arguments: [
    // Scalars of the core schema.
    ("null", "null"), ("~", "null"), ("---", "null"), ("true", "true"), ("FALSE", "false"),
    ("yes", #""yes""#), ("12", "12"), ("+12", "12"), ("007", "7"), ("0o17", "15"), ("0x1f", "31"),
    ("-.5", "-0.5"), ("1.", "1"), ("1e3", "1e3"), ("1_000", #""1_000""#), ("12:30", #""12:30""#),
    ("2026-01-02", #""2026-01-02""#), ("'12'", #""12""#), ("!!str 12", #""12""#),
    ("! 12", #""12""#),
    ("!!int '12'", "12"), ("!!float 1", "1"), ("!!null ''", "null"),
    ("!<tag:yaml.org,2002:str> 1", #""1""#),
    // Quotes, escapes and folded lines.
    ("'it''s'", #""it's""#), (#""a\tb\x41\u00e9\U0001F600""#, #""a\u0009bA\u00e9😀""#),
    ("\"a\n  b\n\n  c\"", #""a b\nc""#), ("\"a\\\n  b\"", #""ab""#), ("a\n b\n\n c", #""a b\nc""#),
    ("a # no\n", #""a""#), ("a#b", #""a#b""#),
    ("a: http://x.y/z?q=1#f", #"{"a":"http://x.y/z?q=1#f"}"#),
    // Block scalars.
    ("|\n a\n  b\n\n", #""a\n b\n""#), ("|-\n a\n", #""a""#), ("|+\n a\n\n", #""a\n\n""#),
    (">\n a\n b\n\n c\n  d\n e\n", #""a b\nc\n d\ne\n""#), ("a: |2\n    b\n", #"{"a":"  b\n"}"#),
    ("- |\n a\n- >-\n b\n", #"["a\n","b"]"#), ("a: |\nb: 1", #"{"a":"","b":1}"#),
    // Collections.
    ("- 1\n- - 2\n  - 3\n-\n  - 4\n", "[1,[2,3],[4]]"),
    ("a:\n- 1\n- 2\nb: 3", #"{"a":[1,2],"b":3}"#),
    ("- a: 1\n  b: 2\n- c:\n", #"[{"a":1,"b":2},{"c":null}]"#),
    ("? a\n: b\n? c\n", #"{"a":"b","c":null}"#),
    ("{a: 1, b, \"c\":2, ? d : 3}", #"{"a":1,"b":null,"c":2,"d":3}"#),
    ("[a, [b, c], {d: e}, ]", #"["a",["b","c"],{"d":"e"}]"#),
    ("[a: 1, \"b\":2]", #"[{"a":1},{"b":2}]"#), ("a: [\n1,\n2\n]\n", #"{"a":[1,2]}"#), ("{}", "{}"),
    ("\"a b\": 1\n'c': 2", #"{"a b":1,"c":2}"#), ("a :  b", #"{"a":"b"}"#), ("a: -1", #"{"a":-1}"#),
    ("- -1\n- -", "[-1,[null]]"), ("a:\n\n  # c\n  b: 1 # d\n", #"{"a":{"b":1}}"#),
    // Keys of other types.
    ("1: a\ntrue: b\n~: c\n0x10: d", #"{"1":"a","true":"b","null":"c","16":"d"}"#),
    (": a", #"{"null":"a"}"#),
    // Anchors, aliases and merges.
    ("- &x a\n- *x", #"["a","a"]"#), ("a: &m {k: 1}\nb: *m", #"{"a":{"k":1},"b":{"k":1}}"#),
    ("&k a: 1\nb: *k", #"{"a":1,"b":"a"}"#),
    ("b: &x\n  c: 1\nd: {<<: *x, e: 2}", #"{"b":{"c":1},"d":{"e":2,"c":1}}"#),
    (
      "- &a {x: 1, y: 2}\n- &b {x: 3, z: 4}\n- <<: [*a, *b]\n  y: 5",
      #"[{"x":1,"y":2},{"x":3,"z":4},{"y":5,"x":1,"z":4}]"#
    ),
    ("\"<<\": 1", #"{"<<":1}"#),
    // JSON is YAML.
    (#"{"a":[1,true,null,"x\/\u0041"]}"#, #"{"a":[1,true,null,"x/A"]}"#),
    ("%YAML 1.2\n---\na\n...\n", #""a""#), ("a:\r\n  - b\r\n", #"{"a":["b"]}"#),
  ])
  func document(_ text: String, _ expected: String) throws {
    let made = try documents(text).map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(made.map { $0.replacing("\\u0041", with: "A") } == [expected])
  }

  @Test func severalDocuments() throws {
    let made = try documents("a: 1\n---\n- 2\n--- 3\n...\n# end\n---\n")
    #expect(
      made.map { String(decoding: $0.bytes, as: UTF8.self) } == [#"{"a":1}"#, "[2]", "3", "null"])
  }

  @Test(arguments: [
    ("", "expected a value, found the end of the text", 0),
    ("a: b: c", "a map can't start here", 4), ("a: - b", "a list can't start here", 3),
    ("a: 1\n  b: 2", "a map can't start here", 8),
    ("a:\n  b: 1\n c: 2", "a line that is indented by 1 spaces, where those before it have 0", 11),
    ("a\nb: 1", "a map can't start here", 3),
    ("- a\nb: 1", "expected the end of the document, found \"b\"", 4),
    ("a: 1\n- b", "expected a key, found \"-\"", 5),
    ("a: 1\nb", "expected \":\" and a space after the key, found the end of the text", 6),
    ("\ta: 1", "a map can't be indented with tabs", 0), ("a: \"b", "a string without its end", 3),
    ("[1, 2", "expected the end of a list or map in brackets, found the end of the text", 5),
    ("[1 2: 3", "expected the end of a list or map in brackets, found the end of the text", 7),
    ("{a: 1]", "expected \",\" or \"}\", found \"]\"", 5),
    ("a: *x", "there is no anchor \"x\" before this alias", 3),
    ("&x [*x]", "an alias inside its own value", 4),
    ("a: 1\na: 2", "the key \"a\" is given twice", 5),
    ("{1: a, \"1\": b}", "the key \"1\" is given twice", 7),
    ("[a, b]: c", "JSON has no list as a key", 0),
    ("a: .inf", "JSON has no infinity and no NaN", 3),
    ("a: !ref b", "JSON has no value with the tag !ref", 8),
    ("!!int a", "the value is not of its tag, !!int", 6),
    ("\"\\q\"", #"an unknown escape, "\q""#, 1),
    ("a: @b", "expected a value, found \"@\"", 3),
    ("a: 'b' c", "expected a line break, found \"c\"", 7),
    ("%YAML 2.0\n---", "YAML 2.0 can't be read, only YAML 1.2", 0),
    ("%YAML 1.\n---", "expected one version of YAML, such as 1.2", 0),
    ("%YAML 1.x\n---", "expected one version of YAML, such as 1.2", 0),
    ("&a[1]", "expected a space, found \"[\"", 2),
    ("[!!seq{}]", "expected a space, found \"{\"", 6),
    ("a: |x", "expected a line break, found \"x\"", 4),
    ("<<: 1", "\"<<\" merges a map or a list of maps", 4),
    ("!x!y a", "no %TAG line declares the handle \"!x!\"", 0),
  ])
  func fault(_ text: String, _ message: String, _ offset: Int) {
    #expect(throws: FormatError(message, at: offset)) { try documents(text) }
  }

  /// After a fault, the next document is read.
  @Test(arguments: [
    "a: b: c\n---\nd\n", "[a\n---\nd", "'a\n--- d\n", "a: 1\na: 1\n---\nd", "a: .inf\n---\nd",
  ])
  func documentsAfterAFault(_ text: String) throws {
    var reader = try YAMLReader(Array(text.utf8), maximumDepth: 9, maximumBytes: 99)
    #expect(throws: FormatError.self) { try reader.next() }
    #expect(try reader.next()?.bytes == Array(#""d""#.utf8))
    #expect(try reader.next() == nil)
  }

  private func expanded(_ text: String) throws {
    var reader = try YAMLReader(
      Array(text.utf8), maximumDepth: 20, maximumBytes: 10_000, maximumExpansion: 1_000)
    while try reader.next() != nil {}
  }

  /// Keys are equal if their characters are, however they are spelled.
  @Test(arguments: [
    #"{"\u00e9": 1, "é": 2}"#, #"{"\u00e9": 1, "\xE9": 2}"#, #"{"\ud83d\ude00": 1, 😀: 2}"#,
    #"{"\ud83d": 1, "\uD83D": 2}"#, "{\"\\ud83d\\\n\\ude00\": 1, 😀: 2}",
  ])
  func equalKeys(_ text: String) throws {
    #expect { try documents(text) } throws: {
      ($0 as? FormatError)?.message.hasSuffix("is given twice") == true
    }
  }

  @Test(arguments: [
    (#"{"\u00e9": 1, '\u00e9': 2}"#, #"{"\u00e9":1,"\\u00e9":2}"#),
    (#"{"\ud83d": 1, "\ude00": 2}"#, #"{"\ud83d":1,"\ude00":2}"#),
    (#"{"\ud83dx\ude00": 1, 😀: 2}"#, #"{"\ud83dx\ude00":1,"😀":2}"#),
  ])
  func differentKeys(_ text: String, _ expected: String) throws {
    #expect(try documents(text).map { String(decoding: $0.bytes, as: UTF8.self) } == [expected])
  }

  /// Lists and maps count, as in JSON, and neither scalars nor properties do.
  @Test(arguments: [
    "[[[1]]]", "{a: {b: {c: d}}}", "- - - 1", "a:\n  b:\n    c: 1", "- a:\n  - 1",
    "[a: [1]]", "- [a: 1]", "- {a: [1]}", "? - - a\n: b",
    "&a\n!!seq\n- &b\n  !!map\n  &c k:\n   &d\n   - !!str\n     &e e",
  ])
  func maximumDepth(_ text: String) throws {
    func read(_ maximumDepth: Int) throws(FormatError) {
      var reader = try YAMLReader(
        Array(text.utf8), maximumDepth: maximumDepth, maximumBytes: 1_000)
      _ = try reader.next()
    }
    if !text.hasPrefix("?") { #expect(throws: Never.self) { try read(3) } }
    #expect { try read(2) } throws: { ($0 as? FormatError)?.isLimit == true }
  }

  @Test(arguments: [
    ("&a\n&b\nc", "a second anchor", 3), ("!!str\n!!str\na", "a second tag", 6),
    ("&a\n!!str\n&b\n!!str\nc", "a second anchor", 9), ("&a &b c", "a second anchor", 3),
  ])
  func propertiesGivenTwice(_ text: String, _ message: String, _ offset: Int) {
    #expect(throws: FormatError(message, at: offset)) { try documents(text) }
  }

  /// Aliases of aliases expand to a billion strings.
  @Test func expansionsAreBounded() {
    var text = "- &a0 lol\n"
    for level in 1...9 {
      let alias = "*a\(level - 1)"
      text += "- &a\(level) [" + Array(repeating: alias, count: 10).joined(separator: ",") + "]\n"
    }
    #expect { try expanded(text) } throws: { ($0 as? FormatError)?.isLimit == true }
    let deep = String(repeating: "- ", count: 30)
    #expect { try expanded(deep) } throws: { ($0 as? FormatError)?.isLimit == true }
    let flow = String(repeating: "[", count: 30)
    #expect { try expanded(flow) } throws: { ($0 as? FormatError)?.isLimit == true }
    var chain = "- &a0 [x]\n"
    for level in 1...30 { chain += "- &a\(level) [*a\(level - 1)]\n" }
    #expect { try expanded(chain) } throws: { ($0 as? FormatError)?.isLimit == true }
    var merges = "- &a0 {k: 1}\n"
    for level in 1...30 { merges += "- &a\(level) {<<: [*a\(level - 1), *a\(level - 1)]}\n" }
    #expect { try expanded(merges) } throws: { ($0 as? FormatError)?.isLimit == true }
  }

  /// A stream of documents that expand to the limit of one takes no more than its size allows.
  @Test func expansionsOfAStreamAreBounded() throws {
    func list(_ item: String) -> String {
      "[" + Array(repeating: item, count: 9).joined(separator: ",") + "]\n"
    }
    let document = "---\n- &a \(list("1"))- &b \(list("*a"))- &c \(list("*b"))- \(list("*c"))"
    let text = Array(String(repeating: document, count: 100).utf8)
    var reader = try YAMLReader(
      text, maximumDepth: 9, maximumBytes: 100_000, maximumExpansion: 10_000)
    var (made, exceeded) = (0, 0)
    var isOver = false
    while !isOver {
      do throws(FormatError) {
        if try reader.next() == nil { isOver = true } else { made += 1 }
      } catch {
        exceeded += error.isLimit ? 1 : 0
      }
    }
    #expect(made + exceeded == 100)
    // A list of nine, inside an alias, is ten values, and its alias one more.
    let each = 9 * 10 + 9 * (1 + 9 * 11) + 9 * (1 + 9 * (2 + 9 * 11))
    #expect(made == (10_000 + 20 * text.count) / each)
  }

  /// An empty value lies inside the map that it is in.
  @Test(arguments: [
    ("? |\n  a\n\n", #"{"a\n":null}"#, "? |\n  a"), ("[? ,\n1]", #"{"null":null}"#, "?"),
    ("[? &x ,\n1]", #"{"null":null}"#, "? &x"), ("[? a ,\n1]", #"{"a":null}"#, "? a"),
    ("[ : ,\n1]", #"{"null":null}"#, ":"),
  ])
  func originsOfEmptyValues(_ text: String, _ map: String, _ origin: String) throws {
    let json = try documents(text)[0]
    let made = String(decoding: json.bytes, as: UTF8.self)
    let range = try #require(made.utf8Range(of: map))
    let found = json.map.origin(of: range)
    #expect(String(decoding: Array(text.utf8)[found], as: UTF8.self) == origin)
    let empty = try #require(made.utf8Range(of: "null}"))
    let inside = json.map.origin(of: empty.lowerBound..<empty.upperBound - 1)
    #expect(found.lowerBound <= inside.lowerBound && inside.upperBound <= found.upperBound)
  }

  @Test func origins() throws {
    let text = """
      name: &n O'Neil # who
      quoted: "a\\tb"
      list:
        - 0x10
        - *n
      text: |
        one
        two
      """
    let json = try documents(text)[0]
    try expect(
      json, of: text,
      is: #"{"name":"O'Neil","quoted":"a\u0009b","list":[16,"O'Neil"],"text":"one\ntwo"}"#,
      [
        (#""name""#, "name"), (#""O'Neil""#, "O'Neil"), (#""a\u0009b""#, "\"a\\tb\""),
        ("16", "0x10"),
        (#"[16,"O'Neil"]"#, "- 0x10\n  - *n"), ("two", "two"), (#""one\ntwo""#, "|\n  one\n  two"),
      ])
    let made = String(decoding: json.bytes, as: UTF8.self)
    let alias = try #require(made.utf8Range(of: #","O'Neil"]"#))
    let value = alias.lowerBound + 1..<alias.upperBound - 1
    #expect(String(decoding: Array(text.utf8)[json.map.origin(of: value)], as: UTF8.self) == "*n")
  }
}
