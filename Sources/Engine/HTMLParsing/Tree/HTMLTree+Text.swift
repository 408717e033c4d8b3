extension HTMLTree {
  /// The `body` of a document, or the `frameset` in its stead; nil for a fragment without either.
  ///
  /// HTML Standard, "the body element".
  public var body: HTMLNode? {
    root?.children.first {
      $0.namespace == .html && ($0.name == "body" || $0.name == "frameset")
    }
  }

  /// The text of the document's body, or of all nodes of a fragment, without the contents of scripts,
  /// style sheets and templates; see `HTMLNode.text`.
  public var text: String { (isFragment ? root : body)?.text ?? "" }
}

extension HTMLNode {
  /// The text of all descendants as UTF-8 that may hold lone surrogates.
  ///
  /// Surrogates that meet between two nodes become one character, as in the DOM.
  var textOfContents: [UInt8] {
    let storage = tree.arena.storage
    var result: [UInt8] = []
    var next = storage.pointee.node(after: index, in: index)
    while next != 0 {
      let record = storage.pointee.nodes[next]
      if record.kind == .text { storage.pointee.append(textOf: record, to: &result) }
      next = storage.pointee.node(
        after: next, in: index, skipsContents: record.isTemplate || record.isScriptOrStyle)
    }
    return result
  }
}
