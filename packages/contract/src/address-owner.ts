import type { BrandConfig } from './brand-config.ts';
import { PAGE_KINDS, type PageKindDefinition } from './page-kinds.ts';
import { resolvePage } from './resolve-page.ts';
import type { SiteAddresses } from './site-addresses.ts';

/** First parts of addresses that are no pages: of calls, files and operations. */
const RESERVED_PARTS: readonly string[] = [
  '.well-known',
  'api',
  'assets',
  'dev',
  'health',
  'images',
  'logos',
  'media',
  'metrics',
  'offline',
  'ofrep',
  'pictures',
  'preferences',
  'read-csv',
  'studio',
  'theme',
  'videos',
];

const firstPart = (path: string): string => path.split(/[/?#]/)[1] ?? '';

/** The first parts that page kinds own, up to their first parameter. */
const ownedParts: readonly { readonly part: string; readonly isPrefix: boolean }[] =
  Object.values<PageKindDefinition>(PAGE_KINDS).flatMap(({ paths }) =>
    paths.map((path) => {
      const part = firstPart(path);
      const [before = ''] = part.split('{');
      return { part: before, isPrefix: before !== part };
    }),
  );

/** Whether no landing page can have an address, because pages of the product or other answers are below its first part. */
export const isOwnedAddress = (path: string): boolean => {
  const part = firstPart(path).toLowerCase();
  if (part === '' || RESERVED_PARTS.includes(part)) return true;
  return ownedParts.some((owned) =>
    owned.isPrefix ? part.startsWith(owned.part) : part === owned.part,
  );
};

/** Whether a brand answers an address by itself: then no redirect of content is ever looked up. */
export const isAnsweredAddress = (brand: BrandConfig, path: string): boolean => {
  if (RESERVED_PARTS.includes(firstPart(path).toLowerCase())) return true;
  const match = resolvePage(brand, path);
  return 'redirect' in match || match.kind !== 'notfound';
};

/** Whether an address that nobody is known to answer may be one of content that cannot be read. */
export const mayBeHidden = (path: string, addresses: SiteAddresses | undefined): boolean =>
  addresses?.isComplete === false && !isOwnedAddress(path);
