internal import SourceJSON

/// Zod's locales. Each is read when its first message is asked for. In a release of Zod without the locale it has the
/// words of the first release with it.
extension IssueLocale {
  /// Arabic.
  public static let arabic = IssueLocale("ar", source: .table { ZodTables.ar })
  /// German.
  public static let german = IssueLocale("de", source: .table { ZodTables.de })
  /// English, Zod's default.
  public static let english = IssueLocale("en", source: .table { ZodTables.en })
  /// Spanish.
  public static let spanish = IssueLocale("es", source: .table { ZodTables.es })
  /// French.
  public static let french = IssueLocale("fr", source: .table { ZodTables.fr })
  /// Gujarati, which Zod has from 4.6.7 on.
  public static let gujarati = IssueLocale("gu", source: .table { ZodTables.gu })
  /// Hebrew.
  public static let hebrew = IssueLocale("he", source: .table { ZodTables.he })
  /// Italian.
  public static let italian = IssueLocale("it", source: .table { ZodTables.it })
  /// Japanese.
  public static let japanese = IssueLocale("ja", source: .table { ZodTables.ja })
  /// Korean.
  public static let korean = IssueLocale("ko", source: .table { ZodTables.ko })
  /// Nepali, which Zod has from 4.6.7 on.
  public static let nepali = IssueLocale("ne", source: .table { ZodTables.ne })
  /// Polish.
  public static let polish = IssueLocale("pl", source: .table { ZodTables.pl })
  /// Portuguese.
  public static let portuguese = IssueLocale("pt", source: .table { ZodTables.pt })
  /// Russian.
  public static let russian = IssueLocale("ru", source: .table { ZodTables.ru })
  /// Tajik, which Zod has from 4.6.7 on.
  public static let tajik = IssueLocale("tg", source: .table { ZodTables.tg })
  /// Ukrainian.
  public static let ukrainian = IssueLocale("uk", source: .table { ZodTables.uk })
  /// Chinese in simplified characters.
  public static let simplifiedChinese = IssueLocale("zh-CN", source: .table { ZodTables.zhCN })

  /// Zod's locales that are here, in the order of their identifiers.
  public static let zod: [IssueLocale] = [
    arabic, german, english, spanish, french, gujarati, hebrew, italian, japanese, korean, nepali,
    polish, portuguese, russian, tajik, ukrainian, simplifiedChinese,
  ]

  /// Zod's locale of an identifier as Zod has it, such as `zh-CN`; nil if it is not here.
  ///
  /// `best(for:of:)` chooses by the languages of a device.
  public init?(zod identifier: String) {
    guard let locale = Self.zod.first(where: { $0.identifier == identifier }) else { return nil }
    self = locale
  }
}

/// The tables of Zod's locales: JSON files that the compiler embeds.
private enum ZodTables {
  static let ar = read(PackageResources.ar_json)
  static let de = read(PackageResources.de_json)
  static let en = read(PackageResources.en_json)
  static let es = read(PackageResources.es_json)
  static let fr = read(PackageResources.fr_json)
  static let gu = read(PackageResources.gu_json)
  static let he = read(PackageResources.he_json)
  static let it = read(PackageResources.it_json)
  static let ja = read(PackageResources.ja_json)
  static let ko = read(PackageResources.ko_json)
  static let ne = read(PackageResources.ne_json)
  static let pl = read(PackageResources.pl_json)
  static let pt = read(PackageResources.pt_json)
  static let ru = read(PackageResources.ru_json)
  static let tg = read(PackageResources.tg_json)
  static let uk = read(PackageResources.uk_json)
  static let zhCN = read(PackageResources.zh_CN_json)

  /// A file that is not of the form would be a fault of the package: it reads as nil, and its tests fail.
  private static func read(_ bytes: [UInt8]) -> LocaleTable? {
    try? LocaleTable(JSONDocument(bytes).value)
  }
}
