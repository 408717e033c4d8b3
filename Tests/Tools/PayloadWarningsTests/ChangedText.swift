import SourceJSON

/// JSON text with a change that may deserve a warning.
enum ChangedText {
  private static let strings = [
    #"\n"#, #"\u00a0"#, "\u{A0}", "\u{200B}", #"\t"#, "\u{FF21}", "é", "😀", #"\ud83d\ude00"#, " ",
    #"\""#,
  ]
  private static let numbers = ["9007199254740993", "1e5", "1E400", "0.1", "123456789012345", "-0"]

  /// Returns the text in which a string, a number, a key or a member is another one.
  static func changed(_ text: [UInt8], _ random: inout some RandomNumberGenerator) -> [UInt8] {
    guard let document = try? JSONDocument(text) else { return text }
    let count = document.withView { $0.count }
    for _ in 0..<20 {
      let index = Int.random(in: 0..<count, using: &random)
      let found: (Range<Int>, [UInt8])? = document.withView {
        change(of: index, in: $0, &random)
      }
      guard let (range, replacement) = found else { continue }
      return Array(text[..<range.lowerBound]) + replacement + text[range.upperBound...]
    }
    return text
  }

  private static func change(
    of index: Int, in view: JSONView, _ random: inout some RandomNumberGenerator
  ) -> (Range<Int>, [UInt8])? {
    let entry = view[index]
    let source = Array(view.source(of: entry))
    switch entry.kind {
    case .string:
      guard !entry.hasEscapes, let added = strings.randomElement(using: &random) else { return nil }
      let places = source.indices.filter { source[$0] & 0xC0 != 0x80 } + [source.count]
      guard let place = places.randomElement(using: &random) else { return nil }
      let start = Int(entry.start)
      return (start + place..<start + place, Array(added.utf8))
    case .number:
      return numbers.randomElement(using: &random).map { (entry.sourceRange, Array($0.utf8)) }
    case .object:
      guard index + 1 < Int(entry.next) else { return nil }
      let member =
        Bool.random(using: &random) ? member(of: index, in: view) : Array(#""zz":[1]"#.utf8)
      return (Int(entry.start) + 1..<Int(entry.start) + 1, member + [UInt8(ascii: ",")])
    case .key:
      guard !source.isEmpty, !entry.hasEscapes else { return nil }
      let start = Int(entry.start)
      if Bool.random(using: &random), source[0] < 0x80 {
        let digits = String(source[0], radix: 16)
        let escape = #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
        return (start..<start + 1, Array(escape.utf8))
      }
      return (start..<start, Array("x".utf8))
    default: return nil
    }
  }

  /// Returns the last member of an object.
  private static func member(of index: Int, in view: JSONView) -> [UInt8] {
    var last = index + 1
    while Int(view[last + 1].next) < Int(view[index].next) { last = Int(view[last + 1].next) }
    return Array(
      view.bytes[view[last].sourceRange.lowerBound..<view[last + 1].sourceRange.upperBound])
  }
}
