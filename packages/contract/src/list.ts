import Type, { type TSchema } from 'typebox';

/** The one shape of every paged answer; `page` counts from 1, `total` is the count over all pages. */
export const listOf = <Item extends TSchema>(item: Item) =>
  Type.Object({
    items: Type.Array(item),
    page: Type.Integer({ minimum: 1 }),
    size: Type.Integer({ minimum: 1 }),
    total: Type.Integer({ minimum: 0 }),
    hasMore: Type.Boolean(),
  });
