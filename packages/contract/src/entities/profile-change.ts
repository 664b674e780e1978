import Type, { type TProperties } from 'typebox';
import { CityName } from '../city-input.ts';
import { MAX_ENTRIES_PER_STEP, PREFERRED_CITIES_MAX, SKILLS_MAX } from '../constants.ts';
import { orNull } from '../or-null.ts';
import { PersonName, Phone } from './account.ts';
import {
  CountryCode,
  CoverText,
  Day,
  ExperienceStatus,
  educationFields,
  Flag,
  Gender,
  Id,
  Lakh,
  MaritalStatus,
  NoticePeriod,
  positionFields,
  SkillName,
} from './profile-fields.ts';

const optional = Type.Optional;
/** A step with exactly its own fields: absent ones stay unchanged, and null clears one. */
const step = <Name extends string, Fields extends TProperties>(name: Name, fields: Fields) =>
  Type.Object({ step: Type.Literal(name), ...fields }, { additionalProperties: false });

const workFields = {
  experienceStatus: ExperienceStatus,
  /** Required for seekers with experience. */
  experienceYear: optional(Type.Integer({ minimum: 0, maximum: 60 })),
  experienceMonth: optional(Type.Integer({ minimum: 0, maximum: 11 })),
  functionalArea: optional(orNull(Id)),
  industry: optional(orNull(Id)),
};
const entries = <Fields extends TProperties>(fields: Fields) =>
  Type.Array(Type.Object(fields, { additionalProperties: false }), {
    maxItems: MAX_ENTRIES_PER_STEP,
  });

/**
 * One change of a profile. Lists change an entry at a time: an entry without an id is new. The registration steps add
 * several entries together; an entry that the profile already has is not added twice.
 */
export const ProfileChange = Type.Union([
  step('addPersonalDetails', {
    name: optional(PersonName),
    dob: optional(orNull(Day)),
    gender: optional(Gender),
    countryCode: optional(orNull(CountryCode)),
    /** Only while the account has none: to change a number, use the settings, which need the password. */
    phone: optional(Phone),
    currentCity: optional(orNull(CityName)),
    preferredCities: optional(
      Type.Array(CityName, { maxItems: PREFERRED_CITIES_MAX, uniqueItems: true }),
    ),
    maritalStatus: optional(orNull(MaritalStatus)),
  }),
  step('addEducationalDetails', { id: optional(Id), ...educationFields }),
  step('addEducations', { educations: optional(entries(educationFields)) }),
  step('removeEducation', { id: Id }),
  step('addWorkExperience', { ...workFields, positions: optional(entries(positionFields)) }),
  step('savePosition', { id: optional(Id), ...positionFields }),
  step('removePosition', { id: Id }),
  step('addAdditionalDetails', {
    currentCTC: optional(orNull(Lakh)),
    expectedCTC: optional(orNull(Lakh)),
    confidential: optional(Flag),
    negotiable: optional(Flag),
    noticePeriod: optional(orNull(NoticePeriod)),
  }),
  /** What jobs are picked by, in one go: a prompt that leads here is answered with it. */
  step('updateProfile', {
    ...workFields,
    currentCity: optional(orNull(CityName)),
    noticePeriod: optional(orNull(NoticePeriod)),
  }),
  /** Has no fields: its files are uploaded as media. */
  step('addAudioVideoProfile', {}),
  step('addCoverLetterAndSkills', {
    coverletter: optional(CoverText),
    includeCoverletter: optional(Flag),
    skills: optional(Type.Array(SkillName, { maxItems: SKILLS_MAX, uniqueItems: true })),
  }),
]);
export type ProfileChange = Type.Static<typeof ProfileChange>;
