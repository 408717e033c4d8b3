import JSPrimitives

/// A host in serialized form.
///
/// URL Standard, "host parsing" (<https://url.spec.whatwg.org/#host-parsing>).
enum URLHost: Hashable, Sendable {
  /// The domain of a special URL, in lower-case ASCII.
  case domain([UInt8])
  case ipv4(IPv4Address)
  case ipv6(IPv6Address)
  /// The percent-encoded host of a URL that is not special.
  case opaque([UInt8])
  case empty

  /// Parses a host; nil if it is malformed. `bytes` are UTF-8 without tabs and newlines.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, scheme: URLScheme) {
    if bytes.first == 0x5B {
      guard let address = Self.bracketed(bytes) else { return nil }
      self = .ipv6(address)
    } else if bytes.isEmpty {
      self = .empty
    } else if !scheme.isSpecial {
      if bytes.contains(where: HostCodePoints.isForbiddenInHost) { return nil }
      var encoded: [UInt8] = []
      PercentEncodeSet.control.append(bytes, in: 0..<bytes.count, to: &encoded)
      self = .opaque(encoded)
    } else {
      guard let domain = DomainName.ascii(of: bytes) else { return nil }
      let address = domain.withUnsafeBufferPointer { domain in
        IPv4Address.isNeeded(for: domain) ? .some(IPv4Address(domain)) : IPv4Address??.none
      }
      switch address {
      case .some(.some(let address)): self = .ipv4(address)
      case .some(.none): return nil
      case .none where scheme == .file && domain == Array("localhost".utf8): self = .empty
      case .none: self = .domain(domain)
      }
    }
  }

  /// Returns whether `init` accepts the host, without building a host in plain ASCII.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>, scheme: URLScheme) -> Bool {
    if bytes.first == 0x5B { return bracketed(bytes) != nil }
    if !scheme.isSpecial { return !bytes.contains(where: HostCodePoints.isForbiddenInHost) }
    switch DomainName.plainVerdict(on: bytes) {
    case .accepted: return true
    case .rejected: return false
    case .needsConversion: return URLHost(bytes, scheme: scheme) != nil
    }
  }

  private static func bracketed(_ bytes: UnsafeBufferPointer<UInt8>) -> IPv6Address? {
    guard bytes.count > 2, bytes.last == 0x5D else { return nil }
    return IPv6Address(bytes[1..<(bytes.count - 1)])
  }

  /// Appends the serialized host.
  func append(to output: inout [UInt8]) {
    switch self {
    case .domain(let bytes), .opaque(let bytes): output.append(contentsOf: bytes)
    case .ipv4(let address): address.append(to: &output)
    case .ipv6(let address): address.append(to: &output)
    case .empty: break
    }
  }
}
