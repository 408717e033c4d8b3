public import JSPrimitives

extension JSMatch {
  /// The text of a group, where 0 is the whole match; nil if there is no such group or it did not
  /// participate.
  public subscript(_ group: Int) -> JSText? { capture(group)?.text }

  /// The text of a named group; nil if there is no such group or it did not participate.
  public subscript(_ name: JSText) -> JSText? { capture(name)?.text }

  /// Returns the capture of a group, where 0 is the whole match; nil if there is no such group or it
  /// did not participate.
  func capture(_ group: Int) -> Capture? {
    captures.indices.contains(group) ? captures[group] : nil
  }

  /// Returns the capture of a named group; nil if there is no such group or it did not participate.
  func capture(_ name: JSText) -> Capture? { groups.first { $0.name == name }?.capture }
}
