/// Swift source of typed tables, in parts.
enum SwiftCode {
  /// A row of a switch: a word of the table, and the value that it has.
  typealias Row = (word: String, value: String)

  /// A string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\0"..."\u{1F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A number, whole where it is, which a Double and an Int can take.
  static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// An array literal of strings.
  static func list(_ texts: [String]) -> String {
    "[\(texts.map(literal).joined(separator: ", "))]"
  }

  /// A dictionary literal of expressions.
  static func dictionary(_ pairs: [(key: String, value: String)]) -> String {
    pairs.isEmpty ? "[:]" : "[\(pairs.map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
  }

  /// A call with labels.
  static func call(_ function: String, _ arguments: KeyValuePairs<String, String>) -> String {
    "\(function)(\(arguments.map { "\($0.key): \($0.value)" }.joined(separator: ", ")))"
  }

  /// The case of an enumeration for a stored word: `phone_call` and `Phone Call` are `phoneCall`.
  static func caseName(_ word: String) -> String {
    let parts = word.split { "_- ".contains($0) }
    return parts.enumerated().map { index, part in
      (index == 0 ? part.prefix(1).lowercased() : part.prefix(1).uppercased()) + part.dropFirst()
    }.joined()
  }

  /// A constant.
  static func constant(_ name: String, _ type: String, _ value: String, _ comment: String)
    -> String
  {
    """
      /// \(comment)
      static let \(name): \(type) = \(value)
    """
  }

  /// A constant array or dictionary with an element a line.
  static func constant(_ name: String, _ type: String, rows: [String], _ comment: String) -> String
  {
    """
      /// \(comment)
      static let \(name): \(type) = [
    \(rows.map { "    \($0)," }.joined(separator: "\n"))
      ]
    """
  }

  /// A function of an enumeration. It has no default, so the compiler asks for a row for each of its cases and rejects
  /// other words.
  ///
  /// - Parameters:
  ///   - second: a second parameter, which the values may use.
  ///   - renaming: the cases that aren't named after their words.
  ///   - otherwise: the value of all other cases.
  static func function(
    _ name: String, of type: String, _ second: String? = nil, returning result: String,
    _ comment: String, _ rows: [Row], renaming: [String: String] = [:], otherwise: String? = nil
  ) -> String {
    let cases = rows.map { row in
      let space = row.value.hasPrefix("\n") ? "" : " "
      return "    case .\(renaming[row.word] ?? caseName(row.word)):\(space)\(row.value)"
    }
    let parameter = second.map { ", \($0)" } ?? ""
    let rest = otherwise.map { ["    default: \($0)"] } ?? []
    return """
        /// \(comment)
        static func \(name)(of value: \(type)\(parameter)) -> \(result) {
          switch value {
      \((cases + rest).joined(separator: "\n"))
          }
        }
      """
  }

  /// A function of any string, nil for those that the table lacks.
  ///
  /// A Swift string is equal to any equivalent one. Of the ASCII characters only `K`, `;` and the grave accent have
  /// an equivalent, so words without them are compared exactly, as the web app does.
  ///
  /// - Parameter table: the part of the table with the words.
  static func function(
    ofWordsIn table: TableNode, _ name: String, returning result: String, _ comment: String,
    _ rows: [Row]
  ) throws(RuleTableError) -> String {
    for (word, _) in rows where !isExact(word) {
      throw table.error("\(word) can't be compared as a Swift string")
    }
    let cases = rows.map { "    case \(literal($0.word)): \($0.value)" }
    return """
        /// \(comment)
        static func \(name)(of word: String) -> \(result)? {
          switch word {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      """
  }

  private static func isExact(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { $0.isASCII && !"K;`".unicodeScalars.contains($0) }
  }
}

extension TableNode {
  /// The members as rows of a switch with a string each.
  var textRows: [SwiftCode.Row] {
    get throws(RuleTableError) {
      try members.map { member throws(RuleTableError) in
        (word: member.key, value: SwiftCode.literal(try member.node.text))
      }
    }
  }

  /// The string as a literal.
  var literal: String {
    get throws(RuleTableError) { SwiftCode.literal(try text) }
  }

  /// The strings of an array as a literal.
  var literals: String {
    get throws(RuleTableError) { SwiftCode.list(try texts) }
  }

  /// The members as a dictionary literal of strings.
  var dictionary: String {
    get throws(RuleTableError) {
      SwiftCode.dictionary(try textRows.map { (key: SwiftCode.literal($0.word), value: $0.value) })
    }
  }
}

extension TableNode? {
  /// The string of an optional field as a literal.
  var literal: String {
    get throws(RuleTableError) { try self?.literal ?? "nil" }
  }
}
