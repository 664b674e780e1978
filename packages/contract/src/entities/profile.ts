import Type, { type TBoolean, type TProperties, type TSchema } from 'typebox';
import { PersonName, Phone, UNFIT } from './account.ts';
import { COURSE_TYPES, DEGREES } from './parsed-resume.ts';
import { ProfileSettings } from './profile-settings.ts';

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 });
const Flag = Type.Enum([0, 1]);
const Instant = Type.String({ description: 'ISO 8601' });
const Line = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: `^(?=.*\\S)[^${UNFIT}]+$`,
  description: 'a line of text',
});
/** Of several lines. */
const Text = (maxLength: number) =>
  Type.String({ maxLength, pattern: `^([^${UNFIT}]|[\\t\\n\\r])*$`, description: 'text' });
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** The seven parts of a profile: personal details, work experience, education, cover letter and contacts, additional
 * information, attributes (skills, keywords, flags), resume data and other files. */
export const PROFILE_PARTS = ['pd', 'we', 'ed', 'co', 'ai', 'atr', 'rd'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

const MARITAL_STATUSES = ['single', 'married', 'other'] as const;
const EXPERIENCE_STATUSES = ['fresher', 'experienced'] as const;

/** Male 1, female 2; empty is not said. */
export const Gender = Type.Enum(['1', '2', '']);
export type Gender = Type.Static<typeof Gender>;
/** A day, YYYY-MM-DD. */
const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
/** YYYY-MM. */
const Month = Type.String({ pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])$' });
/** ISO 3166 alpha-2. */
const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });
/** Annual, in lakh rupees (1 lakh = 100,000). */
const Lakh = Type.Number({ minimum: 0, maximum: 10_000, multipleOf: 0.01 });
export const ExperienceStatus = Type.Enum(EXPERIENCE_STATUSES);
export type ExperienceStatus = Type.Static<typeof ExperienceStatus>;
export const MaritalStatus = Type.Enum(MARITAL_STATUSES);
export type MaritalStatus = Type.Static<typeof MaritalStatus>;
/** Of days. */
const NoticePeriod = Type.Integer({ minimum: 0, maximum: 365 });
export const CoverText = Text(5_000);
/** A skill or keyword by its key: the slug of a tag of the brand. */
export const SkillKey = Slug;
/** A skill by its key, or by a name that people have for it: forms without scripts know no keys. */
export const SkillWord = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: `^[^${UNFIT},]+$`,
  description: 'a skill',
});
export const SKILLS_MAX = 50;
export const PREFERRED_CITIES_MAX = 10;

/** A skill as it is shown, by the key that it is saved by. */
export const Skill = Type.Object({ key: SkillKey, label: Type.String() });
export type Skill = Type.Static<typeof Skill>;

const City = Type.Object({ slug: Slug, label: Type.String() });
const Labelled = Type.Object({ id: Type.Integer(), label: Type.String() });

const positionFields = {
  title: Line,
  company: Line,
  from: Month,
  /** The last month; null while it goes on. */
  until: orNull(Month),
  description: Text(4_000),
};
export const Position = Type.Object({ id: Id, ...positionFields });
export type Position = Type.Static<typeof Position>;

const educationFields = {
  degree: Type.Enum(DEGREES),
  courseType: Type.Enum(COURSE_TYPES),
  institute: Line,
  /** In which it was, or will be, completed. */
  year: Type.Integer({ minimum: 1950, maximum: 2100 }),
};
export const Education = Type.Object({ id: Id, ...educationFields });
export type Education = Type.Static<typeof Education>;

/** Who a job is good for, as a seeker says it of themselves. */
export const JobInfoFlags = Type.Object({
  femaleCandidate: Flag,
  femaleBackWorkForce: Flag,
  differentlyAbled: Flag,
  exDefence: Flag,
  workFromHome: Flag,
});

/** All that a seeker has told; null and empty are not known. A part that was not asked for is absent. */
export const Profile = Type.Object({
  id: Type.Integer(),
  obfuscatedUserId: Type.String(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Of this answer's shape. */
  schema: Type.Literal(2),
  pd: Type.Optional(
    Type.Object({
      name: Type.String(),
      email: Type.String(),
      verifiedEmail: Type.Boolean(),
      phone: orNull(Type.String()),
      verifiedNumber: Type.Boolean(),
      dob: orNull(Day),
      gender: Gender,
      /** The name of the country of `countryCode`. */
      country: orNull(Type.String()),
      countryCode: orNull(CountryCode),
      maritalStatus: orNull(MaritalStatus),
      locations: Type.Object({ current: orNull(City), preferred: Type.Array(City) }),
      /** Where the BFF gives the picture to its owner. */
      picUrl: orNull(Type.String()),
    }),
  ),
  we: Type.Optional(
    Type.Object({
      experienceStatus: orNull(ExperienceStatus),
      experienceYear: orNull(Type.Integer()),
      /** Beyond the years, 0 to 11. */
      experienceMonth: orNull(Type.Integer()),
      /** A category of the brand. */
      functionalArea: orNull(Labelled),
      industry: orNull(Labelled),
      /** The newest first; one that goes on before those that ended. */
      professionalInfo: Type.Array(Position),
    }),
  ),
  ed: Type.Optional(
    Type.Object({
      /** The newest first. */
      educationInfo: Type.Object({ info: Type.Array(Education) }),
      /** Of the newest education. */
      passingYear: orNull(Type.Integer()),
      institute: orNull(Type.String()),
    }),
  ),
  co: Type.Optional(
    Type.Object({
      coverText: Type.String(),
      coverLetterId: orNull(Type.Integer()),
      /** It goes along with each application: the flag `coverLetter` of the settings. */
      includeCoverletter: Flag,
    }),
  ),
  ai: Type.Optional(
    Type.Object({
      currentCTC: orNull(Lakh),
      expectedCTC: orNull(Lakh),
      /** As people read them: "₹12.5 lakh a year". */
      currentSalary: orNull(Type.String()),
      expectedSalary: orNull(Type.String()),
      /** Employers are not told the present pay. */
      confidential: Type.Boolean(),
      negotiable: Type.Boolean(),
      noticePeriod: orNull(NoticePeriod),
    }),
  ),
  atr: Type.Optional(
    Type.Object({
      skills: Type.Array(Skill),
      /** Keywords that the seeker follows. */
      tags: Type.Array(Skill),
      flags: JobInfoFlags,
      /** Shown among the women of the site. */
      showMaven: Type.Boolean(),
      settings: ProfileSettings,
      isPro: Type.Boolean(),
      proMembership: Type.Object({
        isValid: Type.Boolean(),
        daysLeft: Type.Integer({ minimum: 0 }),
      }),
      subscriptions: Type.Object({ spotLight: Type.Object({ isValid: Type.Boolean() }) }),
      showSpotLight: Type.Boolean(),
      followUpsRemaining: Type.Integer({ minimum: 0 }),
      isShortlisted: Type.Boolean(),
    }),
  ),
  rd: Type.Optional(
    Type.Object({
      resumePath: orNull(Type.String()),
      /** As its owner has named it. */
      resumeName: orNull(Type.String()),
      resumeUpdatedAt: orNull(Instant),
      resumeUpdated: Type.Boolean(),
      audio: Type.Boolean(),
      audioPath: orNull(Type.String()),
      video: Type.Boolean(),
      videoPath: orNull(Type.String()),
      /** Of what the resume builder needs, in percent. */
      resumeBuilderProfileCompleteness: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
});
export type Profile = Type.Static<typeof Profile>;

/** The steps of registration, in their order. */
export const REGISTRATION_STEPS = [
  'addPersonalDetails',
  'addEducationalDetails',
  'addWorkExperience',
  'addAdditionalDetails',
  'addAudioVideoProfile',
  'addCoverLetterAndSkills',
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

const optional = Type.Optional;
/** A step with what may be said in it, and nothing else: what is absent stays as it was, null takes it away. */
const step = <Name extends string, Fields extends TProperties>(name: Name, fields: Fields) =>
  Type.Object({ step: Type.Literal(name), ...fields }, { additionalProperties: false });

const workFields = {
  experienceStatus: ExperienceStatus,
  /** Needed of who has experience. */
  experienceYear: optional(Type.Integer({ minimum: 0, maximum: 60 })),
  experienceMonth: optional(Type.Integer({ minimum: 0, maximum: 11 })),
  functionalArea: optional(orNull(Id)),
  industry: optional(orNull(Id)),
};
/** One change of a profile. Lists are changed an entry at a time: without an id the entry is new. */
export const ProfileChange = Type.Union([
  step('addPersonalDetails', {
    name: optional(PersonName),
    dob: optional(orNull(Day)),
    gender: optional(Gender),
    countryCode: optional(orNull(CountryCode)),
    /** Only while the account has none: another number is a matter of the settings, and of the password. */
    phone: optional(Phone),
    currentCity: optional(orNull(Slug)),
    preferredCities: optional(
      Type.Array(Slug, { maxItems: PREFERRED_CITIES_MAX, uniqueItems: true }),
    ),
    maritalStatus: optional(orNull(MaritalStatus)),
  }),
  step('addEducationalDetails', { id: optional(Id), ...educationFields }),
  step('removeEducation', { id: Id }),
  step('addWorkExperience', workFields),
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
    currentCity: optional(orNull(Slug)),
    noticePeriod: optional(orNull(NoticePeriod)),
  }),
  /** Nothing is said in it: its files are sent as media. */
  step('addAudioVideoProfile', {}),
  step('addCoverLetterAndSkills', {
    coverletter: optional(CoverText),
    includeCoverletter: optional(Flag),
    skills: optional(Type.Array(SkillWord, { maxItems: SKILLS_MAX, uniqueItems: true })),
  }),
]);
export type ProfileChange = Type.Static<typeof ProfileChange>;

/** What the percentage of a profile is made of, by the spec's names. */
export const COMPLETENESS_PARTS = [
  'personalDetails',
  'professionalDetails',
  'educationDetails',
  'resumeAttached',
  'followKeywords',
  'profilePicture',
  'profileVideoAudio',
  'verificationEmail',
  'verificationPhone',
  'skills',
  'recommendations',
  'connectionsLinkedIn',
  'connectionsFacebook',
  'connectionsTwitter',
] as const;
export const CompletenessPart = Type.Enum(COMPLETENESS_PARTS);
export type CompletenessPart = Type.Static<typeof CompletenessPart>;

export const Completeness = Type.Object({
  percentage: Type.Integer({ minimum: 0, maximum: 100 }),
  ...(Object.fromEntries(COMPLETENESS_PARTS.map((part) => [part, Type.Boolean()])) as Record<
    CompletenessPart,
    TBoolean
  >),
  /** What is missing and by how many percent it would raise, the most first. */
  next: Type.Array(Type.Object({ part: CompletenessPart, percent: Type.Integer({ minimum: 1 }) })),
  appliedJobCount: Type.Integer({ minimum: 0 }),
  savedJobCount: Type.Integer({ minimum: 0 }),
});
export type Completeness = Type.Static<typeof Completeness>;

/** How far a registration has come. */
export const Registration = Type.Object({
  /** Saved or skipped, in any order. */
  done: Type.Array(Type.Enum(REGISTRATION_STEPS)),
  /** The first that is neither; null when all are. */
  next: orNull(Type.Enum(REGISTRATION_STEPS)),
});
export type Registration = Type.Static<typeof Registration>;
