const CRAWLER =
  /bot\b|bot[/;_-]|crawl|spider|slurp|facebookexternalhit|mediapartners|lighthouse|whatsapp|embedly|quora link preview/i;

/** Whether a program reads, by what it says of itself. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);
