/// A value of General_Category or Script, by the names that PropertyValueAliases.txt gives it.
struct ValueNames: Sendable {
  let short: String
  let long: String
  /// All its names, each once.
  let all: [String]

  /// Returns the values of a property (`gc`, `sc`), in the order of the file.
  static func values(
    of property: String, in folder: UnicodeFolder
  ) throws(UnicodeFileError) -> [ValueNames] {
    try folder.records(of: "PropertyValueAliases.txt")
      .filter { $0.count >= 3 && $0[0] == property }
      .map { record in
        let names = record.dropFirst().map(String.init)
        return ValueNames(
          short: names[0], long: names[1],
          all: names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] })
      }
  }
}
