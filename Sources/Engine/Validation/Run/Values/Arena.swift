internal import JSPrimitives
internal import SourceJSON

/// The texts, arrays and objects that a run makes. Its memory is kept between runs.
struct Arena: ~Copyable {
  /// A text as WTF-8. Its bytes are in the document or in `storage` and don't move during the run.
  struct Text {
    var bytes: UnsafeBufferPointer<UInt8>
    var isASCII: Bool
    /// Whether it is known that the text has no `<`.
    var hasNoTags = false

    /// Whether the text begins and ends with an ASCII character above the space, of which none is white space.
    @inline(__always)
    var hasPlainEnds: Bool {
      let last = bytes.count &- 1
      return last >= 0 && bytes[0] &- 0x21 < 0x5F && bytes[last] &- 0x21 < 0x5F
    }
  }

  /// An array, object, `Set` or `Map`: `count` of the `members` from `start` on.
  struct Composite {
    enum Kind: UInt8 {
      /// The elements are members without keys.
      case array
      case object
      /// The elements are members without keys, no two the same.
      case set
      /// Each entry is two members without keys: the key, which no other entry has, and the value.
      case map
    }

    var kind: Kind
    var start: Int
    var count: Int
    /// The object's prototype if a payload set one; undefined for `Object.prototype`.
    var prototype = Value.undefined
  }

  /// A member of an object, or an element of an array, which has no key.
  struct Member {
    var key: Key
    var value: Value
  }

  /// The key of a member.
  struct Key: Equatable {
    enum Kind: UInt8 {
      case none
      /// The field `index` of the plan's fields.
      case declared
      /// The entry `index` of the view `place`.
      case source
      /// The text `index` of the arena.
      case text
    }

    /// The kind in the lowest byte, the place in bits 16 to 31, the index above.
    private var bits: UInt64

    @inline(__always)
    init(kind: Kind, place: UInt16 = 0, index: UInt32 = 0) {
      bits = UInt64(kind.rawValue) | UInt64(place) &<< 16 | UInt64(index) &<< 32
    }

    @inline(__always)
    var kind: Kind {
      // The byte was made from a kind.
      unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: Kind.self)
    }

    @inline(__always)
    var place: UInt16 { UInt16(truncatingIfNeeded: bits &>> 16) }

    @inline(__always)
    var index: UInt32 { UInt32(truncatingIfNeeded: bits &>> 32) }

    static let none = Key(kind: .none)
  }

  private var storage = ByteChunks()
  /// The Dates that the run made of constants of the plan, each of which is one object.
  private var datesOfConstants: [Int: Value] = [:]
  private(set) var texts = Stack<Text>()
  private(set) var numbers = Stack<Double>()
  private(set) var bigints: [JSBigInt] = []
  private(set) var composites = Stack<Composite>()
  private(set) var members = Stack<Member>()
  /// The members of unfinished composites, innermost last.
  var open = Stack<Member>()

  /// The memory that is kept between runs, in bytes.
  @inline(__always)
  var keptSize: Int {
    storage.keptSize + texts.keptSize + numbers.keptSize + composites.keptSize + members.keptSize
      + open.keptSize
  }

  /// The memory that is in use, in bytes.
  var usedMemory: Int {
    storage.usedSize + texts.usedSize + numbers.usedSize + composites.usedSize + members.usedSize
      + open.usedSize + bigints.count * MemoryLayout<JSBigInt>.stride
  }

  mutating func removeAll() {
    removeClosed()
    open.cut(to: 0)
  }

  /// Removes all but the members of unfinished composites.
  @inline(__always)
  mutating func removeClosed() {
    storage.removeAll()
    texts.cut(to: 0)
    numbers.cut(to: 0)
    if !bigints.isEmpty { bigints.removeAll() }
    if !datesOfConstants.isEmpty { datesOfConstants.removeAll() }
    composites.cut(to: 0)
    members.cut(to: 0)
  }

  /// Returns a text over bytes that don't move during the run.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> Value {
    texts.append(Text(bytes: bytes, isASCII: isASCII))
    return Value(kind: .text, index: UInt32(truncatingIfNeeded: texts.count - 1))
  }

  /// Returns a text over a copy of bytes.
  mutating func text(copying bytes: [UInt8], isASCII: Bool) -> Value {
    text(storage.copy(bytes), isASCII: isASCII)
  }

  /// Returns a number.
  mutating func number(_ number: Double) -> Value {
    numbers.append(number)
    return Value(kind: .number, index: UInt32(truncatingIfNeeded: numbers.count - 1))
  }

  /// Returns a `Date`, which is invalid for NaN.
  mutating func date(milliseconds: Double) -> Value {
    numbers.append(milliseconds)
    return Value(kind: .date, index: UInt32(truncatingIfNeeded: numbers.count - 1))
  }

  /// Returns the `Date` of a constant of the plan, the same one each time.
  mutating func date(ofConstant number: Int, milliseconds: Double) -> Value {
    if let known = datesOfConstants[number] { return known }
    let made = date(milliseconds: milliseconds)
    datesOfConstants[number] = made
    return made
  }

  /// Returns a `bigint`.
  mutating func bigint(_ number: JSBigInt) -> Value {
    bigints.append(number)
    return Value(kind: .bigint, index: UInt32(truncatingIfNeeded: bigints.count - 1))
  }

  /// Returns a copy of bytes that does not move during the run.
  mutating func copy(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> { storage.copy(bytes) }

  /// Returns a copy of bytes that does not move during the run.
  mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    storage.copy(bytes)
  }

  /// Returns an array of dropped elements, of which only the length is used.
  mutating func arrayOfDropped(count: Int) -> Value {
    composites.append(Composite(kind: .array, start: members.count, count: count))
    return Value(kind: .composite, index: UInt32(truncatingIfNeeded: composites.count - 1))
  }

  /// Returns the open members from `start` on as an array or object, and closes them.
  ///
  /// - Parameters:
  ///   - start: The first member's place in `open`.
  ///   - isArray: Whether to make an array.
  ///   - prototype: The object's prototype; undefined for `Object.prototype`.
  mutating func closeComposite(
    from start: Int, isArray: Bool, prototype: Value = .undefined
  ) -> Value {
    closeComposite(from: start, as: isArray ? .array : .object, prototype: prototype)
  }

  /// Returns the open members from `start` on as a value of a kind, and closes them.
  mutating func closeComposite(
    from start: Int, as kind: Composite.Kind, prototype: Value = .undefined
  ) -> Value {
    composites.append(
      Composite(
        kind: kind, start: members.count, count: open.count - start, prototype: prototype))
    members.append(open, from: start)
    open.cut(to: start)
    return Value(kind: .composite, index: UInt32(truncatingIfNeeded: composites.count - 1))
  }
}
