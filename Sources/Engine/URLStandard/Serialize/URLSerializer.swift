/// A serializer of URLs.
///
/// URL Standard, "URL serializing" (<https://url.spec.whatwg.org/#url-serializing>).
struct URLSerializer {
  private var output: [UInt8] = []
  private var offsets = WebURLOffsets()

  /// Returns the serialized URL with this head and host over the cleaned input.
  static func serialize(
    _ bytes: UnsafeBufferPointer<UInt8>, head: URLHead, host: URLHost?
  ) -> (href: [UInt8], offsets: WebURLOffsets) {
    var serializer = URLSerializer()
    serializer.output.reserveCapacity(bytes.count + 8)
    for byte in bytes[head.name] { serializer.output.append(byte | 0x20) }
    serializer.offsets.schemeEnd = serializer.output.count
    serializer.output.append(0x3A)
    if let host { serializer.writeAuthority(bytes, head: head, host: host) }
    let (path, end) = PathSerializer.path(of: bytes, after: head)
    if host == nil, !head.hasOpaquePath, path.starts(with: [0x2F, 0x2F]) {
      // Prevents the path from being parsed as an authority.
      serializer.output += [0x2F, 0x2E]
    }
    serializer.offsets.path = serializer.write { $0 += path }
    serializer.writeTail(bytes, from: end, isSpecial: head.scheme.isSpecial)
    return (serializer.output, serializer.offsets)
  }

  /// Calls `append` and returns the range that it wrote.
  private mutating func write(_ append: (inout [UInt8]) -> Void) -> Range<Int> {
    let start = output.count
    append(&output)
    return start..<output.count
  }

  private mutating func writeAuthority(
    _ bytes: UnsafeBufferPointer<UInt8>, head: URLHead, host: URLHost
  ) {
    output += [0x2F, 0x2F]
    let username = head.username ?? 0..<0
    let password = head.password ?? 0..<0
    if !username.isEmpty || !password.isEmpty {
      offsets.username = write { PercentEncodeSet.userinfo.append(bytes, in: username, to: &$0) }
      if !password.isEmpty {
        output.append(0x3A)
        offsets.password = write { PercentEncodeSet.userinfo.append(bytes, in: password, to: &$0) }
      }
      output.append(0x40)
    }
    offsets.host = write { host.append(to: &$0) }
    if let port = head.port {
      output.append(0x3A)
      DecimalDigits.append(port, to: &output)
      offsets.port = port
    }
  }

  /// Writes the query and the fragment, which start at `start` if there are any.
  private mutating func writeTail(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isSpecial: Bool
  ) {
    var start = start
    if start < bytes.count, bytes[start] == 0x3F {
      let end = bytes[start...].firstIndex(of: 0x23) ?? bytes.count
      let set = isSpecial ? PercentEncodeSet.specialQuery : .query
      output.append(0x3F)
      offsets.query = write { set.append(bytes, in: (start + 1)..<end, to: &$0) }
      start = end
    }
    if start < bytes.count {
      output.append(0x23)
      offsets.fragment = write {
        PercentEncodeSet.fragment.append(bytes, in: (start + 1)..<bytes.count, to: &$0)
      }
    }
  }
}
