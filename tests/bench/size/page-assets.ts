export interface PageAssets {
  /** The entry and the chunks that the page loads immediately. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

const hrefsOf = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, href = '']) => href);

/** The files that a page's HTML loads immediately in a browser with JavaScript. Pure. */
export const readPageAssets = (page: string): PageAssets => {
  const html = page.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  return {
    scripts: [
      ...hrefsOf(html, /<script type="module"[^>]* src="([^"]+)"/g),
      ...hrefsOf(html, /<link rel="modulepreload" href="([^"]+)"/g),
    ],
    stylesheets: hrefsOf(html, /<link rel="stylesheet" href="([^"]+)"/g),
  };
};
