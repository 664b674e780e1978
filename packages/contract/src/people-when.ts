import Type from 'typebox';
import { AudienceKey } from './named-audiences.ts';
import { AudienceWhenFields } from './when.ts';

/** Every audience of a condition multiplies what has to be proved of it. */
const WHEN_AUDIENCES_MAX = 8;

/** The fields of a condition on people: those of the audience, and named audiences. */
export const PeopleWhenFields = {
  ...AudienceWhenFields,
  audience: Type.Optional(
    Type.Array(AudienceKey, {
      minItems: 1,
      maxItems: WHEN_AUDIENCES_MAX,
      uniqueItems: true,
      description: 'Audiences of layouts/audiences.json: who belongs to one of them matches.',
    }),
  ),
};

/** A conjunction over people: every given field must have one of its values, `audience` too. */
export const PeopleWhen = Type.Object(
  {
    ...PeopleWhenFields,
    not: Type.Optional(
      Type.Object(PeopleWhenFields, { additionalProperties: false, minProperties: 1 }),
    ),
  },
  { additionalProperties: false },
);
export type PeopleWhen = Type.Static<typeof PeopleWhen>;
