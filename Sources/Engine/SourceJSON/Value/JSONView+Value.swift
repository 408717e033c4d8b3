internal import JSPrimitives

extension JSONView {
  /// Returns the value of the entry at `index`, with everything inside it.
  ///
  /// Does not recurse, so it can read any depth that was scanned.
  package func value(at index: Int) -> JSONValue {
    if let scalar = scalar(at: index) { return scalar }
    var open = [OpenValue(self, at: index)]
    while true {
      let last = open.count - 1
      if let child = open[last].nextChild(self) {
        if let scalar = scalar(at: child) {
          open[last].append(scalar)
        } else {
          open.append(OpenValue(self, at: child))
        }
        continue
      }
      let finished = open.removeLast().value
      if open.isEmpty { return finished }
      open[last - 1].append(finished)
    }
  }

  /// Returns the value of a scalar entry; nil for arrays and objects.
  private func scalar(at index: Int) -> JSONValue? {
    let entry = self[index]
    switch entry.kind {
    case .null: return .null
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .number: return .number(number(of: entry))
    case .string, .key: return .string(text(of: entry))
    case .array, .object: return nil
    }
  }

  /// An array or object that is being read.
  private struct OpenValue {
    private let isObject: Bool
    private let end: Int
    /// The entry of the next element or key.
    private var position: Int
    private var elements: [JSONValue] = []
    private var members: [JSONObject.Member] = []
    private var key: JSText = ""

    init(_ view: JSONView, at index: Int) {
      isObject = view[index].kind == .object
      end = Int(view[index].next)
      position = index + 1
    }

    /// Returns the entry of the next value, or nil after the last one.
    mutating func nextChild(_ view: JSONView) -> Int? {
      guard position < end else { return nil }
      if isObject {
        key = view.text(of: view[position])
        position += 1
      }
      defer { position = Int(view[position].next) }
      return position
    }

    /// Appends the value of the entry that `nextChild` returned last.
    mutating func append(_ value: JSONValue) {
      if isObject { members.append((key, value)) } else { elements.append(value) }
    }

    var value: JSONValue { isObject ? .object(JSONObject(members)) : .array(elements) }
  }
}
