public import JSPrimitives

extension JSMatch {
  /// The text of a group, where 0 is the whole match; nil if there is no such group or it did not
  /// participate.
  public subscript(_ group: Int) -> JSText? {
    captures.indices.contains(group) ? captures[group]?.text : nil
  }

  /// The text of a named group; nil if there is no such group or it did not participate.
  public subscript(_ name: JSText) -> JSText? {
    groups.first { $0.name == name }?.capture?.text
  }
}
