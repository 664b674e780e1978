import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { readAfter } from './page-cursor.ts';

const EPOCH_MS = /^[1-9]\d{0,13}$/;

/**
 * The moment of which a list's pages are, epoch ms: that of the first page, which the addresses of the others name.
 * Undefined on the first page.
 */
export const readAsOf = ({ page: { query } }: Pick<LoaderContext, 'page'>): number | undefined =>
  EPOCH_MS.test(query.asOf ?? '') ? Number(query.asOf) : undefined;

/** Of a list whose entries move up: behind what a page begins, and as of which moment. */
export const readCursor = (
  context: Pick<LoaderContext, 'page'>,
): { readonly after?: string; readonly asOf?: number } => {
  const asOf = readAsOf(context);
  return {
    ...readAfter(context.page.query.after),
    ...(asOf === undefined ? {} : { asOf }),
  };
};

/** What the address of a page adds to its filters. */
export const pageQuery = (
  page: number,
  context: Pick<LoaderContext, 'page' | 'now'>,
): Record<string, string> =>
  page > 1 ? { page: String(page), asOf: String(readAsOf(context) ?? context.now) } : {};
