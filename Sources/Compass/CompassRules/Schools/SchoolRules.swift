/// A school on its pages: information, figures, notes, documents and the federal data.
public enum SchoolRules {}
