import Type, { type TSchema } from 'typebox';
import { CityIds } from './city-input.ts';
import type { JobFilterParameter } from './job-filters.ts';

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const Ids = Type.String({
  pattern: '^\\d{1,9}(,\\d{1,9}){0,19}$',
  description: 'Ids joined by commas.',
});

/**
 * The filters of the calls that list jobs: all given ones must match, each with any of its ids. They are separate from
 * JOB_FILTERS because browsers load that table without schemas.
 */
export const filterParameters = {
  /** The functional area: the dataId of a category. */
  cat: Type.Optional(Id),
  locIds: Type.Optional(CityIds),
  exp: Type.Optional(Type.Integer({ minimum: 1, maximum: 9, description: 'Experience band.' })),
  range: Type.Optional(Type.Integer({ minimum: 0, maximum: 5, description: 'Id of DATE_RANGES.' })),
  industry: Type.Optional(Ids),
  minPay: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1000, description: 'Lakh rupees a year.' }),
  ),
  wfh: Type.Optional(Type.Literal(1)),
  workMode: Type.Optional(
    Type.String({
      pattern: '^[1-3](,[1-3]){0,2}$',
      description: '1 work from office, 2 hybrid, 3 work from home; several joined by commas.',
    }),
  ),
  shift: Type.Optional(
    Type.String({
      pattern: '^[1-3](,[1-3]){0,2}$',
      description: '1 day, 2 night, 3 rotational; several joined by commas.',
    }),
  ),
  women: Type.Optional(Type.Literal(1, { description: 'Women preferred.' })),
  returning: Type.Optional(Type.Literal(1, { description: 'Women returning to work.' })),
  disability: Type.Optional(Type.Literal(1, { description: 'Open to persons with disabilities.' })),
  defence: Type.Optional(Type.Literal(1, { description: 'Ex-defence personnel welcome.' })),
} satisfies Record<JobFilterParameter, TSchema>;

const Parameters = Type.Object(filterParameters);
export type FilterParameters = Readonly<Type.Static<typeof Parameters>>;
