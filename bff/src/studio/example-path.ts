import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { PageKindDefinition } from '@broadsheet/contract/page-kinds';

const PARAMETER = /\{(\w+)\}/g;

/** An address that shows a page of a kind; null where it is about something that only a service knows. Pure. */
export const examplePathOf = (
  { paths }: PageKindDefinition,
  { categories, cities }: BrandConfig,
): string | null => {
  const known: Readonly<Record<string, string | undefined>> = {
    category: categories[0]?.tag,
    keyword: categories[0]?.tags[0]?.tag,
    city: cities[0]?.slug,
    page: '1',
  };
  for (const path of paths) {
    const names = [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
    if (names.every((name) => known[name] !== undefined))
      return path.replace(PARAMETER, (_, name: string) => known[name] ?? '');
  }
  return null;
};
