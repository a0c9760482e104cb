/**
 * How often a page that is in sight asks again, in milliseconds: a quote that is finished in another window or by a
 * colleague shows up by itself. A page that is hidden asks nothing, and once when it is seen again.
 */
export const POLLING_INTERVAL_MS = 5000
