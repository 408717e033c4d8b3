/// The stack of open elements. HTML Standard, "The stack of open elements".
///
/// A doubly linked list, whose entries have ascending order numbers, so that every question that the
/// rules answer by a walk over the stack is a comparison here: entries of one name are linked, and so
/// are those that end a scope, those that are special and those of the HTML namespace. Each question takes
/// the same time however deep the stack is.
struct OpenElements: ~Copyable {
  struct Entry: BitwiseCopyable {
    var node: Int32 = 0
    /// The entries below and above; 0 for none.
    var below: Int32 = 0
    var above: Int32 = 0
    /// Greater than the order of every entry below, and 0 for no entry.
    var order: Int32 = 0
    /// The name of the tag, which is the element's in lower case.
    var name = NameID.none
    var categories: ElementCategories = []
    /// The neighbours in the chain of each kind; 0 for none.
    var sameName = Neighbours()
    var scopeBoundaries = Neighbours()
    var specials = Neighbours()
    var htmlElements = Neighbours()
  }

  struct Neighbours: BitwiseCopyable {
    var below: Int32 = 0
    var above: Int32 = 0
  }

  /// The entries. Index 0 means none; popped entries are reused.
  private(set) var entries: GrowableBuffer<Entry>
  private var free: Int32 = 0
  /// The number of open elements.
  private(set) var count = 0
  /// The top entry of the stack and of each chain; 0 for none.
  private(set) var top: Int32 = 0
  private(set) var topScopeBoundary: Int32 = 0
  private(set) var topSpecial: Int32 = 0
  private(set) var topHTMLElement: Int32 = 0
  /// The top entries by name: those of HTML elements at even, of foreign ones at odd places.
  private var topByName: GrowableBuffer<Int32>
  /// Open elements that need an end tag before the body ends.
  private(set) var unclosedCount = 0

  init() {
    self.init(GrowableBuffer(), GrowableBuffer())
  }

  /// A stack whose tables begin in a block.
  init(in block: inout MemoryBlock) {
    self.init(
      block.buffer(of: Entry.self, capacity: Self.firstEntryCount),
      block.buffer(of: Int32.self, capacity: Self.firstPlaceCount))
  }

  private init(
    _ entries: consuming GrowableBuffer<Entry>, _ places: consuming GrowableBuffer<Int32>
  ) {
    self.entries = entries
    self.entries.append(Entry())
    topByName = places
    // `push` adds the places of names that no rule mentions.
    topByName.append(repeating: 0, count: Self.firstPlaceCount)
  }

  private static let firstEntryCount = 16
  private static var firstPlaceCount: Int { Tag.count &* 2 }

  /// The bytes of a block that the tables begin with.
  static var blockSize: Int {
    MemoryBlock.size(of: Entry.self, capacity: firstEntryCount)
      &+ MemoryBlock.size(of: Int32.self, capacity: firstPlaceCount)
  }

  var byteCount: Int { entries.byteCount &+ topByName.byteCount }

  /// The current node: the top element, or 0.
  @inline(__always) var current: Int32 { entries[top].node }

  @inline(__always) func order(_ entry: Int32) -> Int32 { entries[entry].order }

  /// The name of the current node if it is an HTML element.
  @inline(__always) var currentTag: Tag {
    entries[top].categories.contains(.html) ? entries[top].name.tag : .none
  }

  // MARK: Changing the stack

  /// Puts an element on top and returns its entry.
  @inline(__always)
  @discardableResult
  mutating func push(_ node: Int32, name: NameID, categories: ElementCategories) -> Int32 {
    let place = Self.place(of: name, categories)
    if place >= topByName.count { addPlaces(upTo: place) }
    let index = newEntry()
    var entry = Entry(
      node: node, below: top, order: entries[top].order &+ 1, name: name, categories: categories)
    entry.sameName.below = topByName[place]
    if categories.contains(.scopeBoundary) { entry.scopeBoundaries.below = topScopeBoundary }
    if categories.contains(.special) { entry.specials.below = topSpecial }
    if categories.contains(.html) { entry.htmlElements.below = topHTMLElement }
    entries[index] = entry
    if entry.below != 0 { entries[entry.below].above = index }
    top = index
    count &+= 1
    if entry.sameName.below != 0 { entries[entry.sameName.below].sameName.above = index }
    topByName[place] = index
    if categories.contains(.scopeBoundary) {
      if topScopeBoundary != 0 { entries[topScopeBoundary].scopeBoundaries.above = index }
      topScopeBoundary = index
    }
    if categories.contains(.special) {
      if topSpecial != 0 { entries[topSpecial].specials.above = index }
      topSpecial = index
    }
    if categories.contains(.html) {
      if topHTMLElement != 0 { entries[topHTMLElement].htmlElements.above = index }
      topHTMLElement = index
    }
    if !categories.contains(.mayStayOpen) { unclosedCount &+= 1 }
    return index
  }

  /// Takes the top element off, if there is one.
  ///
  /// It is the top one of each of its chains, so that nothing is above it.
  @inline(__always)
  mutating func pop() {
    let index = top
    guard index != 0 else { return }
    let entry = entries.base + Int(index)
    let categories = entry.pointee.categories
    // What is written to the entry for none stays what it is.
    top = entry.pointee.below
    entries[top].above = 0
    topByName[Self.place(of: entry.pointee.name, categories)] = entry.pointee.sameName.below
    entries[entry.pointee.sameName.below].sameName.above = 0
    if categories.contains(.scopeBoundary) {
      topScopeBoundary = entry.pointee.scopeBoundaries.below
      entries[topScopeBoundary].scopeBoundaries.above = 0
    }
    if categories.contains(.special) {
      topSpecial = entry.pointee.specials.below
      entries[topSpecial].specials.above = 0
    }
    if categories.contains(.html) {
      topHTMLElement = entry.pointee.htmlElements.below
      entries[topHTMLElement].htmlElements.above = 0
    }
    if !categories.contains(.mayStayOpen) { unclosedCount &-= 1 }
    count &-= 1
    entry.pointee.above = free
    free = index
  }

  /// Takes an element out of the stack, wherever it is.
  mutating func remove(_ index: Int32) {
    guard index != 0 else { return }
    let entry = entries[index]
    if entry.above != 0 { entries[entry.above].below = entry.below } else { top = entry.below }
    if entry.below != 0 { entries[entry.below].above = entry.above }
    let place = namePlace(index)
    Self.unlink(entries, entry.sameName, \.sameName, top: &topByName[place])
    if entry.categories.contains(.scopeBoundary) {
      Self.unlink(entries, entry.scopeBoundaries, \.scopeBoundaries, top: &topScopeBoundary)
    }
    if entry.categories.contains(.special) {
      Self.unlink(entries, entry.specials, \.specials, top: &topSpecial)
    }
    if entry.categories.contains(.html) {
      Self.unlink(entries, entry.htmlElements, \.htmlElements, top: &topHTMLElement)
    }
    if !entry.categories.contains(.mayStayOpen) { unclosedCount &-= 1 }
    count &-= 1
    entries[index].above = free
    free = index
  }

  /// Puts another element in an entry's place; it has the same name.
  mutating func replace(_ index: Int32, with node: Int32) { entries[index].node = node }

  /// Moves an entry, a formatting element's, to just above another one that is higher.
  ///
  /// The last steps of the adoption agency algorithm. Order numbers are handed on: the entries
  /// between the two, of which there are at most three, and the higher one each get the number of the
  /// entry below, so that the moved one can have the highest.
  mutating func move(_ index: Int32, above higher: Int32) {
    let freed = entries[index].order
    let highest = entries[higher].order
    var between = higher
    while entries[between].below != index {
      let below = entries[between].below
      entries[between].order = entries[below].order
      between = below
    }
    entries[between].order = freed
    // Out of the stack and in again.
    entries[between].below = entries[index].below
    if entries[index].below != 0 { entries[entries[index].below].above = between }
    let above = entries[higher].above
    entries[index].below = higher
    entries[index].above = above
    entries[higher].above = index
    if above != 0 { entries[above].below = index } else { top = index }
    entries[index].order = highest
    // The same in the chains that a formatting element is in.
    let place = namePlace(index)
    Self.moveUp(entries, index, \.sameName, top: &topByName[place])
    Self.moveUp(entries, index, \.htmlElements, top: &topHTMLElement)
  }

  /// A place for an entry, which is written next.
  @inline(__always)
  private mutating func newEntry() -> Int32 {
    let index = free
    guard index != 0 else { return Int32(truncatingIfNeeded: entries.appendPlace()) }
    free = entries[index].above
    return index
  }

  @inline(never)
  private mutating func addPlaces(upTo place: Int) {
    topByName.append(repeating: 0, count: place &+ 2 &- topByName.count)
  }

  // MARK: Chains

  private typealias Chain = WritableKeyPath<Entry, Neighbours>

  @inline(__always)
  private func namePlace(_ index: Int32) -> Int {
    Self.place(of: entries[index].name, entries[index].categories)
  }

  @inline(__always)
  private static func place(of name: NameID, _ categories: ElementCategories) -> Int {
    Int(name.rawValue) &* 2 &+ (categories.contains(.html) ? 0 : 1)
  }

  @inline(__always)
  private static func unlink(
    _ entries: borrowing GrowableBuffer<Entry>, _ neighbours: Neighbours, _ chain: Chain,
    top: inout Int32
  ) {
    if neighbours.above != 0 {
      entries[neighbours.above][keyPath: chain].below = neighbours.below
    } else {
      top = neighbours.below
    }
    if neighbours.below != 0 {
      entries[neighbours.below][keyPath: chain].above = neighbours.above
    }
  }

  /// Restores a chain's order after an entry's number has grown.
  private static func moveUp(
    _ entries: borrowing GrowableBuffer<Entry>, _ index: Int32, _ chain: Chain,
    top: inout Int32
  ) {
    let old = entries[index][keyPath: chain]
    var above = old.above
    guard above != 0, entries[above].order < entries[index].order else { return }
    Self.unlink(entries, old, chain, top: &top)
    var below: Int32 = old.below
    while above != 0, entries[above].order < entries[index].order {
      below = above
      above = entries[above][keyPath: chain].above
    }
    entries[index][keyPath: chain] = Neighbours(below: below, above: above)
    entries[below][keyPath: chain].above = index
    if above != 0 { entries[above][keyPath: chain].below = index } else { top = index }
  }

  // MARK: Questions

  /// The top entry of HTML elements with this name, or 0.
  @inline(__always)
  func topEntry(_ name: NameID) -> Int32 {
    let place = Int(name.rawValue) &* 2
    return place < topByName.count ? topByName[place] : 0
  }

  /// The top entry of foreign elements whose tag had this name, or 0.
  func topForeignEntry(_ name: NameID) -> Int32 {
    let place = Int(name.rawValue) &* 2 &+ 1
    return place < topByName.count ? topByName[place] : 0
  }

  /// The order of the top HTML element of this name, or 0.
  @inline(__always) func order(_ tag: Tag) -> Int32 { entries[topEntry(tag.id)].order }

  @inline(__always) func contains(_ tag: Tag) -> Bool { topEntry(tag.id) != 0 }

  /// "Has an element in scope".
  @inline(__always)
  func hasInScope(_ tag: Tag) -> Bool {
    let order = order(tag)
    return order != 0 && order >= entries[topScopeBoundary].order
  }

  /// "Has an element in scope", asked for one element.
  func hasInScope(entry: Int32) -> Bool {
    entries[entry].order >= entries[topScopeBoundary].order
  }

  /// "Has an element in button scope".
  @inline(__always)
  func hasInButtonScope(_ tag: Tag) -> Bool {
    let order = order(tag)
    return order != 0 && order >= entries[topScopeBoundary].order && order >= self.order(.button)
  }

  /// "Has an element in list item scope".
  func hasInListItemScope(_ tag: Tag) -> Bool {
    hasInScope(tag) && order(tag) >= order(.ol) && order(tag) >= order(.ul)
  }

  /// "Has an element in table scope".
  func hasInTableScope(_ tag: Tag) -> Bool {
    let order = order(tag)
    return order != 0 && order >= self.order(.table) && order >= self.order(.template)
  }

  /// The order of the top special element; of the three that `ElementCategories` leaves out too.
  var topSpecialOrder: Int32 {
    max(entries[topSpecial].order, order(.address), order(.div), order(.p))
  }

  /// The lowest special element above an entry, or 0: the furthest block.
  func lowestSpecial(above index: Int32) -> Int32 {
    var entry = entries[index].above
    while entry != 0 {
      if isSpecial(entry) { return entry }
      entry = entries[entry].above
    }
    return 0
  }

  private func isSpecial(_ index: Int32) -> Bool {
    if entries[index].categories.contains(.special) { return true }
    guard entries[index].categories.contains(.html) else { return false }
    switch entries[index].name.tag {
    case .address, .div, .p: return true
    default: return false
    }
  }
}
