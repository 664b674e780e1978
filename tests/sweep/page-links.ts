import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { pageNameOf } from '@broadsheet/contract/page-name';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import { shippedAddresses } from '@broadsheet/test-kit/site/page-addresses';

/** Addresses of the site that are no pages; forms and the head lead to them. */
const NOT_PAGES =
  /^\/(assets|theme|api)\/|^\/favicon\.|^\/robots\.txt$|^\/manifest\.|^\/blog\/feed\.xml$/;

/** The root-relative addresses of all anchors in a document, each once, entities decoded. */
export const listLinks = (html: string): string[] => {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  );
  return [...new Set(found)].sort();
};

/** The addresses of all anchors that leave the site. */
export const listOutwardLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"/#][^"]*)"/g)].map(([, href = '']) => href);

/**
 * The fault of a link: it leads nowhere, to a redirect, or to a page without a layout.
 * @param layouts names of the pages with one
 */
export const findLinkFault = (
  brand: BrandConfig,
  layouts: ReadonlySet<string>,
  href: string,
): string | null => {
  if (NOT_PAGES.test(href)) return null;
  const page = resolvePage(brand, href, shippedAddresses);
  if ('redirect' in page) return `${href} redirects to ${page.redirect.location}`;
  if (page.kind === 'notfound') return `${href} leads nowhere`;
  return layouts.has(pageNameOf(page)) ? null : `${href} is a ${page.kind}, which has no layout`;
};
