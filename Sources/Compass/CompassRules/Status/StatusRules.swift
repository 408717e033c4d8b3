/// The stages of recruiting at a school, and words of its size.
public enum StatusRules {}
