extension CodeRules {
  /// A social network whose handles the app stores.
  public enum SocialPlatform: String, Codable, CaseIterable, Sendable, Hashable {
    /// The network with that name; `twitter` is also X.
    case twitter, instagram, tiktok
  }

  /// A handle as the app stores it.
  public struct SocialHandle: Sendable, Hashable, Encodable {
    /// The handle without `@` and without an address around it, or a shortened address.
    public let text: String
    /// Whether the text is a shortened TikTok address instead of a handle.
    public let isShortAddress: Bool

    private enum CodingKeys: String, CodingKey {
      case text = "handle"
      case isShortAddress = "isShortUrl"
    }
  }

  /// The server's answer to a handle.
  public enum SocialHandleVerdict: Sendable, Hashable {
    /// The handle is valid in this normalized form.
    case valid(String)
    /// The handle is invalid, for the reason of this message.
    case invalid(String)
  }
}
