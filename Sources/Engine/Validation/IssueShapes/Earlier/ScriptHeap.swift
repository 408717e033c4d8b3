internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// The objects of JavaScript that Zod's functions before 4.6.7 build.
///
/// These versions read keys of the payload as properties of plain objects, and so also those that every object inherits:
/// a key `__proto__` leads to the prototype that all objects share. The heap has one such prototype, and starts as that of
/// a program that has formatted nothing yet.
struct ScriptHeap {
  /// A value of JavaScript.
  enum Cell: Hashable {
    /// An object or array by its place in the heap.
    case object(Int)
    /// A built-in function or object other than the prototype of all objects, by its name.
    case builtIn(JSText)
    /// The message of an issue, or the value in its place.
    case value(JSONValue)
    /// The length of an array.
    case length(Int)
  }

  /// An object or an array.
  struct Object {
    var isArray = false
    /// The keys other than an array's elements, in the order in which they were set.
    var keys: [JSText] = []
    var members: [JSText: Cell] = [:]
    /// The elements of an array; missing ones have no entry.
    var elements: [Int: Cell] = [:]
    var count = 0
  }

  /// The prototype of all objects.
  static let prototype = Cell.object(0)

  private(set) var objects = [Object()]
  /// The own properties of built-in functions and objects.
  private var builtIns: [JSText: [JSText: Cell]] = [:]

  /// Returns a new plain object.
  mutating func makeObject() -> Cell { make(Object()) }

  /// Returns a new empty array.
  mutating func makeArray() -> Cell { make(Object(isArray: true)) }

  private mutating func make(_ object: Object) -> Cell {
    objects.append(object)
    return .object(objects.count - 1)
  }

  /// The array at a cell; nil if it holds something else.
  func array(_ cell: Cell?) -> Int? {
    guard case .object(let place)? = cell, objects[place].isArray else { return nil }
    return place
  }

  /// Appends a value to an array, as `push` does.
  mutating func push(
    _ value: Cell, to array: Int, path: [PathSegment]
  ) throws(IssueShape.Failure) {
    guard objects[array].count < Int(UInt32.max) else { throw .rangeError(path: path) }
    objects[array].elements[objects[array].count] = value
    objects[array].count += 1
  }

  /// Returns the value of a property, inherited ones included; nil for `undefined` and `null`.
  func get(_ cell: Cell, _ key: JSText, path: [PathSegment]) throws(IssueShape.Failure) -> Cell? {
    switch cell {
    case .object(let place):
      let object = objects[place]
      if object.isArray {
        if let index = JSONObject.arrayIndex(key), let element = object.elements[Int(index)] {
          return element
        }
        if key == "length" { return .length(object.count) }
      }
      if let own = object.members[key] { return own }
      if object.isArray, Self.arrayNames.contains(key) { return .builtIn("Array.prototype." + key) }
      if key == "__proto__" { return place == 0 ? nil : Self.prototype }
      return inherited(key)
    case .builtIn(let name):
      if let own = builtIns[name]?[key] { return own }
      // The engine's own properties of functions differ between engines, and some can't be set.
      guard !Self.functionNames.contains(key), !Self.arrayNames.contains(key),
        !Self.objectNames.contains(key)
      else { throw .builtIn(path: path) }
      return inherited(key)
    case .value, .length: throw .typeError(path: path)
    }
  }

  /// Sets a property, as an assignment in strict code does.
  mutating func set(
    _ cell: Cell, _ key: JSText, to value: Cell, path: [PathSegment]
  ) throws(IssueShape.Failure) {
    switch cell {
    case .object(let place):
      if objects[place].isArray {
        if let index = JSONObject.arrayIndex(key) {
          objects[place].elements[Int(index)] = value
          objects[place].count = max(objects[place].count, Int(index) + 1)
          return
        }
        if key == "length" {
          guard case .length = value else { throw .rangeError(path: path) }
          return
        }
      }
      if key == "__proto__" {
        // Setting the prototype that the object has changes nothing.
        guard place == 0 else { return }
        throw .typeError(path: path)
      }
      if objects[place].members.updateValue(value, forKey: key) == nil {
        objects[place].keys.append(key)
      }
    case .builtIn(let name): builtIns[name, default: [:]][key] = value
    case .value, .length: throw .typeError(path: path)
    }
  }

  /// Returns the value of a property of the prototype of all objects.
  private func inherited(_ key: JSText) -> Cell? {
    objects[0].members[key]
      ?? (Self.objectNames.contains(key) ? .builtIn("Object.prototype." + key) : nil)
  }
}
