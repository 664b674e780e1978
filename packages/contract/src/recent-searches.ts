/** Name under which a browser stores its recent searches; they end with its session. */
export const RECENT_SEARCHES_NAME = 'recent-searches';
