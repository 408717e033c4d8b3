internal import SourceJSON

/// The output of a text that is written while the text is read.
///
/// Unchanged parts of the text are copied late, as many members at once as possible. Members that come in another order
/// than their fields are moved at the end of their object.
struct OnePassOutput: ~Copyable {
  /// A member of an object that is written, from its key on.
  struct Member {
    /// The number of its field in the object.
    var field: Int32
    var start: Int
    /// The place behind its value.
    var end: Int
  }

  /// The part that is written.
  var bytes = ByteBuffer()
  /// The offset in the text of the first byte that is neither written nor left out.
  private var next = 0
  /// The members of the objects that are being written, innermost last.
  private var members = Stack<Member>()
  /// The members of an object in another order.
  private var sorted = ByteBuffer()

  /// The last byte that is written; nil if there is none.
  var last: UInt8? { bytes.bytes.last }

  /// The number of members of objects that are being written.
  var memberCount: Int { members.count }

  /// Begins the output of a text whose value is at an offset.
  mutating func begin(at offset: Int) {
    bytes.removeAll()
    members.cut(to: 0)
    next = offset
  }

  /// Writes the text up to an offset.
  @inline(__always)
  mutating func copy(_ text: OnePassText, upTo end: Int) {
    // In bounds: the offsets are places in the text, and an end is never before the last one.
    bytes.append(text.bytes, from: next, to: end)
    next = end
  }

  /// Leaves out the text up to an offset.
  mutating func leaveOut(upTo end: Int) { next = end }

  /// Removes the comma that is written last, if there is one.
  mutating func removeComma() {
    if last == UInt8(ascii: ",") { bytes.cut(to: bytes.count &- 1) }
  }

  /// Returns the place in the output of a byte of the text that is not left out.
  @inline(__always)
  func position(of offset: Int) -> Int { bytes.count &+ offset &- next }

  /// Notes where the key of a member is written.
  @inline(__always)
  mutating func addMember(_ field: Int32, at start: Int) {
    members.append(Member(field: field, start: start, end: start))
  }

  /// Puts the members of an object into the order of their fields.
  ///
  /// - Parameters:
  ///   - first: The number of members of the objects around it.
  ///   - text: The text, behind the brace that closes the object.
  @inline(__always)
  mutating func endObject(members first: Int, of text: OnePassText) {
    var index = first &+ 1
    while index < members.count, members[index &- 1].field < members[index].field { index &+= 1 }
    if index < members.count { sort(from: first, text) }
    members.cut(to: first)
  }

  @inline(never)
  private mutating func sort(from first: Int, _ text: OnePassText) {
    copy(text, upTo: text.offset &- 1)
    // The part that is not in order yet.
    var (start, end) = (members[first].start, bytes.count)
    // A comma is between two members. In bounds, here and below: all places are those of members.
    var next = end
    for index in (first..<members.count).reversed() {
      members[index].end = next
      next = members[index].start &- 1
    }
    // Few members come in another order, so each is compared with those before it.
    for index in first &+ 1..<members.count where members[index &- 1].field > members[index].field {
      let member = members[index]
      var place = index
      while place > first, members[place &- 1].field > member.field {
        members[place] = members[place &- 1]
        place &-= 1
      }
      members[place] = member
    }
    var low = first
    while low < members.count, members[low].start == start {
      start = members[low].end &+ 1
      low &+= 1
    }
    var high = members.count
    while high > low, members[high &- 1].end == end {
      end = members[high &- 1].start &- 1
      high &-= 1
    }
    sorted.removeAll()
    for index in low..<high {
      if index > low { sorted.append(UInt8(ascii: ",")) }
      sorted.append(bytes.bytes, from: members[index].start, to: members[index].end)
    }
    bytes.replace(from: start, by: sorted.bytes)
  }
}
