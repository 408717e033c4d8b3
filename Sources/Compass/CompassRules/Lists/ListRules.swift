/// Lists with filters and an order, whatever they hold.
public enum ListRules {}
