internal import JSPrimitives
internal import SourceJSON

/// What became of a value: as JSON text, or as a value for the program.
extension Runner {
  /// Appends a value as `JSON.stringify` writes it. Recurses into what schemas made only, which nests no
  /// deeper than they do.
  mutating func write(_ value: Value, to output: inout [UInt8]) {
    switch value.kind {
    case .undefined: JSONWriter.append(literal: "null", to: &output)
    case .source: view(value.view).write(at: Int(value.index), to: &output)
    case .text:
      JSONWriter.append(string: arena.texts[Int(value.index)].bytes, to: &output)
    case .composite:
      let composite = arena.composites[Int(value.index)]
      output.append(UInt8(ascii: composite.isArray ? "[" : "{"))
      for index in composite.start..<composite.start + composite.count {
        if index > composite.start { output.append(UInt8(ascii: ",")) }
        let member = arena.members[index]
        write(member.key, to: &output)
        write(member.value, to: &output)
      }
      output.append(UInt8(ascii: composite.isArray ? "]" : "}"))
    }
  }

  /// Appends a key and its colon.
  private mutating func write(_ key: Arena.Key, to output: inout [UInt8]) {
    switch key.kind {
    case .none: return
    case .declared:
      JSONWriter.append(plan.keys[Int(key.index)], to: &output)
    case .source:
      view(key.place).writeString(view(key.place)[Int(key.index)], to: &output)
    }
    output.append(UInt8(ascii: ":"))
  }

  /// A value for the program; undefined becomes null.
  mutating func json(_ value: Value) -> JSONValue {
    switch value.kind {
    case .undefined: return .null
    case .source: return view(value.view).value(at: Int(value.index))
    case .text: return .string(JSText(wtf8: Array(arena.texts[Int(value.index)].bytes)))
    case .composite:
      let composite = arena.composites[Int(value.index)]
      let places = composite.start..<composite.start + composite.count
      if composite.isArray { return .array(places.map { json(arena.members[$0].value) }) }
      return .object(
        JSONObject(places.map { (text(arena.members[$0].key), json(arena.members[$0].value)) }))
    }
  }
}
