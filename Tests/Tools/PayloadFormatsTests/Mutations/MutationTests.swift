import PayloadFormats
import SchemaModel
import SourceJSON
import TestSupport
import Testing

/// Reading any bytes ends without a trap: with JSON, or with a position inside the text.
@Suite struct MutationTests {
  private static let seeds: [String] = [
    "{ // c\n  name: 'O\\'Neil\\u00e9', n: [+0x10, .5, -1.e3,], \"x\": null, }",
    "a: &n [1, 'x''y', \"z\\t\\\n w\"]\nb:\n  - ? k\n    : |-\n      text\n       more\n\n  - *n\n<<: {c: ~}\n---\n!!str 12 # c\n...\n",
    "- >+2\n    folded\n   x\n-\t'q\n\n  r'\n- {a: 1, ? b : c, \"d\":e}\n- &x !t!y <z>\n",
    "a,b,c\r\n1,\"x\"\"y\",TRUE\r\n,\"m\nn\",\"[1]\"\r\n\n4,5\n",
    #"{"rows":[{"body":"{\"a\":\ud83d\"\\u00e9\"}"},null],"é":"\u0041"}"#,
  ]

  /// Pieces that change what the text around them means.
  private static let pieces = [
    "\"", "'", "\\", "\n", "\r", "\t", " ", "  ", ":", ": ", ",", "[", "]", "{", "}", "#", "&a",
    "*a", "!!int ", "|", ">", "-", "- ",
    "? ", "---\n", "...\n", "%TAG", "<<", "\u{0}", "é", "😀", "0x", "1e", "/*", "//", "~", "@",
    "\\u", "\\ud83d",
  ]

  private static func mutated(_ seed: String, _ random: inout SeededRandom) -> [UInt8] {
    var bytes = Array(seed.utf8)
    for _ in 0...random.number(below: 4) {
      let place = random.number(below: bytes.count + 1)
      switch random.number(below: 4) {
      case 0: bytes.insert(contentsOf: pieces[random.number(below: pieces.count)].utf8, at: place)
      case 1: bytes.removeSubrange(place..<min(place + 1 + random.number(below: 4), bytes.count))
      case 2: bytes.removeSubrange(place...)
      default: if place < bytes.count { bytes[place] = UInt8(random.number(below: 256)) }
      }
    }
    return bytes
  }

  /// Expects JSON that a scanner takes, whose parts come from inside the text.
  private func check(_ json: MappedJSON, of text: [UInt8]) throws {
    let document = try JSONDocument(json.bytes)
    document.withView { view in
      for index in 0..<view.count {
        let origin = json.map.origin(of: view[index].sourceRange)
        #expect(origin.lowerBound >= 0 && origin.upperBound <= text.count)
      }
    }
  }

  private func read(_ text: [UInt8]) throws {
    do throws(FormatError) { _ = try JSONComments.blanked(text) } catch {
      #expect((0...text.count).contains(error.offset))
    }
    do {
      try check(try JSON5Reader.json(of: text, maximumDepth: 20, maximumBytes: 10_000), of: text)
    } catch let error as FormatError {
      #expect((0...text.count).contains(error.offset))
    }
    do {
      var reader = try YAMLReader(text, maximumDepth: 20, maximumBytes: 10_000)
      var isOver = false
      while !isOver {
        do {
          if let json = try reader.next() { try check(json, of: text) } else { isOver = true }
        } catch let error as FormatError {
          #expect((0...text.count).contains(error.offset))
        }
      }
    } catch let error as FormatError {
      #expect((0...text.count).contains(error.offset))
    }
    try readRows(text)
    let utf16 = UTF16Text([0xFF, 0xFE] + text)
    if let fault = utf16.fault { #expect((0...utf16.utf8.count).contains(fault.offset)) }
    text.withUnsafeBufferPointer { bytes in
      for format in PayloadFormat.allCases { _ = TextLook.sentence(for: bytes, readAs: format) }
    }
    if let document = try? JSONDocument(text) {
      try document.withView { view in
        for index in 0..<view.count where view[index].kind == .string {
          _ = try EmbeddedText(view[index].sourceRange, in: CheckedText(view.bytes))
        }
        try walk(view)
      }
    }
  }

  /// A walk finds the children of all values that a tape has, with their ranges.
  private func walk(_ view: JSONView) throws {
    let text = CheckedText(view.bytes)
    for pointer in ["/*", "/*/*", "/*/*/*"] {
      var walk = PointerWalk(try ValuePointer(pointer), from: .init(range: text.root, path: ""))
      var found: [Range<Int>] = []
      while let match = walk.next(in: text) { found.append(match.range) }
      #expect(found == Self.ranges(in: view, at: 0, below: pointer.count / 2))
    }
  }

  private static func ranges(in view: JSONView, at index: Int, below levels: Int) -> [Range<Int>] {
    let entry = view[index]
    guard levels > 0 else { return [entry.sourceRange] }
    guard entry.kind == .object || entry.kind == .array else { return [] }
    var found: [Range<Int>] = []
    var child = index + 1
    while child < Int(entry.next) {
      if entry.kind == .object { child += 1 }
      found += ranges(in: view, at: child, below: levels - 1)
      child = Int(view[child].next)
    }
    return found
  }

  private func readRows(_ text: [UInt8]) throws {
    var splitter = CSVSplitter(separator: UInt8(ascii: ","), limit: 60)
    var rows: [CSVRow] = []
    text.withUnsafeBufferPointer { splitter.read($0) { rows.append($0) } }
    splitter.end { rows.append($0) }
    var table: CSVTable?
    for row in rows where !row.isTooLong {
      do {
        if let table {
          var json = MappedJSON(limit: 10_000)
          try table.write(row, to: &json)
          try check(json, of: row.text)
        } else {
          let schema = ZodSchema.object { Field("a", .number()) }
          table = try CSVTable(header: row, schema: schema, isEncoding: false, limits: .default)
        }
      } catch let error as FormatError {
        #expect((0...row.text.count).contains(error.offset))
        if table == nil { return }
      }
    }
  }

  @Test(arguments: seeds.indices)
  func mutations(_ index: Int) throws {
    var random = SeededRandom(seed: UInt64(index))
    for _ in 0..<300 { try read(Self.mutated(Self.seeds[index], &random)) }
  }

  /// Each beginning of a seed.
  @Test(arguments: seeds.indices)
  func beginnings(_ index: Int) throws {
    let text = Array(Self.seeds[index].utf8)
    for end in 0...text.count { try read(Array(text[..<end])) }
  }
}
