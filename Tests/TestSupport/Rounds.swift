/// The rounds of tests with random input, and the sizes of their largest ones.
///
/// A debug build is about ten times as slow as one that is optimised, so it has fewer: `.ci/configurations release` runs all.
package enum Rounds {
  /// Returns how many of `count` rounds run: all if the tests are optimised, else a quarter.
  package static func of(_ count: Int) -> Int {
    #if DEBUG
    max(1, count / 4)
    #else
    count
    #endif
  }

  /// Returns the elements that are tested: all if the tests are optimised, else every fourth.
  package static func of<Element>(_ elements: [Element]) -> [Element] {
    #if DEBUG
    stride(from: 0, to: elements.count, by: 4).map { elements[$0] }
    #else
    elements
    #endif
  }
}
