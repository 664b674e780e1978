import { After } from '@broadsheet/contract/after';
import { Value } from 'typebox/value';

interface Paged {
  readonly items: readonly unknown[];
  readonly size: number;
  readonly total: number;
  readonly hasMore: boolean;
}

/** Parses the cursor in the URL; empty if the URL has only a page number. */
export const readAfter = (text: string | undefined): { readonly after?: string } =>
  text !== undefined && Value.Check(After, text) ? { after: text } : {};

/** The cursor of the next page: it starts after the last entry of this one, even if entries are removed. */
export const nextAfter = (
  at: number,
  page: number,
  last: string | null | undefined,
): { readonly after?: string } => (at === page + 1 && last ? { after: last } : {});

/** The total for page numbers: entries that were removed since the first page still count. */
export const pagedTotal = ({ items, size, total, hasMore }: Paged, page: number): number =>
  items.length === 0
    ? total
    : Math.max(total, (page - 1) * size + (hasMore ? size + 1 : items.length));
