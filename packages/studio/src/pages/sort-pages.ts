import type { StudioPage } from '@broadsheet/contract/studio/content-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import type { SortDescriptor } from 'react-aria-components';

const BY = {
  kind: ({ kind }: StudioPage) => formatPage(kind),
  path: ({ path }: StudioPage) => path ?? '',
  blocks: ({ blocks }: StudioPage) => blocks,
  variants: ({ variants }: StudioPage) => variants,
};

const isColumn = (column: unknown): column is keyof typeof BY =>
  typeof column === 'string' && Object.hasOwn(BY, column);

/** Sorts pages by the selected column, then by name. */
export const sortPages = (
  pages: readonly StudioPage[],
  { column, direction }: SortDescriptor,
): StudioPage[] => {
  const valueIn = BY[isColumn(column) ? column : 'kind'];
  const sign = direction === 'descending' ? -1 : 1;
  return [...pages].sort((a, b) => {
    const [first, second] = [valueIn(a), valueIn(b)];
    if (first === second) return a.kind < b.kind ? -1 : 1;
    return first < second ? -sign : sign;
  });
};
