import HTMLParsing

@testable import HTMLSanitizing

/// Looks through parsed output for anything that a policy does not allow.
struct SafeMarkup {
  let sanitizer: HTMLSanitizer

  /// The elements, attributes and links of a tree that are not allowed.
  ///
  /// - Parameter surroundings: the elements that the output has been put into.
  func faults(in tree: HTMLTree, surroundings: Set<String> = []) -> [String] {
    var faults: [String] = []
    var open = [tree.document]
    while let node = open.popLast() {
      open += node.children
      switch node.kind {
      case .document, .documentType, .text: continue
      case .comment, .processingInstruction: faults.append("\(node.kind)")
      case .element: faults += self.faults(of: node, surroundings)
      }
    }
    return faults
  }

  private func faults(of node: HTMLNode, _ surroundings: Set<String>) -> [String] {
    let name = node.name.lowercased()
    if ["html", "head", "body", "tbody"].contains(name) || surroundings.contains(name) {
      return node.attributes.filter { $0.name.hasPrefix("on") }.map { "\($0.name) on \(name)" }
    }
    var faults: [String] = []
    let isForeign = node.namespace != .html && surroundings.isDisjoint(with: ["svg", "math"])
    if !sanitizer.policy.allowedTags.contains(Array(name.utf8)) || isForeign {
      faults.append("<\(name)>")
    }
    for attribute in node.attributes where !isSafe(attribute, on: name) {
      faults.append("\(attribute.name)=\(attribute.value) on \(name)")
    }
    return faults
  }

  private func isSafe(_ attribute: HTMLNode.Attribute, on element: String) -> Bool {
    let method = sanitizer.policy.method
    switch (method, attribute.name) {
    case (_, "href"):
      return isSafeLink(attribute.bytes) && (method == .domPurify || element == "a")
    case (_, "title"), (_, "target"): return method == .domPurify || element == "a"
    case (.domPurify, "is"): return attribute.bytes.isEmpty
    case (.domPurify, let name): return name.hasPrefix("data-") || name.hasPrefix("aria-")
    case (.walk, _): return false
    }
  }

  /// Whether a browser reads the value as a relative address or as one of an allowed scheme.
  ///
  /// URL Standard, "basic URL parser": control characters and spaces around it go, and tabs and line
  /// breaks everywhere. DOMPurify looks at schemes of letters, `+`, `-` and `.` alone.
  private func isSafeLink(_ value: [UInt8]) -> Bool {
    let seen = value.drop { $0 <= 0x20 }.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard let colon = seen.firstIndex(of: 0x3A), let first = seen.first, isLetter(first) else {
      return true
    }
    guard seen[..<colon].allSatisfy({ isSchemeByte($0) }) else { return true }
    let scheme = seen[..<colon].map { $0 | 0x20 }
    let name = String(decoding: scheme, as: UTF8.self)
    if ["http", "https", "ftp", "mailto", "tel"].contains(name) { return true }
    guard sanitizer.policy.method == .domPurify else { return false }
    return ["ftps", "callto", "sms", "cid", "xmpp", "matrix"].contains(name)
      || scheme.contains { 0x30...0x39 ~= $0 }
  }

  private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || 0x30...0x39 ~= byte || [0x2B, 0x2D, 0x2E].contains(byte)
  }
}
