import Type from 'typebox';

/** The last thing that a page of a list has shown. */
export interface Shown {
  /** The instant by which the list is in order. */
  readonly at: Date;
  readonly id: number;
}

/** As an address writes it: epoch ms and id. The page begins behind it, whatever has gone from those before. */
export const After = Type.String({ pattern: '^\\d{1,14}-\\d{1,10}$' });

/** Epoch ms, when the first page of a list was read. */
export const AsOf = Type.Integer({ minimum: 1, maximum: 99_999_999_999_999 });

/** Behind what the next page begins; null where this one has nothing. */
export const NextAfter = Type.Union([After, Type.Null()]);

/** Behind which applicant a page of them begins: when they applied, epoch ms, and their id as recruiters know it. */
export const AfterApplicant = Type.String({
  pattern: '^\\d{1,14}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
});

/** @param at ISO 8601 instant */
export const writeAfter = (at: string, id: number): string => `${Date.parse(at)}-${id}`;

export const readAfter = (text: string): Shown => {
  const [at, id] = text.split('-').map(Number);
  return { at: new Date(at ?? 0), id: id ?? 0 };
};
