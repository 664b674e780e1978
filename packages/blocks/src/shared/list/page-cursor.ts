import { After } from '@broadsheet/contract/after';
import { Value } from 'typebox/value';

interface Paged {
  readonly items: readonly unknown[];
  readonly size: number;
  readonly total: number;
  readonly hasMore: boolean;
}

/** Behind what the address of a page begins; nothing where only its number says. */
export const readAfter = (text: string | undefined): { readonly after?: string } =>
  text !== undefined && Value.Check(After, text) ? { after: text } : {};

/** What the address of the next page adds: it begins behind the last entry of this one, whatever is taken away. */
export const nextAfter = (
  at: number,
  page: number,
  last: string | null | undefined,
): { readonly after?: string } => (at === page + 1 && last ? { after: last } : {});

/** How many entries a list has as its pages are counted: what was taken away since the first one still counts. */
export const pagedTotal = ({ items, size, total, hasMore }: Paged, page: number): number =>
  items.length === 0
    ? total
    : Math.max(total, (page - 1) * size + (hasMore ? size + 1 : items.length));
