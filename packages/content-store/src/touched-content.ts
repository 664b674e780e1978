import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { PageName } from '@broadsheet/contract/page-name';
import type { TargetedBanner } from '@broadsheet/contract/targeted-banner';
import { listBannersOf } from './check-banner-sources.ts';
import { createSnapshot } from './create-snapshot.ts';
import type { LoadedContent } from './load-content.ts';
import type { PageSnapshot, Snapshot } from './snapshot.ts';

type Loaded = Pick<LoadedContent, 'pages' | 'banners' | 'texts'>;

/** The content that a change affects, and nothing else. */
export interface TouchedContent {
  readonly pages: ReadonlyMap<PageName, PageSnapshot>;
  /** By name; undefined removes one. */
  readonly banners: ReadonlyMap<string, readonly TargetedBanner[] | null | undefined>;
  readonly texts: ReadonlyMap<string, string | undefined>;
  /** Kinds of pages that show any of it. */
  readonly kinds: ReadonlySet<PageName>;
}

const differing = <Name, Value>(
  before: ReadonlyMap<Name, Value>,
  after: ReadonlyMap<Name, Value>,
  isSame: (left: Value | undefined, right: Value | undefined) => boolean,
): Map<Name, Value | undefined> => {
  const names = new Set([...before.keys(), ...after.keys()]);
  return new Map(
    [...names].flatMap((name) =>
      isSame(before.get(name), after.get(name)) ? [] : [[name, after.get(name)]],
    ),
  );
};

const isSameJson = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** What differs between content without a change and with it. Pure. */
export const touchedContent = (
  before: Loaded,
  after: Loaded,
  definitions: BlockDefinitions,
): TouchedContent => {
  const pages = new Map(
    [...after.pages].filter(([kind, page]) => before.pages.get(kind)?.revision !== page.revision),
  );
  const banners = differing(before.banners, after.banners, isSameJson);
  const texts = differing(before.texts, after.texts, Object.is);
  const shows = ({ layout }: PageSnapshot): boolean =>
    listBannersOf(layout, definitions).some((name) => banners.has(name));
  const showing = [...before.pages, ...after.pages].filter(([, page]) => shows(page));
  return { pages, banners, texts, kinds: new Set([...pages, ...showing].map(([kind]) => kind)) };
};

const laidOver = <Name, Value>(
  under: ReadonlyMap<Name, Value>,
  over: ReadonlyMap<Name, Value | undefined>,
): ReadonlyMap<Name, Value> => {
  const all = new Map(under);
  for (const [name, value] of over) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  return all;
};

/** Everything else stays as it is served, including experiments. */
export const layOver = (serving: Snapshot, touched: TouchedContent): Snapshot =>
  createSnapshot({
    ...serving,
    pages: laidOver(serving.pages, touched.pages),
    banners: laidOver(serving.banners, touched.banners),
    texts: laidOver(serving.texts, touched.texts),
  });
