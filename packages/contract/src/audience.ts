import Type from 'typebox';
import { Brand } from './brand.ts';
import { Text } from './text.ts';

export const COHORTS = [
  'experienceMissing',
  'freshers',
  'profileUpdateSuccess',
  'parserMismatch',
  'perfectMatch',
  'none',
] as const;
export const MEMBERSHIPS = ['visitor', 'basic', 'pro'] as const;
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;

export const Cohort = Type.Enum(COHORTS);
export type Cohort = Type.Static<typeof Cohort>;
export const Membership = Type.Enum(MEMBERSHIPS);
export const Device = Type.Enum(DEVICES);
export const ExperienceBandId = Type.Integer({ minimum: 1, maximum: 9 });

/** The audience of a request. Only these fields may vary a page; slugs are canonical, and `null` means unknown. */
export const Audience = Type.Object(
  {
    brand: Brand,
    cohort: Cohort,
    experienceBand: ExperienceBandId,
    membership: Membership,
    device: Device,
    city: Type.Union([Text(), Type.Null()]),
    category: Type.Union([Text(), Type.Null()]),
    crawler: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Audience = Readonly<Type.Static<typeof Audience>>;
export type AudienceField = keyof Audience;

/** The fields in the order of the schema, and read from it: a list by hand could miss one. */
export const AUDIENCE_FIELDS: readonly AudienceField[] = Object.freeze(
  Object.keys(Audience.properties) as AudienceField[],
);

/** The default audience: a new visitor with a desktop computer. */
export const ANYBODY: Audience = Object.freeze({
  brand: 'tech',
  cohort: 'none',
  experienceBand: 1,
  membership: 'visitor',
  device: 'desktop',
  city: null,
  category: null,
  crawler: false,
});

/** A field by which a page may differ between classes of people on one brand. */
export type ClassField = Exclude<AudienceField, 'brand'>;

export const CLASS_FIELDS: readonly ClassField[] = Object.freeze(
  AUDIENCE_FIELDS.filter((field) => field !== 'brand'),
);

/** What the site knows about who somebody is. Not every pair of values exists. */
export type Seeker = Pick<Audience, 'cohort' | 'membership'>;

/** Whether somebody can have both: cohorts are of members, and visitors have none. */
export const isPossibleSeeker = ({ cohort, membership }: Seeker): boolean =>
  membership !== 'visitor' || cohort === 'none';

const NO_COHORT: Cohort = 'none';

/** Every cohort and membership that somebody can have together, those of no cohort first, as most people are. */
export const POSSIBLE_SEEKERS: readonly Seeker[] = Object.freeze(
  [NO_COHORT, ...COHORTS.filter((cohort) => cohort !== NO_COHORT)]
    .flatMap((cohort) => MEMBERSHIPS.map((membership) => ({ cohort, membership })))
    .filter(isPossibleSeeker),
);

/** The persona as somebody who exists: one of a cohort, whose membership is not given, is a basic member. */
export const withMembership = <Persona extends Partial<Seeker>>(persona: Persona): Persona =>
  persona.membership === undefined && persona.cohort !== undefined && persona.cohort !== NO_COHORT
    ? { ...persona, membership: 'basic' }
    : persona;
