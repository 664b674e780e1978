import Type from 'typebox';
import { orNull } from '../or-null.ts';
import {
  CountryCode,
  Day,
  Education,
  ExperienceStatus,
  Flag,
  Gender,
  Lakh,
  MaritalStatus,
  NoticePeriod,
  Position,
  Skill,
  Slug,
} from './profile-fields.ts';
import { ProfileSettings } from './profile-settings.ts';

export { ProfileChange } from './profile-change.ts';
export {
  CoverText,
  Education,
  ExperienceStatus,
  Gender,
  MaritalStatus,
  Position,
  Skill,
  SkillName,
  /** A skill or keyword by its key: the slug of a tag of the brand. */
  Slug as SkillKey,
} from './profile-fields.ts';
export {
  COMPLETENESS_PARTS,
  Completeness,
  CompletenessPart,
  Registration,
  type RegistrationStep,
} from './profile-progress.ts';

const Instant = Type.String({ description: 'ISO 8601' });
const City = Type.Object({ slug: Slug, label: Type.String() });
const Labelled = Type.Object({ id: Type.Integer(), label: Type.String() });

/**
 * The seven parts of a profile: personal details, work experience, education, cover letter and contacts, additional
 * information, attributes (skills, keywords, flags), resume data and other files.
 */
export const PROFILE_PARTS = ['pd', 'we', 'ed', 'co', 'ai', 'atr', 'rd'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** What the seeker wants employers with diversity hiring to know. */
export const JobInfoFlags = Type.Object({
  femaleCandidate: Flag,
  femaleBackWorkForce: Flag,
  differentlyAbled: Flag,
  exDefence: Flag,
  workFromHome: Flag,
});

/** A seeker's profile; null and empty mean unknown. A part that was not requested is absent. */
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
      /** The BFF address of the picture, for its owner. */
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
      /** Newest first; current ones precede those that ended. */
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
      /** It is included in each application: the flag `coverLetter` of the settings. */
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
      /** Employers do not see the current pay. */
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
      /** The seeker's last competition, with the pseudonym that its jury sees. */
      competition: orNull(Type.Object({ competitionId: Type.String(), testSlug: Type.String() })),
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
      /** The percentage of the data that the resume builder needs. */
      resumeBuilderProfileCompleteness: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
});
export type Profile = Type.Static<typeof Profile>;
