@testable import HTMLParsing

/// A sink that writes down the tokens, in place of tree construction.
///
/// A start tag is written as in markup, an end tag with its name alone; text is in single
/// quotes; a document type is written with the identifiers that it has, then `quirks` if it forces
/// them. Neighboring runs of text are one.
struct RecordingSink: TokenSink, ~Copyable {
  let storage: UnsafeMutablePointer<TreeStorage>
  let allowsCDATA: Bool
  private(set) var tokens: [String] = []
  private var text: [UInt8] = []
  let isStopped = false

  init(storage: UnsafeMutablePointer<TreeStorage>, allowsCDATA: Bool) {
    self.storage = storage
    self.allowsCDATA = allowsCDATA
  }

  mutating func characters(_ text: TextRange) {
    // A run of characters has at least one, and U+0000 comes alone.
    precondition(!text.isEmpty)
    let bytes = storage.pointee.buffer(text)
    precondition(bytes.count == 1 || !bytes.contains(0))
    self.text += bytes
  }

  mutating func startTag(
    _ tag: TagToken, _ attributes: borrowing GrowableBuffer<TokenAttribute>
  ) -> TextState {
    var text = "<\(name(tag.name))"
    for index in 0..<tag.attributeCount {
      let attribute = attributes[index]
      text += " \(name(attribute.name))='\(string(attribute.value))'"
    }
    record(text + (tag.isSelfClosing ? "/>" : ">"))
    return .data
  }

  mutating func endTag(_ tag: TagToken) { record("</\(name(tag.name))>") }

  mutating func comment(_ data: TextRange) { record("<!--\(string(data))-->") }

  mutating func processingInstruction(target: TextRange, data: TextRange) {
    record("<?\(string(target)) \(string(data))>")
  }

  mutating func doctype(_ doctype: DoctypeToken) {
    var text = "<!DOCTYPE"
    if let name = doctype.name { text += " \(string(name))" }
    if let identifier = doctype.publicIdentifier { text += " PUBLIC '\(string(identifier))'" }
    if let identifier = doctype.systemIdentifier { text += " SYSTEM '\(string(identifier))'" }
    record(text + (doctype.forcesQuirks ? " quirks>" : ">"))
  }

  mutating func endOfFile() { flush() }

  private mutating func record(_ token: String) {
    flush()
    tokens.append(token)
  }

  private mutating func flush() {
    if !text.isEmpty { tokens.append("'\(String(decoding: text, as: UTF8.self))'") }
    text = []
  }

  private func name(_ id: NameID) -> String {
    storage.pointee.names.withText(of: id) { String(decoding: $0, as: UTF8.self) }
  }

  private func string(_ range: TextRange) -> String {
    String(decoding: storage.pointee.buffer(range), as: UTF8.self)
  }
}
