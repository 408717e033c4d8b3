/// The measurements of a sport: their names, units and formats.
public enum MetricRules {}
