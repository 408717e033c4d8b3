// Tables of metrics.
export const adapters = {
  "metrics.registry": ({ metricsCanonical }) => metricsCanonical.METRIC_DEFS,
  "metrics.sportOrders": ({ metricsCanonical }) => Object.entries(metricsCanonical.SPORT_METRICS).map(([sport, keys]) => ({ sport, keys })),
};
