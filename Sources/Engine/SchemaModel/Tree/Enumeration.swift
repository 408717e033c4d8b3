package import JSPrimitives
public import SourceJSON

extension ZodSchema {
  /// The entries of an enumeration: a key and a value each, as in a TypeScript enum.
  public struct Enumeration: Sendable, Hashable {
    /// One entry.
    public struct Entry: Sendable, Hashable {
      /// The key with its unpaired surrogates, as JavaScript has it.
      package var jsKey: JSText
      /// The value: a string or a number.
      public var value: JSONValue

      /// The key, by which `exclude` and `extract` choose.
      ///
      /// An unpaired surrogate in a key of a schema document reads as U+FFFD.
      public var key: String {
        get { jsKey.string }
        set { jsKey = JSText(newValue) }
      }

      /// An entry of a key and a value.
      public init(_ key: String, _ value: JSONValue) {
        jsKey = JSText(key)
        self.value = value
      }

      /// An entry of a key, which may have unpaired surrogates, and a value.
      @_disfavoredOverload
      package init(_ key: JSText, _ value: JSONValue) {
        jsKey = key
        self.value = value
      }
    }

    /// The entries in order.
    public var entries: [Entry]

    /// An enumeration of these entries.
    public init(entries: [Entry]) { self.entries = entries }

    /// An enumeration whose keys are its values.
    public init(_ values: [JSONValue]) {
      entries = values.map { value in
        Entry(value.text ?? JSText(value.number.map(JSNumber.string) ?? ""), value)
      }
    }

    /// Whether the key of each entry is its value's text, so that the values alone say everything.
    public var isList: Bool { self == Self(entries.map(\.value)) }

    /// Whether JavaScript enumerates the keys in the order of the entries: none begins with a digit, as array indices do,
    /// and few enough are compared with each other to say that none comes twice.
    private var isInOrder: Bool {
      entries.count <= 64
        && entries.indices.allSatisfy { place in
          let key = entries[place].jsKey
          return !(key.bytes.first.map { $0 &- 0x30 <= 9 } ?? false)
            && !entries[..<place].contains { $0.jsKey == key }
        }
    }

    /// The accepted values, in JavaScript's order of the keys, without TypeScript's reverse entries.
    ///
    /// A reverse entry's key is, as a number, one of the numeric values. A list has no such entries.
    public var values: [JSONValue] {
      // The keys of a list of numbers are not those of Zod's object.
      if isList, entries.contains(where: { $0.value.text == nil }) { return entries.map(\.value) }
      let numbers = entries.compactMap(\.value.number)
      if numbers.isEmpty, isInOrder { return entries.map(\.value) }
      let ordered = JSONObject(entries.map { (key: $0.jsKey, value: $0.value) })
      return ordered.members.filter { !numbers.contains(JSNumber.coerce($0.key)) }.map(\.value)
    }
  }
}
