import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { readAfter } from './page-cursor.ts';

const EPOCH_MS = /^[1-9]\d{0,13}$/;

/**
 * The `asOf` instant of a list in epoch milliseconds: the load time of the first page, which the URLs of later pages
 * carry. Undefined on the first page.
 */
export const readAsOf = ({ page: { query } }: Pick<LoaderContext, 'page'>): number | undefined =>
  EPOCH_MS.test(query.asOf ?? '') ? Number(query.asOf) : undefined;

/** The cursor of a list whose entries can move up: the last entry of the previous page, and `asOf`. */
export const readCursor = (
  context: Pick<LoaderContext, 'page'>,
): { readonly after?: string; readonly asOf?: number } => {
  const asOf = readAsOf(context);
  return {
    ...readAfter(context.page.query.after),
    ...(asOf === undefined ? {} : { asOf }),
  };
};

/** The query parameters of a page, in addition to the filters. */
export const pageQuery = (
  page: number,
  context: Pick<LoaderContext, 'page' | 'now'>,
): Record<string, string> =>
  page > 1 ? { page: String(page), asOf: String(readAsOf(context) ?? context.now) } : {};
