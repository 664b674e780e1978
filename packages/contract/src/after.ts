import Type from 'typebox';

/** The last row that a page of a list has shown. */
export interface Shown {
  /** The instant by which the list is in order. */
  readonly at: Date;
  readonly id: number;
}

/** A cursor as an address contains it: epoch ms and id. The page starts after it, even if earlier rows were removed. */
export const After = Type.String({ pattern: '^\\d{1,14}-\\d{1,10}$' });

/** Epoch ms, when the first page of a list was read. */
export const AsOf = Type.Integer({ minimum: 1, maximum: 99_999_999_999_999 });

/** The cursor of the next page; null where this page is empty. */
export const NextAfter = Type.Union([After, Type.Null()]);

/** Cursor of a page of applicants: when the last one applied (epoch ms) and their applicant id. */
export const AfterApplicant = Type.String({
  pattern: '^\\d{1,14}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
});

/** @param at ISO 8601 instant */
export const writeAfter = (at: string, id: number): string => `${Date.parse(at)}-${id}`;

export const readAfter = (text: string): Shown => {
  const [at, id] = text.split('-').map(Number);
  return { at: new Date(at ?? 0), id: id ?? 0 };
};
