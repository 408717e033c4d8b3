import CFileSystem
import Platform

/// The extended attributes of files. On Linux, access control lists and capabilities are among them.
enum ExtendedAttributes {
  /// Attributes that the system makes of the contents of a file, or of the program that writes it.
  private static let ofContents: Set = ["security.ima", "security.evm", "com.apple.provenance"]

  /// Copies the attributes of the file at a path to an open file, and removes others, which it may have from its folder.
  static func copy(from path: String, to descriptor: Int32) throws(FileAttributes.Loss) {
    let wanted = try names { compass_attribute_names_at(path, $0, $1) }
    let present = try names { compass_attribute_names(descriptor, $0, $1) }
    for name in wanted.subtracting(ofContents) {
      let value = try value(name) { compass_attribute_at(path, name, $0, $1) }
      // A label that the system has given to the new file too need not be one that the process may set.
      if present.contains(name),
        try self.value(name, { compass_attribute(descriptor, name, $0, $1) }) == value
      {
        continue
      }
      let code = value.withUnsafeBytes {
        compass_set_attribute(descriptor, name, $0.baseAddress, $0.count)
      }
      guard code == 0 else { throw loss(name, code) }
    }
    for name in present.subtracting(wanted).subtracting(ofContents) {
      let code = compass_remove_attribute(descriptor, name)
      guard code == 0 || name.hasPrefix("security.") else { throw loss(name, code) }
    }
  }

  private static func loss(_ name: String, _ code: Int32) -> FileAttributes.Loss {
    .init(what: "extended attribute \(name)", code: code)
  }

  private static func names(
    _ list: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(FileAttributes.Loss) -> Set<String> {
    let (bytes, code) = bytes { list($0?.assumingMemoryBound(to: CChar.self), $1) }
    switch code {
    case 0: return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    case ENOTSUP, EOPNOTSUPP, ENOSYS: return []
    default: throw .init(what: "extended attributes", code: code)
    }
  }

  private static func value(
    _ name: String, _ get: (UnsafeMutableRawPointer?, Int) -> Int
  ) throws(FileAttributes.Loss) -> [UInt8] {
    let (bytes, code) = bytes(get)
    guard code == 0 else { throw loss(name, code) }
    return bytes
  }

  /// Returns what a call writes that reports the length without a buffer, and the value of `errno`.
  private static func bytes(
    _ call: (UnsafeMutableRawPointer?, Int) -> Int
  ) -> (bytes: [UInt8], code: Int32) {
    // Another program may add to it between the calls.
    for _ in 0..<16 {
      let length = call(nil, 0)
      guard length >= 0 else { return ([], errno) }
      guard length > 0 else { return ([], 0) }
      var bytes = [UInt8](repeating: 0, count: length)
      let count = bytes.withUnsafeMutableBytes { call($0.baseAddress, $0.count) }
      if count >= 0 { return (Array(bytes[..<count]), 0) }
      if errno != ERANGE { return ([], errno) }
    }
    return ([], ERANGE)
  }
}
