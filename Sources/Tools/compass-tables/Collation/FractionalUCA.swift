/// The root collation of CLDR as its file FractionalUCA.txt lists it.
///
/// UTS 35, part 5, "Root Collation Data Files"
/// (<https://www.unicode.org/reports/tr35/tr35-collation.html#Root_Data_Files>). ICU builds its root
/// collation from the same file.
package struct FractionalUCA: Sendable {
  /// A collation element: the weights of three levels, 0 for none.
  package struct Element: Hashable, Sendable {
    /// The weight of the first level.
    package var primary: Primary
    /// The weight of the second level.
    package var secondary: UInt16
    /// The weight of the third level.
    package var tertiary: UInt16

    /// Makes an element from its weights.
    package init(primary: Primary, secondary: UInt16, tertiary: UInt16) {
      self.primary = primary
      self.secondary = secondary
      self.tertiary = tertiary
    }
  }

  /// A primary weight. The order of the cases is the order of the weights.
  package enum Primary: Hashable, Comparable, Sendable {
    /// The bytes of the file, the first of them the highest byte; below every ideograph.
    case listed(UInt32)
    /// A unified ideograph's position in the radical-stroke order.
    case ideograph(UInt32)
    /// Like `listed`, but above every unassigned code point.
    case trailing(UInt32)
  }

  /// The elements of a string of code points.
  package struct Mapping: Hashable, Sendable {
    /// The code point that must precede the string; it isn't part of it.
    package var prefix: UInt32?
    /// The code points of the string.
    package var source: [UInt32]
    /// The elements of the string.
    package var elements: [Element]
  }

  /// The path of the file in the folder.
  package static let path = "cldr/common/uca/FractionalUCA.txt"

  /// The code points that are unified ideographs, in the file's order: by block, then by number.
  package private(set) var ideographs: [ClosedRange<UInt32>] = []
  /// The unified ideographs in the order of radicals, then strokes.
  package private(set) var ideographOrder: [UInt32] = []
  /// The mappings of strings, in the file's order.
  package private(set) var mappings: [Mapping] = []

  /// Reads the file.
  ///
  /// - Throws: `UnicodeFileError` if the file can't be read, is of another version than
  ///   `UnicodeFolder.requiredVersion` or has a line of another form.
  package init(folder: UnicodeFolder) throws(UnicodeFileError) {
    let lines = try folder.lines(of: Self.path)
    var version: Substring?
    for line in lines where line.hasPrefix("[") {
      let words = line.dropFirst().prefix { $0 != "]" }.split(separator: " ")
      switch words.first {
      case "UCA": version = words.last
      case "Unified_Ideograph": ideographs = try words.dropFirst().map(Self.range)
      case "radical" where words.count > 1 && words[1] != "end":
        try appendRadical(line)
      default: break
      }
    }
    guard version.map(String.init) == UnicodeFolder.requiredVersion else {
      throw UnicodeFileError(file: Self.path, kind: .otherVersion(version.map(String.init) ?? ""))
    }
    let positions = Dictionary(
      zip(ideographOrder, (0 as UInt32)...), uniquingKeysWith: { first, _ in first })
    guard positions.count == ideographs.reduce(0, { $0 + $1.count }) else {
      throw Self.malformed("[radical")
    }
    for line in lines where !line.hasPrefix("[") {
      mappings.append(try Self.mapping(line, positions: positions))
    }
  }

  /// Appends the ideographs of a line such as `[radical 6=⼅亅:亅𠄌了𠄍-𠄐亇]`.
  private mutating func appendRadical(_ line: Substring) throws(UnicodeFileError) {
    guard let colon = line.firstIndex(of: ":"), line.last == "]" else { throw Self.malformed(line) }
    var isRange = false
    for scalar in line[colon...].unicodeScalars.dropFirst().dropLast() {
      if scalar == "-" {
        isRange = true
      } else if isRange, let last = ideographOrder.last, last < scalar.value {
        ideographOrder += last + 1...scalar.value
        isRange = false
      } else {
        ideographOrder.append(scalar.value)
      }
    }
  }

  /// Returns a line such as `004C | 00B7; [, FB B6, 05]`.
  private static func mapping(
    _ line: Substring, positions: [UInt32: UInt32]
  ) throws(UnicodeFileError) -> Mapping {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 2 else { throw malformed(line) }
    let sides = try fields[0].split(separator: "|").map { side throws(UnicodeFileError) in
      try side.split(separator: " ").map { word throws(UnicodeFileError) in
        guard let codePoint = UInt32(word, radix: 16) else { throw malformed(line) }
        return codePoint
      }
    }
    guard let source = sides.last, !source.isEmpty, sides.count <= 2,
      sides.count == 1 || sides[0].count == 1
    else { throw malformed(line) }
    let elements = try fields[1].split(separator: "[").dropFirst()
      .map { text throws(UnicodeFileError) in
        guard let end = text.firstIndex(of: "]"),
          let element = element(text[..<end], positions: positions)
        else { throw malformed(line) }
        return element
      }
    return Mapping(
      prefix: sides.count == 2 ? sides[0][0] : nil, source: source, elements: elements)
  }

  /// Returns an element such as `2B, 05, 9C`, or `U+4E00, 10` for one of an ideograph.
  private static func element(
    _ text: Substring, positions: [UInt32: UInt32]
  ) -> Element? {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }
    }
    guard let first = fields.first, (1...3).contains(fields.count) else { return nil }
    if first.hasPrefix("U+") {
      guard let codePoint = UInt32(first.dropFirst(2), radix: 16),
        let position = positions[codePoint],
        let secondary = fields.count == 3 ? weight(fields[1], bytes: 2) : common,
        let tertiary = fields.count == 1 ? common : weight(fields[fields.count - 1], bytes: 2)
      else { return nil }
      return Element(
        primary: .ideograph(position), secondary: UInt16(secondary), tertiary: Self.level3(tertiary)
      )
    }
    guard fields.count == 3, let primary = weight(first, bytes: 4),
      let secondary = weight(fields[1], bytes: 2), let tertiary = weight(fields[2], bytes: 2)
    else { return nil }
    return Element(
      primary: primary >= firstTrailing ? .trailing(primary) : .listed(primary),
      secondary: UInt16(secondary), tertiary: level3(tertiary))
  }

  /// The weight of most characters on the second and third level.
  private static let common: UInt32 = 0x0500
  /// "fixed first trail byte"; ideographs and unassigned code points come before.
  private static let firstTrailing: UInt32 = 0xE500_0000

  /// Bytes such as `0C E0 BC`, the first of them the highest of the number; 0 for none.
  private static func weight(_ text: Substring, bytes count: Int) -> UInt32? {
    let bytes = text.split(separator: " ").map { UInt32($0, radix: 16) }
    guard bytes.count <= count else { return nil }
    var weight: UInt32 = 0
    for index in 0..<count {
      guard let byte = index < bytes.count ? bytes[index] : 0, byte <= 0xFF else { return nil }
      weight = weight << 8 | byte
    }
    return weight
  }

  /// Returns a tertiary weight without its case bits, which count only when case comes first.
  private static func level3(_ weight: UInt32) -> UInt16 { UInt16(weight & 0x3FFF) }

  private static func range(_ word: Substring) throws(UnicodeFileError) -> ClosedRange<UInt32> {
    let ends = word.split(separator: ".").compactMap { UInt32($0, radix: 16) }
    guard let first = ends.first, let last = ends.last, first <= last else { throw malformed(word) }
    return first...last
  }

  private static func malformed(_ line: Substring) -> UnicodeFileError {
    .malformed([line], in: path)
  }
}
