internal import SourceJSON

extension ZodSchema {
  /// The fields of an object that a condition has declared, during one call.
  ///
  ///     .fields("start", "end") { fields in fields["start"].isTruthy || fields["end"].isTruthy }
  ///
  /// A field that the condition has not declared reads as absent, and makes the outcome undecided.
  public struct Fields: ~Copyable {
    @usableFromInline let contents: UnsafeMutableBufferPointer<FieldContent>

    /// The fields, with one more at the end for a field that is not declared.
    @inlinable
    package init(_ contents: UnsafeMutableBufferPointer<FieldContent>) { self.contents = contents }

    // Inlined, since a coroutine of another module allocates memory.
    /// The value of the field with a key.
    @inlinable
    public subscript(key: String) -> FieldValue {
      _read { yield FieldValue(contents[index(of: key)]) }
    }

    /// The value of the field with this number in the declaration, from 0 on.
    @inlinable
    public subscript(number: Int) -> FieldValue {
      _read {
        yield FieldValue(
          contents[number >= 0 && number < contents.count - 1 ? number : undeclared()])
      }
    }

    /// Returns the index of the field with a key.
    @usableFromInline
    func index(of key: String) -> Int {
      var key = key
      let contents = contents
      let index = key.withUTF8 { bytes in
        var index = 0
        while index < contents.count - 1, !Self.areEqual(contents[index].key, bytes) { index += 1 }
        return index
      }
      return index < contents.count - 1 ? index : undeclared()
    }

    @inline(__always)
    private static func areEqual(
      _ key: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
    ) -> Bool {
      guard key.count == other.count, let base = key.baseAddress else {
        return key.count == other.count
      }
      return ByteRun.equal(base, other)
    }

    /// Notes that a field is read that is not declared, and returns the index of an absent one.
    @usableFromInline
    func undeclared() -> Int {
      contents[contents.count - 1].isMisread = true
      return contents.count - 1
    }

    /// Whether a field was read that is not declared.
    package var isMisread: Bool { contents[contents.count - 1].isMisread }
  }
}
