internal import JSPrimitives

/// A JSON value that was written once, as nodes over a copy of its texts.
///
/// Immutable, so that any number of threads may read it at once.
package final class ValueStorage: @unchecked Sendable {
  /// The nodes. Only the initializer writes to them.
  private let memory: UnsafeMutableRawPointer
  package let nodes: UnsafePointer<ValueNode>
  package let count: Int
  /// Owns the keys that were not copied.
  private let keyOwner: AnyObject?

  /// Copies nodes with their texts.
  ///
  /// - Parameter keyOwner: The object that owns the lasting keys of the nodes.
  package init(_ source: borrowing ValueNodes, keyOwner: AnyObject?) {
    self.keyOwner = keyOwner
    count = source.count
    let size = count * MemoryLayout<ValueNode>.stride
    var textSize = 0
    for index in 0..<count {
      if !source.base[index].hasLastingKey { textSize &+= source.base[index].keyLength }
      if source.base[index].isText { textSize &+= source.base[index].length }
    }
    // One block: the nodes, then the texts, which have room since they were counted.
    memory = .allocate(
      byteCount: size + textSize, alignment: MemoryLayout<ValueNode>.alignment)
    let nodes = memory.bindMemory(to: ValueNode.self, capacity: count)
    nodes.initialize(from: source.base, count: count)
    var text = (memory + size).bindMemory(to: UInt8.self, capacity: textSize)
    // In bounds: all indices are below `count`, and each text gets the room that the first loop counted for it.
    for index in 0..<count {
      if let key = nodes[index].key, !nodes[index].hasLastingKey {
        let length = nodes[index].keyLength
        text.initialize(from: key, count: length)
        nodes[index].key = UnsafePointer(text)
        text += length
      }
      if nodes[index].isText {
        let source = nodes[index].text
        if let bytes = source.baseAddress { text.initialize(from: bytes, count: source.count) }
        nodes[index].payload = UInt64(UInt(bitPattern: text))
        text += source.count
      }
    }
    self.nodes = UnsafePointer(nodes)
  }

  /// Copies the value of one node, with its keys.
  package convenience init(_ nodes: UnsafePointer<ValueNode>, at index: Int) {
    var copied = ValueNodes()
    copied.append(nodes, at: index)
    for index in 0..<copied.count { copied.base[index].hasLastingKey = false }
    self.init(copied, keyOwner: nil)
  }

  /// Copies a value of the program.
  package convenience init(_ value: JSONValue) {
    var nodes = ValueNodes()
    nodes.append(value)
    self.init(nodes, keyOwner: nil)
  }

  deinit { memory.deallocate() }

  /// The node at an index less than `count`.
  @inline(__always)
  package subscript(index: Int) -> ValueNode { nodes[index] }

  /// Returns the index of an object's member, or nil. It takes time linear in the number of members.
  package func member(_ key: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
    let end = object + Int(nodes[object].size)
    var index = object + 1
    // In bounds: the members' nodes follow the object's, and their sizes add up to its own.
    while index < end {
      if nodes[index].isKey(key) { return index }
      index += Int(nodes[index].size)
    }
    return nil
  }

  /// Returns the indices of a container's elements or members.
  package func children(of container: Int) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(nodes[container].length)
    var index = container + 1
    // In bounds: as many nodes with all inside them follow the container's as its length says.
    while children.count < nodes[container].length {
      children.append(index)
      index += Int(nodes[index].size)
    }
    return children
  }
}

extension ValueStorage {
  /// Returns a value. Its objects are views of this storage; arrays are made, without recursion.
  package func value(at index: Int) -> JSONValue {
    if let value = leaf(at: index) { return value }
    var arrays = [UnfinishedArray(nodes[index], at: index)]
    while true {
      let last = arrays.count - 1
      let next = arrays[last].next
      // In bounds: the end is that of the array's nodes, and each element's size leads to the next one.
      if next < arrays[last].end {
        arrays[last].next += Int(nodes[next].size)
        if let value = leaf(at: next) {
          arrays[last].elements.append(value)
        } else {
          arrays.append(UnfinishedArray(nodes[next], at: next))
        }
        continue
      }
      let finished = JSONValue.array(arrays.removeLast().elements)
      if arrays.isEmpty { return finished }
      arrays[last - 1].elements.append(finished)
    }
  }

  /// Returns a value that is no array; nil for an array.
  private func leaf(at index: Int) -> JSONValue? {
    nodes[index].kind == .object
      ? .object(JSONObject(ObjectView(self, at: index))) : nodes[index].scalar
  }

  /// An array that is being made.
  private struct UnfinishedArray {
    var elements: [JSONValue] = []
    /// The node of the next element.
    var next: Int
    let end: Int

    init(_ node: ValueNode, at index: Int) {
      elements.reserveCapacity(node.length)
      next = index + 1
      end = index + Int(node.size)
    }
  }

  /// Returns the whole value decoded as a type.
  package func decode<Output: Decodable>(
    _ type: Output.Type = Output.self, keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601
  ) throws -> Output {
    try ValueDecoder(DecodingSource(self, at: 0, keys: keys, dates: dates), at: 0).decode(type)
  }

  /// Calls `body` with a reader of a value.
  func read(at index: Int, _ body: (inout JSONValueReader) -> Void) {
    withExtendedLifetime(self) {
      var reader = JSONValueReader(nodes, at: index)
      body(&reader)
    }
  }

  /// Returns a value as a type that reads itself.
  package func read<Output: JSONDecodable>(_ type: Output.Type, at index: Int) throws -> Output {
    // The reader is used during the call only.
    try withExtendedLifetime(self) {
      var reader = JSONValueReader(nodes, at: index)
      return try Output(reading: &reader)
    }
  }
}
