internal import Diagnostics
internal import JSPrimitives
internal import SchemaGraph
internal import SchemaModel
internal import SourceJSON

/// Strings with blanks that can't be distinguished or seen.
extension PayloadInspector {
  func inspectString(_ visit: Visit, _ view: JSONView) {
    guard !visit.schemas.isEmpty else { return }
    let entry = view[visit.entry]
    let source = view.source(of: entry)
    let warns = kinds.contains(.unusualBlank)
    // Plain ASCII has no control character, which only an escape can write.
    guard findsFixes || (warns && !entry.isPlainASCII) else { return }
    let leaves = leaves(of: visit.schemas, at: visit.entry, view)
    var string = InspectedString(
      text: view.text(of: entry),
      characters: StringCharacters(source, startingAt: Int(entry.start)),
      json: Array(view.bytes[entry.sourceRange]), schemas: visit.schemas)
    for leaf in leaves {
      switch leaf.form {
      case .choices(let names): string.choices += names
      case .string: string.leaves.append(leaf.node)
      case .any, .function: string.isOpen = true
      default: break
      }
    }
    if warns, let message = message(about: string) {
      warn(
        PayloadWarning(
          code: .unusualBlank, message: message, path: path(of: visit, view),
          range: entry.sourceRange))
    }
    if findsFixes { addFixes(of: string, visit, view) }
  }

  /// Returns the message about a string; nil if it has no unusual blank that matters.
  private func message(about string: InspectedString) -> String? {
    guard let odd = string.characters.firstOdd else { return nil }
    let name = BlankCharacter.name(of: odd)
    let plain = string.characters.plain
    guard plain != string.text else { return nil }
    if !string.choices.contains(where: { $0.name == string.text }),
      let choice = string.choices.first(where: { $0.name == plain })
    {
      return "only \(name) makes the string differ from \(Self.quoted(choice.name))"
    }
    guard !string.leaves.isEmpty else { return nil }
    if accepts(string.schemas, string.json) == false,
      accepts(string.schemas, JSONWriter.bytes(of: .string(plain))) == true
    {
      return "only \(name) keeps the string from being accepted"
    }
    let characters = string.characters.characters
    let end: (place: String, codePoint: UInt32)
    if let last = characters.last, BlankCharacter.isUnusual(last.codePoint) {
      end = ("ends", last.codePoint)
    } else if let first = characters.first, BlankCharacter.isUnusual(first.codePoint) {
      end = ("starts", first.codePoint)
    } else {
      return nil
    }
    // A schema that trims the string, or a function that does, makes the blanks harmless.
    guard let outputs = outputs(string.schemas, string.json),
      outputs.contains(where: { Self.keeps($0, end.codePoint) })
    else { return nil }
    return "the string \(end.place) with \(BlankCharacter.name(of: end.codePoint))"
  }
}

extension PayloadInspector {
  /// Returns whether an output is a string that starts or ends with a character.
  private static func keeps(_ output: JSONValue, _ codePoint: UInt32) -> Bool {
    guard let text = output.text else { return false }
    var character: [UInt8] = []
    WTF8.append(codePoint, to: &character)
    return text.bytes.starts(with: character)
      || text.bytes.suffix(character.count) == character[...]
  }
}

/// A string with what is known about it.
struct InspectedString {
  var text: JSText
  var characters: StringCharacters
  /// The string as JSON, with quotes.
  var json: [UInt8]
  /// The schemas of the string.
  var schemas: [SchemaGraph.Node]
  /// The strings that an enumeration or a literal allows.
  var choices: [FoldedName] = []
  /// The schemas of any strings.
  var leaves: [SchemaGraph.Node] = []
  /// Whether a schema takes any value.
  var isOpen = false

  /// Whether only some other strings are allowed.
  var isChoice: Bool {
    !choices.isEmpty && leaves.isEmpty && !isOpen && !choices.contains { $0.name == text }
  }

  /// The string without blanks at its ends, as JSON.
  var trimmedJSON: [UInt8] {
    let inner = characters.characters[characters.inner]
    guard let first = inner.first, let last = inner.last,
      let start = characters.characters.first?.range.lowerBound
    else { return Array("\"\"".utf8) }
    // The quote comes before the first character.
    let range = first.range.lowerBound - start + 1..<last.range.upperBound - start + 1
    return [UInt8(ascii: "\"")] + json[range] + [UInt8(ascii: "\"")]
  }
}
