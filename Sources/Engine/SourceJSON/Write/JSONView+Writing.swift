internal import JSPrimitives

extension JSONView {
  /// Appends the value at `index` as `JSON.stringify(JSON.parse(text))` writes it: with duplicate
  /// keys resolved, array indices first, and escapes and numbers in canonical form.
  ///
  /// Does not recurse, so it can write any depth that was scanned.
  package func write(at index: Int, to output: inout [UInt8]) {
    if writeScalar(at: index, to: &output) { return }
    var open = [Container(self, at: index, output: &output)]
    while let last = open.indices.last {
      guard let child = open[last].next(self, output: &output) else {
        open.removeLast()
        continue
      }
      if !writeScalar(at: child, to: &output) {
        open.append(Container(self, at: child, output: &output))
      }
    }
  }

  /// Appends a scalar value; returns false for arrays and objects.
  private func writeScalar(at index: Int, to output: inout [UInt8]) -> Bool {
    let entry = self[index]
    switch entry.kind {
    case .null: JSONWriter.append(literal: "null", to: &output)
    case .true: JSONWriter.append(literal: "true", to: &output)
    case .false: JSONWriter.append(literal: "false", to: &output)
    case .number: JSONWriter.append(number(of: entry), to: &output)
    case .string, .key: writeString(entry, to: &output)
    case .array, .object: return false
    }
    return true
  }

  /// Appends a string. A string without escapes is already in canonical form.
  package func writeString(_ entry: TapeEntry, to output: inout [UInt8]) {
    guard entry.hasEscapes else {
      output.append(UInt8(ascii: "\""))
      output.append(contentsOf: source(of: entry))
      output.append(UInt8(ascii: "\""))
      return
    }
    JSONWriter.append(text(of: entry), to: &output)
  }

  /// An array or object that is being written.
  private struct Container {
    let isObject: Bool
    /// An object's members; empty for an array.
    let members: [JSONView.Member]
    /// The place of the next member, or the entry of the next element.
    var position: Int
    /// The end of the entries of an array.
    let end: Int
    var isFirst = true

    init(_ view: JSONView, at index: Int, output: inout [UInt8]) {
      isObject = view[index].kind == .object
      members = isObject ? view.members(at: index) : []
      position = isObject ? 0 : index + 1
      end = isObject ? members.count : Int(view[index].next)
      output.append(UInt8(ascii: isObject ? "{" : "["))
    }

    /// Writes the next comma and key and returns the entry of the value, or writes the closing
    /// bracket and returns nil.
    mutating func next(_ view: JSONView, output: inout [UInt8]) -> Int? {
      guard position < end else {
        output.append(UInt8(ascii: isObject ? "}" : "]"))
        return nil
      }
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      guard isObject else {
        defer { position = Int(view[position].next) }
        return position
      }
      let member = members[position]
      position += 1
      view.writeString(view[Int(member.key)], to: &output)
      output.append(UInt8(ascii: ":"))
      return Int(member.value)
    }
  }
}
