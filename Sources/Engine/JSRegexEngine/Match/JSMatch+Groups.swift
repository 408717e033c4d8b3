public import JSPrimitives

extension JSMatch {
  /// What a group took, 0 being the whole match; nil if there is no such group or it took no part.
  public subscript(_ group: Int) -> JSText? {
    captures.indices.contains(group) ? captures[group]?.text : nil
  }

  /// What the group of a name took; nil if there is no such group or it took no part.
  public subscript(_ name: JSText) -> JSText? {
    groups.first { $0.name == name }?.capture?.text
  }
}
