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

/// The tables of Zod's locales: JSON files, embedded as text.
private enum ZodTables {
  static let ar = read(EmbeddedFiles.ar)
  static let de = read(EmbeddedFiles.de)
  static let en = read(EmbeddedFiles.en)
  static let es = read(EmbeddedFiles.es)
  static let fr = read(EmbeddedFiles.fr)
  static let gu = read(EmbeddedFiles.gu)
  static let he = read(EmbeddedFiles.he)
  static let it = read(EmbeddedFiles.it)
  static let ja = read(EmbeddedFiles.ja)
  static let ko = read(EmbeddedFiles.ko)
  static let ne = read(EmbeddedFiles.ne)
  static let pl = read(EmbeddedFiles.pl)
  static let pt = read(EmbeddedFiles.pt)
  static let ru = read(EmbeddedFiles.ru)
  static let tg = read(EmbeddedFiles.tg)
  static let uk = read(EmbeddedFiles.uk)
  static let zhCN = read(EmbeddedFiles.zhCN)

  /// A file that is not of the form would be a fault of the package: it reads as nil, and its tests fail.
  private static func read(_ text: String) -> LocaleTable? {
    try? LocaleTable(JSONDocument(Array(text.utf8)).value)
  }
}
