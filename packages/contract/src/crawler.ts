/** Read by the edge as well (`npm run vcl`). */
export const CRAWLER =
  /bot\b|bot[/;_-]|crawl|spider|slurp|facebookexternalhit|mediapartners|lighthouse|whatsapp|embedly|quora link preview/i;

/** Whether the client is a crawler, by its user agent. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);
