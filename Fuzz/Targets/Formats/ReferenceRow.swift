/// A row of CSV as the reference reader sees it, the slow and simple counterpart of the package's splitter.
struct ReferenceRow: Equatable {
  /// The number of bytes before it.
  var start: Int
  /// The row without its line break.
  var text: [UInt8]
  /// The contents of its fields, and whether each is in quotes.
  var fields: [Field] = []
  /// The offset of its first fault.
  var fault: Int?
  /// Its length with a carriage return at its end.
  var length: Int

  struct Field: Equatable {
    var content: [UInt8]
    var isQuoted: Bool
  }

  /// Returns the rows of a file that are not empty.
  static func rows(of bytes: [UInt8], separator: UInt8) -> [ReferenceRow] {
    var rows: [ReferenceRow] = []
    var place = 0
    while place < bytes.count {
      let row = row(from: &place, of: bytes, separator)
      if !row.text.isEmpty { rows.append(row) }
    }
    return rows
  }

  private static func row(
    from place: inout Int, of bytes: [UInt8], _ separator: UInt8
  ) -> ReferenceRow {
    let start = place
    var row = ReferenceRow(start: start, text: [], length: 0)
    func isLineEnd(_ place: Int) -> Bool { place >= bytes.count || bytes[place] == 0x0A }
    func isFieldEnd(_ place: Int) -> Bool { isLineEnd(place) || bytes[place] == separator }
    var isOpen = false
    while true {
      let first = place
      if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
        var content: [UInt8] = []
        place += 1
        isOpen = true
        while place < bytes.count, isOpen {
          if bytes[place] != UInt8(ascii: "\"") {
            content.append(bytes[place])
          } else if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "\"") {
            content.append(bytes[place])
            place += 1
          } else {
            isOpen = false
          }
          place += 1
        }
        let isAtEnd =
          isFieldEnd(place) || (bytes[place] == 0x0D && isLineEnd(place + 1))
        if row.fault == nil, isOpen || !isAtEnd {
          row.fault = (isOpen ? first : place) - start
        }
        while !isFieldEnd(place) { place += 1 }
        row.fields.append(Field(content: content, isQuoted: true))
      } else {
        while !isFieldEnd(place) { place += 1 }
        var content = Array(bytes[first..<place])
        if isLineEnd(place), content.last == 0x0D { content.removeLast() }
        row.fields.append(Field(content: content, isQuoted: false))
      }
      if isLineEnd(place) { break }
      place += 1
    }
    row.length = place - start
    row.text = Array(bytes[start..<place])
    if !isOpen, row.text.last == 0x0D { row.text.removeLast() }
    place += 1
    return row
  }
}
