/// The properties that ECMA-262 (2025) lets `\p{}` name, in its tables
/// table-binary-unicode-properties and table-binary-unicode-properties-of-strings.
enum PropertyNamesList {
  /// Binary properties: the name, and its alias if it has one. `WSpace` is no alias of ECMA-262, but one of Unicode's that
  /// V8, SpiderMonkey and JavaScriptCore take. It is the only one that V8 takes beyond the tables.
  static let binary = [
    "ASCII", "ASCII_Hex_Digit AHex", "Alphabetic Alpha", "Any", "Assigned", "Bidi_Control Bidi_C",
    "Bidi_Mirrored Bidi_M", "Case_Ignorable CI", "Cased", "Changes_When_Casefolded CWCF",
    "Changes_When_Casemapped CWCM", "Changes_When_Lowercased CWL",
    "Changes_When_NFKC_Casefolded CWKCF", "Changes_When_Titlecased CWT",
    "Changes_When_Uppercased CWU", "Dash", "Default_Ignorable_Code_Point DI", "Deprecated Dep",
    "Diacritic Dia", "Emoji", "Emoji_Component EComp", "Emoji_Modifier EMod",
    "Emoji_Modifier_Base EBase", "Emoji_Presentation EPres", "Extended_Pictographic ExtPict",
    "Extender Ext", "Grapheme_Base Gr_Base", "Grapheme_Extend Gr_Ext", "Hex_Digit Hex",
    "IDS_Binary_Operator IDSB", "IDS_Trinary_Operator IDST", "ID_Continue IDC", "ID_Start IDS",
    "Ideographic Ideo", "Join_Control Join_C", "Logical_Order_Exception LOE", "Lowercase Lower",
    "Math", "Noncharacter_Code_Point NChar", "Pattern_Syntax Pat_Syn",
    "Pattern_White_Space Pat_WS", "Quotation_Mark QMark", "Radical", "Regional_Indicator RI",
    "Sentence_Terminal STerm", "Soft_Dotted SD", "Terminal_Punctuation Term",
    "Unified_Ideograph UIdeo", "Uppercase Upper", "Variation_Selector VS",
    "White_Space space WSpace",
    "XID_Continue XIDC", "XID_Start XIDS",
  ]

  /// Properties of strings, except RGI_Emoji, which is the union of them all.
  static let ofStrings = [
    "Basic_Emoji", "Emoji_Keycap_Sequence", "RGI_Emoji_Modifier_Sequence",
    "RGI_Emoji_Flag_Sequence", "RGI_Emoji_Tag_Sequence", "RGI_Emoji_ZWJ_Sequence",
  ]
}
