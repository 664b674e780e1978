import Type from 'typebox';
import { type AudienceField, Cohort, Device, ExperienceBandId, Membership } from './audience.ts';
import { Brand } from './brand.ts';

const Slug = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'A slug of lower-case letters, digits and hyphens, such as navi-mumbai.',
});
export const INSTANT_PATTERN =
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$';
export const Instant = Type.String({
  pattern: INSTANT_PATTERN,
  description: 'ISO 8601 with an offset, such as 2026-10-28T00:00:00+05:30.',
});

const ListOf = <Schema extends Type.TSchema>(schema: Schema) => Type.Array(schema, { minItems: 1 });

export const AudienceWhenFields = {
  brand: Type.Optional(ListOf(Brand)),
  cohort: Type.Optional(ListOf(Cohort)),
  experienceBand: Type.Optional(ListOf(ExperienceBandId)),
  membership: Type.Optional(ListOf(Membership)),
  device: Type.Optional(ListOf(Device)),
  city: Type.Optional(ListOf(Slug)),
  category: Type.Optional(ListOf(Slug)),
  crawler: Type.Optional(ListOf(Type.Boolean())),
} satisfies Record<AudienceField, Type.TOptional<Type.TArray>>;

/** A conjunction over the audience alone: every given field must have one of its values. */
export const AudienceWhen = Type.Object(
  {
    ...AudienceWhenFields,
    not: Type.Optional(
      Type.Object(AudienceWhenFields, { additionalProperties: false, minProperties: 1 }),
    ),
  },
  { additionalProperties: false },
);
export type AudienceWhen = Type.Static<typeof AudienceWhen>;
