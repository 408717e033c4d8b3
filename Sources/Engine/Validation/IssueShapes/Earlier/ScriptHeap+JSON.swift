internal import JSPrimitives
internal import SourceJSON

extension ScriptHeap {
  /// Appends a value as `JSON.stringify` writes it: without functions and inherited properties.
  ///
  /// Does not recurse. The objects have no function that JSON would call.
  func append(_ cell: Cell, to output: inout [UInt8]) throws(IssueShape.Failure) {
    let shared = objects[0].keys.compactMap { JSONObject.arrayIndex($0).map(Int.init) }
    var open: [OpenObject] = []
    try appendOpening(cell, shared: shared, to: &output, open: &open)
    while let last = open.indices.last {
      guard let child = try open[last].next(in: self, output: &output) else {
        open.removeLast()
        continue
      }
      try appendOpening(child, shared: shared, to: &output, open: &open)
    }
  }

  private func appendOpening(
    _ cell: Cell, shared: [Int], to output: inout [UInt8], open: inout [OpenObject]
  ) throws(IssueShape.Failure) {
    switch cell {
    case .object(let place):
      // Without a cycle, no object is inside itself.
      guard open.count < objects.count else { throw .circular }
      guard output.count < IssueText.greatestLength else { throw .tooLong }
      open.append(OpenObject(place, in: self, shared: shared, output: &output))
    case .value(let value): JSONWriter.append(value, to: &output)
    case .length(let length): JSONWriter.append(Double(length), to: &output)
    case .builtIn: JSONWriter.append(literal: "null", to: &output)
    }
  }

  /// An object or array that is being written.
  private struct OpenObject {
    let place: Int
    /// The keys of an object that JSON shows; empty for an array.
    var keys: IndexingIterator<[JSText]>
    /// The indices of an array's elements, ascending; empty for an object.
    var indices: IndexingIterator<[Int]>
    var isFirst = true
    var nextIndex = 0

    init(_ place: Int, in heap: ScriptHeap, shared: [Int], output: inout [UInt8]) {
      self.place = place
      let object = heap.objects[place]
      var indices = Array(object.elements.keys)
      // An element that an array lacks is that of the prototype of all objects, if a path has set it there.
      let missing = object.count - indices.count
      if !shared.isEmpty, missing > 0 {
        let inherited = missing < shared.count ? Array(0..<object.count) : shared
        indices += inherited.filter {
          $0 < object.count && object.elements[$0] == nil
            && heap.objects[0].members[JSText(String($0))] != nil
        }
      }
      self.indices = indices.sorted().makeIterator()
      keys =
        object.isArray
        ? [JSText]().makeIterator()
        : object.keys.filter { object.members[$0]?.isBuiltIn == false }
          .inEnumerationOrder(by: \.self).makeIterator()
      output.append(UInt8(ascii: object.isArray ? "[" : "{"))
    }

    /// Writes the next comma and key and returns the value, or writes the closing bracket and returns nil.
    mutating func next(
      in heap: ScriptHeap, output: inout [UInt8]
    ) throws(IssueShape.Failure) -> Cell? {
      let object = heap.objects[place]
      guard object.isArray else {
        guard let key = keys.next() else {
          output.append(UInt8(ascii: "}"))
          return nil
        }
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        JSONWriter.append(key, to: &output)
        output.append(UInt8(ascii: ":"))
        return object.members[key]
      }
      guard let index = indices.next() else {
        if nextIndex < object.count {
          if !isFirst { output.append(UInt8(ascii: ",")) }
          try appendHoles(until: object.count, to: &output)
          output.removeLast()
        }
        output.append(UInt8(ascii: "]"))
        return nil
      }
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      try appendHoles(until: index, to: &output)
      nextIndex = index + 1
      return object.elements[index] ?? heap.objects[0].members[JSText(String(index))]
    }

    private func appendHoles(
      until index: Int, to output: inout [UInt8]
    ) throws(IssueShape.Failure) {
      try IssueText.append(holes: index - nextIndex, to: &output)
    }
  }
}

extension ScriptHeap.Cell {
  fileprivate var isBuiltIn: Bool {
    if case .builtIn = self { true } else { false }
  }
}
