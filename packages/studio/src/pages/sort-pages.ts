import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import type { Sort } from '../controls/sort-heading.tsx';

const BY = {
  kind: ({ kind }: StudioPage) => formatPage(kind),
  path: ({ path }: StudioPage) => path ?? '',
  blocks: ({ blocks }: StudioPage) => blocks,
  variants: ({ variants }: StudioPage) => variants,
};

export type PageSort = Sort<keyof typeof BY>;

/** Sorts pages by the selected column, then by name. */
export const sortPages = (
  pages: readonly StudioPage[],
  { column, direction }: PageSort,
): StudioPage[] => {
  const valueIn = BY[column];
  const sign = direction === 'descending' ? -1 : 1;
  return [...pages].sort((a, b) => {
    const [first, second] = [valueIn(a), valueIn(b)];
    if (first === second) return a.kind < b.kind ? -1 : 1;
    return first < second ? -sign : sign;
  });
};
