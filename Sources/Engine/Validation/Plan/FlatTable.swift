/// An immutable table of trivial values, which is read without reference counting.
///
/// Its owner, the plan, frees it. Only the compiler makes indices, while it fills the tables, so an index is
/// always less than `count`. Debug builds check this; see `PlanTables.violation(of:root:)`.
struct FlatTable<Element: BitwiseCopyable>: @unchecked Sendable {
  let base: UnsafePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    let storage = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
    storage.initialize(from: elements, count: count)
    base = UnsafePointer(storage)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  func deallocate() { base.deallocate() }
}
