import Type from 'typebox';
import { COURSE_PRESET, COURSE_TYPES, DEGREES } from '../education-options.ts';
import { orNull } from '../or-null.ts';
import { IS_PAY } from '../parse-pay.ts';
import { UNFIT } from './account.ts';

export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });
export const Flag = Type.Enum([0, 1]);
const Line = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: `^(?=.*\\S)[^${UNFIT}]+$`,
  description: 'a line of text',
});
/** Text of several lines. */
const Text = (maxLength: number) =>
  Type.String({ maxLength, pattern: `^([^${UNFIT}]|[\\t\\n\\r])*$`, description: 'text' });
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

const MARITAL_STATUSES = ['single', 'married', 'other'] as const;
const EXPERIENCE_STATUSES = ['fresher', 'experienced'] as const;

/** Male 1, female 2; empty: not stated. */
export const Gender = Type.Enum(['1', '2', '']);
export type Gender = Type.Static<typeof Gender>;
/** A day, YYYY-MM-DD. */
export const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
/** YYYY-MM. */
const Month = Type.String({ pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])$' });
/** ISO 3166 alpha-2. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });
/** Annual, in lakh rupees (1 lakh = 100,000). */
export const Lakh = Type.Number({ minimum: 0, maximum: 10_000, multipleOf: 0.01, ...IS_PAY });
export const ExperienceStatus = Type.Enum(EXPERIENCE_STATUSES);
export type ExperienceStatus = Type.Static<typeof ExperienceStatus>;
export const MaritalStatus = Type.Enum(MARITAL_STATUSES);
export type MaritalStatus = Type.Static<typeof MaritalStatus>;
/** Of days. */
export const NoticePeriod = Type.Integer({ minimum: 0, maximum: 365 });
export const CoverText = Text(5_000);
/** A skill by its key, or by one of its names: forms without scripts do not know keys. */
export const SkillName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: `^[^${UNFIT},]+$`,
  description: 'a skill',
});

/** A skill's label, with the key that it is saved by. */
export const Skill = Type.Object({ key: Slug, label: Type.String() });
export type Skill = Type.Static<typeof Skill>;

export const positionFields = {
  title: Line,
  company: Line,
  from: Month,
  /** The last month; null for a current entry. */
  until: orNull(Month),
  description: Text(4_000),
};
export const Position = Type.Object({ id: Id, ...positionFields });
export type Position = Type.Static<typeof Position>;

export const educationFields = {
  degree: Type.Enum(DEGREES),
  /** An entry counts as empty if only its preset field is filled. */
  courseType: Type.Enum(COURSE_TYPES, { preset: COURSE_PRESET }),
  institute: Line,
  /** In which it was, or will be, completed. */
  year: Type.Integer({ minimum: 1950, maximum: 2100 }),
};
export const Education = Type.Object({ id: Id, ...educationFields });
export type Education = Type.Static<typeof Education>;
