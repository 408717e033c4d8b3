/// Memory of programs, whose elements are trivial. The owner must deallocate it.
extension UnsafePointer {
  /// Allocates memory with copies of the elements.
  init(copying elements: [Pointee]) {
    let copy = UnsafeMutablePointer<Pointee>.allocate(capacity: elements.count)
    copy.initialize(from: elements, count: elements.count)
    self.init(copy)
  }
}

extension UnsafeBufferPointer {
  /// Allocates memory with copies of the elements.
  init(copying elements: [Element]) {
    self.init(start: UnsafePointer(copying: elements), count: elements.count)
  }
}
