import { PAGE_SIZE } from '@broadsheet/contract/constants';
import Type from 'typebox';

const PageHref = Type.Union([Type.String(), Type.Null()]);

export const PagerData = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 1 }),
  previous: PageHref,
  next: PageHref,
});
export type PagerData = Type.Static<typeof PagerData>;

const MAX_PAGES = 500;

/** Builds the pager of a list; `hrefOf` returns the path of a page. */
export const toPager = (
  page: number,
  total: number,
  hrefOf: (page: number) => string,
  size: number = PAGE_SIZE,
): PagerData => {
  const pages = Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / size)));
  return {
    page,
    pages,
    previous: page > 1 ? hrefOf(Math.min(page - 1, pages)) : null,
    next: page < pages ? hrefOf(page + 1) : null,
  };
};
