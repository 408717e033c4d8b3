internal import JSPrimitives

extension CoachRules {
  /// A way to reach a coach from their card.
  ///
  /// Specification "Coaches List", 2 Quick Communication and 6 Communication Buttons, and "School
  /// Detail", 2 Contact Coach.
  public enum ContactChannel: Sendable, Hashable {
    /// An email to an address.
    case email(String)
    /// A text message to a phone number.
    case text(phone: String)
    /// A call to a phone number.
    case call(phone: String)
    /// The profile on Twitter.
    case tweet(handle: String)
    /// The profile on Instagram.
    case instagram(handle: String)

    /// Returns the ways to reach a coach, in the order of the buttons. A missing or empty field has
    /// none.
    public static func available(for coach: Details) -> [ContactChannel] {
      [
        coach.email.nonempty.map(ContactChannel.email),
        coach.phone.nonempty.map { .text(phone: $0) },
        coach.phone.nonempty.map { .call(phone: $0) },
        coach.twitterHandle.nonempty.map { .tweet(handle: $0) },
        coach.instagramHandle.nonempty.map { .instagram(handle: $0) },
      ].compactMap(\.self)
    }

    /// Returns the ways to reach a coach, in the order of the buttons. A missing or empty field has
    /// none.
    public static func available(for coach: some Detailed<Details>) -> [ContactChannel] {
      available(for: coach.details)
    }

    /// The address to open: `mailto:`, `sms:`, `tel:`, or a profile on the web. A phone number keeps
    /// only its digits and a leading plus.
    public var address: String {
      switch self {
      case .email(let address): "mailto:" + Self.encoded(address, keeping: "@+")
      case .text(let phone): "sms:" + Self.dialable(phone)
      case .call(let phone): "tel:" + Self.dialable(phone)
      case .tweet(let handle): "https://twitter.com/" + Self.profile(handle)
      case .instagram(let handle): "https://instagram.com/" + Self.profile(handle)
      }
    }

    /// Returns the VoiceOver label, such as "Email Dana Cole" ("School Detail", 6 Accessibility).
    public func accessibilityLabel(coachName: String) -> String {
      switch self {
      case .email: "Email \(coachName)"
      case .text: "Text \(coachName)"
      case .call: "Call \(coachName)"
      case .tweet: "Tweet \(coachName)"
      case .instagram: "Instagram \(coachName)"
      }
    }

    private static func dialable(_ phone: String) -> String {
      let digits = phone.unicodeScalars.filter { ("0"..."9").contains($0) }
      let isInternational = JSText(phone).trimmed().string.hasPrefix("+")
      return (isInternational ? "+" : "") + String(String.UnicodeScalarView(digits))
    }

    private static func profile(_ handle: String) -> String {
      encoded(handle.hasPrefix("@") ? String(handle.dropFirst()) : handle, keeping: "")
    }

    /// Percent-encodes a component except for these marks.
    private static func encoded(_ text: String, keeping marks: String) -> String {
      text.map { mark in
        marks.contains(mark) ? String(mark) : PercentEncoding.component(String(mark))
      }.joined()
    }
  }
}
