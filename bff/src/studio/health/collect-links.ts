import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import type { PageSnapshot } from '@broadsheet/content-store/snapshot';
import { createLocator, splitCsv } from '@broadsheet/content-store/split-csv';
import { parseProse } from '@broadsheet/contract/parse-prose';
import { isSafeAddress } from '@broadsheet/contract/site-path';
import type { HealthLocation } from '@broadsheet/contract/studio/health-calls';
import { namesLink } from '@broadsheet/layout-engine/names-link';
import { writtenBlocks } from '@broadsheet/layout-engine/rules/rule';

const BANNER_LINKS: ReadonlySet<string> = new Set(['link', 'showcaseRedirectionLink']);

const MARKDOWN_LINK = /\]\(/;

/** An address in the content, with its location. */
export interface WrittenLink {
  readonly address: string;
  readonly place: HealthLocation;
}

const linksIn = (value: unknown, key: string): readonly string[] => {
  if (typeof value === 'string') {
    if (namesLink(key)) return [value];
    return MARKDOWN_LINK.test(value) ? parseProse(value).links.map(({ href }) => href) : [];
  }
  if (Array.isArray(value)) return value.flatMap((each) => linksIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => linksIn(each, name));
};

const linksOfLayout = ({ name, layout }: Pick<PageSnapshot, 'name' | 'layout'>): WrittenLink[] =>
  writtenBlocks(layout).flatMap(({ id, block }) =>
    linksIn(block.settings, 'settings').map((address) => ({
      address,
      place: { file: `layouts/${name}.json`, block: id, line: null },
    })),
  );

const linksOfText = (file: string, text: string): WrittenLink[] =>
  parseProse(text).links.map(({ href, line }) => ({
    address: href,
    place: { file, block: null, line },
  }));

const linksOfBanners = (file: string, text: string): WrittenLink[] => {
  const [header, ...rows] = splitCsv(text);
  const locate = createLocator(text);
  const names = header?.cells?.map((cell) => cell.text.trim()) ?? [];
  return rows.flatMap(({ cells }) =>
    (cells ?? []).flatMap(({ text: address, at }, column) =>
      BANNER_LINKS.has(names[column] ?? '')
        ? [{ address: address.trim(), place: { file, block: null, line: locate(at).line } }]
        : [],
    ),
  );
};

/** Every address in live layouts, texts and banners, with its locations. Pure. */
export const collectLinks = (
  pages: Iterable<Pick<PageSnapshot, 'name' | 'layout'>>,
  files: readonly ContentFile[],
): ReadonlyMap<string, readonly HealthLocation[]> => {
  const written = [
    ...[...pages].flatMap(linksOfLayout),
    ...files.flatMap(({ folder, file, text }) => {
      if (text === null) return [];
      if (file.endsWith('.md')) return linksOfText(file, text);
      return folder === 'layouts/banners' ? linksOfBanners(file, text) : [];
    }),
    // Only paths of the site and https addresses lead to a page.
  ].filter(({ address }) => isSafeAddress(address));
  const locations = new Map<string, HealthLocation[]>();
  for (const { address, place } of written) {
    const known = locations.get(address);
    if (known) known.push(place);
    else locations.set(address, [place]);
  }
  return locations;
};
