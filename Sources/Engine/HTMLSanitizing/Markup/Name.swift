internal import HTMLParsing

/// The names that the sanitizers' own rules mention, as the numbers that the parser gives them.
struct Name: Sendable {
  let id: Int32

  private init(_ text: StaticString) {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    // All of these are known; -1 would match no name.
    id = HTMLKnownNames.id(of: text)?.rawValue ?? -1
  }

  @inline(__always)
  static func `is`(_ id: NameID, _ name: Name) -> Bool { id.rawValue == name.id }

  static let body = Name("body")
  static let frameset = Name("frameset")
  static let template = Name("template")
  static let form = Name("form")
  static let image = Name("img")
  static let input = Name("input")
  static let anchor = Name("a")
  static let idAttribute = Name("id")
  static let nameAttribute = Name("name")
  static let typeAttribute = Name("type")
  static let hrefAttribute = Name("href")
}
