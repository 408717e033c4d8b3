internal import JSPrimitives
internal import SchemaModel

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Texts of the formats that rules decide, not a pattern.
extension ValueSampler {
  /// Returns a text of a format.
  mutating func ruled(_ format: RuledFormat, _ check: PreparedCheck, attempt: Int) -> String {
    switch format {
    case .url: return url(check, attempt: attempt)
    case .ipv6: return address()
    case .cidrv6: return address() + "/\(random.number(in: 0...128))"
    case .base64: return Data(bytes()).base64EncodedString()
    case .base64url:
      return String(unpadded(bytes()).map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
    case .jsonWebToken: return token(check)
    case .row(_, let make): return make { random.number(below: $0) }
    }
  }

  private mutating func bytes() -> [UInt8] {
    (0..<random.number(below: 24)).map { _ in UInt8(random.number(below: 256)) }
  }

  private func unpadded(_ bytes: [UInt8]) -> String {
    String(Data(bytes).base64EncodedString().prefix { $0 != "=" })
  }

  /// Returns eight groups, or fewer around two colons.
  private mutating func address() -> String {
    func groups(_ count: Int, _ random: inout SeededRandom) -> String {
      (0..<count).map { _ in String(random.number(below: 0x10000), radix: 16) }
        .joined(separator: ":")
    }
    if random.isOne(in: 2) { return groups(8, &random) }
    let count = random.number(below: 4)
    return groups(count, &random) + "::" + groups(random.number(below: 7 - count), &random)
  }

  private mutating func token(_ check: PreparedCheck) -> String {
    var algorithm = random.choose(["HS256", "RS256", "ES384"]) ?? "HS256"
    if case .format(.jwt(let name?)) = check.kind { algorithm = name }
    let type = random.isOne(in: 2) ? #""typ":"JWT","# : ""
    let header = unpadded(Array("{\(type)\"alg\":\"\(algorithm)\"}".utf8))
    return [header, unpadded(bytes()), unpadded(bytes())].joined(separator: ".")
  }

  private mutating func url(_ check: PreparedCheck, attempt: Int) -> String {
    let patterns = check.urlPatterns
    if patterns.hostname == nil, patterns.scheme == nil { return RealisticText.url(&random) }
    func part(_ pattern: PreparedPattern?, _ usual: [String], _ random: inout SeededRandom)
      -> String
    {
      let choice = random.choose(usual) ?? ""
      guard let pattern, (try? pattern.regex.test(JSText(choice))) != true else { return choice }
      let sample = PatternSampler.sample(
        pattern, spread: 6, greatestLength: 60, isWishful: attempt.isMultiple(of: 2), &random)
      return sample?.string ?? choice
    }
    let scheme = part(patterns.scheme, ["https", "http", "ftp"], &random)
    let host = part(patterns.hostname, Vocabulary.hosts, &random)
    return "\(scheme)://\(host)" + (random.choose(Vocabulary.paths) ?? "")
  }
}
