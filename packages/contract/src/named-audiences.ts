import Type from 'typebox';
import { AudienceWhen } from './when.ts';

/** The file of the named audiences. */
export const AUDIENCES_FILE = 'layouts/audiences.json';

export const AUDIENCE_KEY_PATTERN = '^[a-z][a-z0-9-]{0,47}$';
export const AudienceKey = Type.String({
  pattern: AUDIENCE_KEY_PATTERN,
  description: 'An audience of layouts/audiences.json, such as freshers.',
});

/** Nobody could tell who belongs to an audience of more. */
export const AUDIENCE_PARTS_MAX = 12;

/** People who match at least one of some conditions, under a name that layouts use. */
export const NamedAudience = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 60, description: 'As marketing calls them.' }),
    any: Type.Array(
      Type.Object(AudienceWhen.properties, { additionalProperties: false, minProperties: 1 }),
      {
        minItems: 1,
        maxItems: AUDIENCE_PARTS_MAX,
        description: 'Who matches one of these belongs to the audience.',
      },
    ),
  },
  { additionalProperties: false },
);
export type NamedAudience = Type.Static<typeof NamedAudience>;

/** `layouts/audiences.json`: every key without a dollar sign is an audience's. */
export const AudiencesFile = Type.Object(
  { $schema: Type.Optional(Type.String()) },
  { additionalProperties: false, patternProperties: { '^(?!\\$)': NamedAudience } },
);
export type AudiencesFile = Type.Static<typeof AudiencesFile> & Record<string, unknown>;

/** `layouts/audiences.json` as read, by key. */
export type NamedAudiences = ReadonlyMap<string, NamedAudience>;

export const NO_AUDIENCES: NamedAudiences = new Map();
