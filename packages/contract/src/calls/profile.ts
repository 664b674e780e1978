import Type from 'typebox';
import { Cohort } from '../audience.ts';
import { defineCall } from '../call.ts';
import { REGISTRATION_STEPS, SKILLS_MAX } from '../constants.ts';
import { ParsedResume, ParseFailure } from '../entities/parsed-resume.ts';
import {
  Completeness,
  CoverText,
  JobInfoFlags,
  PROFILE_PARTS,
  Profile,
  ProfileChange,
  Registration,
  Skill,
  SkillKey,
  SkillName,
} from '../entities/profile.ts';
import { orNull } from '../or-null.ts';
import { Text } from '../text.ts';
import { MessageAnswer } from './auth.ts';
import { uploadFile, uploadResume } from './media.ts';

const none = Type.Object({});
const get = { service: 'user', method: 'GET', params: none, query: none, auth: 'token' } as const;
const post = { ...get, method: 'POST' } as const;
const Flag = Type.Enum([0, 1]);
const ShortText = Text({ minLength: 1, maxLength: 100 });

const part = PROFILE_PARTS.join('|');

/** The caller's profile, or the named parts of it. Throws PROFILE_NOT_FOUND where it is empty. */
export const profile = defineCall({
  ...get,
  path: '/v2/profile',
  query: Type.Object({
    fields: Type.Optional(
      Type.String({
        pattern: `^(${part})(,(${part})){0,6}$`,
        description: `${PROFILE_PARTS.join(', ')}, joined by commas; absent is all`,
      }),
    ),
  }),
  answer: Type.Object({ profile: Profile, completeness: Completeness, registration: Registration }),
});
/** Changes one part of the caller's profile. Unknown values (a city, a category, an entry) throw VALIDATION. */
export const saveProfile = defineCall({
  ...post,
  path: '/v2/profile',
  formFiles: {
    resume: { call: uploadResume },
    audio: { call: uploadFile, fields: { mediaType: 'audio' } },
    RoundZeroVideo: { call: uploadFile, fields: { mediaType: 'RoundZeroVideo' } },
  },
  body: ProfileChange,
  answer: Type.Object({
    message: Type.String(),
    /** Of the entry that was saved; null where the step has no list. */
    id: orNull(Type.Integer()),
    completeness: Completeness,
    registration: Registration,
  }),
});
/** Skips a registration step for now; without a step, the one about work. Saved data is not lost. */
export const skipWork = defineCall({
  ...post,
  path: '/profile/skipwork',
  body: Type.Object({ step: Type.Optional(Type.Enum(REGISTRATION_STEPS.slice(2))) }),
  answer: Type.Object({ ...MessageAnswer.properties, registration: Registration }),
});
/** Which prompt is answered, by the cohort that it was shown to, and how. */
export const CohortAnswer = Type.Object({
  opt: Type.Enum([
    'experienceMissing',
    'freshers',
    'profileUpdateSuccess',
    'parserMismatch',
    'perfectMatch',
    'profile',
  ]),
  isUpdate: Type.Optional(Flag),
});
/**
 * Answers a prompt for the cohort that it was shown to, or confirms the profile. parserMismatch with isUpdate 1 adopts
 * the resume's experience; otherwise the profile's stays, and the prompt does not appear again for that resume.
 * profileUpdateSuccess ends the thanks; any other with isUpdate 0 changes nothing. Throws PROFILE_NOT_FOUND, and
 * FILE_NOT_FOUND where no resume contains an experience to adopt.
 */
export const updateStamp = defineCall({
  ...post,
  path: '/updatestamp',
  body: CohortAnswer,
  answer: Type.Object({ ...MessageAnswer.properties, cohort: Cohort }),
});
/** The data parsed from the newest resume. It never changes the profile by itself. */
export const parseResume = defineCall({
  ...get,
  path: '/parse-resume',
  answer: Type.Object({
    /** none: there is no resume. reading: parsing is in progress. */
    status: Type.Enum(['none', 'reading', 'read', 'failed']),
    failure: orNull(ParseFailure),
    resume: orNull(ParsedResume),
    parsedAt: orNull(Type.String({ description: 'ISO 8601' })),
  }),
});
/** Which employers with diversity hiring see the seeker. Absent fields stay unchanged. */
export const saveDiversity = defineCall({
  ...post,
  method: 'PATCH',
  path: '/diversity/maven',
  body: Type.Partial(Type.Object({ ...JobInfoFlags.properties, showMaven: Flag })),
  answer: Type.Object({
    ...MessageAnswer.properties,
    ...JobInfoFlags.properties,
    showMaven: Flag,
  }),
});
/** A change of the keywords that a seeker follows. */
export const TagInfo = Type.Object(
  {
    follow: Type.Optional(Type.Array(SkillKey, { maxItems: SKILLS_MAX })),
    unfollow: Type.Optional(Type.Array(SkillKey, { maxItems: SKILLS_MAX })),
  },
  { additionalProperties: false },
);
export const saveTags = defineCall({
  ...post,
  path: '/profile/tags',
  body: Type.Object({
    tagInfo: Text({ maxLength: 10_000, description: 'a TagInfo as JSON text' }),
  }),
  answer: Type.Object({ ...MessageAnswer.properties, tags: Type.Array(Skill) }),
});

const CoverLetter = Type.Object({
  coverLetterId: orNull(Type.Integer()),
  coverText: Type.String(),
  includeCoverletter: Flag,
});
export const coverLetter = defineCall({
  ...get,
  path: '/coverletter',
  answer: Type.Object({ data: CoverLetter }),
});
export const saveCoverLetter = defineCall({
  ...post,
  path: '/coverletter',
  body: Type.Object({ coverletter: CoverText, includeCoverletter: Type.Optional(Flag) }),
  answer: Type.Object({ ...MessageAnswer.properties, data: CoverLetter }),
});

export const skills = defineCall({
  ...get,
  path: '/skills',
  answer: Type.Object({ items: Type.Array(Skill) }),
});
/** Replaces all skills of a seeker, strongest first. */
export const saveSkills = defineCall({
  ...post,
  path: '/skills',
  body: Type.Object({
    skills: Type.Array(SkillName, { maxItems: SKILLS_MAX, uniqueItems: true }),
  }),
  answer: Type.Object({ ...MessageAnswer.properties, items: Type.Array(Skill) }),
});
/** Skills with a name or synonym in which a word has this prefix: at most ten, most requested first. */
export const suggestSkills = defineCall({
  ...get,
  auth: 'public',
  mayLag: true,
  path: '/suggest/skills',
  query: Type.Object({ query: ShortText }),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        ...Skill.properties,
        /** The matching synonym; null where the own name matched. */
        synonym: orNull(Type.String()),
      }),
    ),
  }),
});
/** The skills that open jobs of a functional area, or of a group in it, require most often. */
export const skillsOfArea = defineCall({
  ...get,
  path: '/early-applicant/getSkills',
  failure: 'SKILLS_FAILED',
  query: Type.Object({
    functionalarea: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    aggname: Type.Optional(ShortText),
  }),
  answer: Type.Object({
    items: Type.Array(Type.Object({ ...Skill.properties, jobs: Type.Integer({ minimum: 1 }) })),
  }),
});
