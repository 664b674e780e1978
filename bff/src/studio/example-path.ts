import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { PageKindDefinition } from '@broadsheet/contract/page-kinds';

const PARAMETER = /\{(\w+)\}/g;

/** The required topic of an address, for pages about a city or a category; null is any. */
export interface PathTopic {
  readonly city: string | null;
  readonly category: string | null;
}

const ANY_TOPIC: PathTopic = { city: null, category: null };

const first = <Item>(items: readonly Item[], isMeant: ((item: Item) => boolean) | null) =>
  isMeant ? items.find(isMeant) : items[0];

/** An address of a page kind; null where its topic is known to a service only. Pure. */
export const examplePathOf = (
  { paths }: PageKindDefinition,
  { categories, cities }: BrandConfig,
  topic = ANY_TOPIC,
): string | null => {
  const category = first(categories, topic.category ? ({ tag }) => tag === topic.category : null);
  const city = first(cities, topic.city ? ({ slug }) => slug === topic.city : null);
  const known: Readonly<Record<string, string | undefined>> = {
    category: category?.tag,
    keyword: category?.tags[0]?.tag,
    city: city?.slug,
    page: '1',
  };
  for (const path of paths) {
    const names = [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
    if (names.every((name) => known[name] !== undefined))
      return path.replace(PARAMETER, (_, name: string) => known[name] ?? '');
  }
  return null;
};
