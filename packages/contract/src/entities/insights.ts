import Type from 'typebox';

const Count = Type.Integer({ minimum: 0 });

/** The experience bands that group applicants: full years from `min` up to, and without, `max`. */
export const COMPETITION_BANDS = [
  { label: '<1 Yr', min: 0, max: 1 },
  { label: '1-3 Yr', min: 1, max: 3 },
  { label: '3-5 Yr', min: 3, max: 5 },
  { label: '5-10 Yr', min: 5, max: 10 },
  { label: '10-15 Yr', min: 10, max: 15 },
  { label: '15+ Yr', min: 15, max: Number.POSITIVE_INFINITY },
] as const;

/** What recruiters do about applications, as far as it went: each application is counted once. */
export const RECRUITER_ACTIONS = [
  'waiting',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'rejected',
] as const;

/** A seeker's rank among the applicants of a job. */
export const MagicRank = Type.Object({
  /** Null where it is not available. */
  magicRank: Type.Union([
    Type.Object({
      /** "You are 4th of 31." */
      text: Type.String(),
      /** Percentage of other applicants ranked lower; 100 for the first. */
      percentile: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
    Type.Null(),
  ]),
  /** From 1; null where it is not available. */
  rank: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  /** The number of compared applications, including the reader's own. */
  outOf: Count,
  /** False: it is the rank that the reader would have. */
  hasApplied: Type.Boolean(),
  /** What the rank is based on, as text, most important first. */
  reasons: Type.Array(Type.String()),
  /** Why there is no rank, as text to show instead; absent where there is one. */
  error_msg: Type.Optional(Type.String()),
});
export type MagicRank = Type.Static<typeof MagicRank>;

export const JobInsights = Type.Object({
  /** Applications on this site. */
  applicants: Count,
  /** Every band of COMPETITION_BANDS, in order. */
  competition: Type.Array(Type.Object({ band: Type.String(), applicants: Count })),
  /** Applicants without stated experience. */
  experienceUntold: Count,
  /** Every one of RECRUITER_ACTIONS, in order. */
  recruiterActions: Type.Array(
    Type.Object({ action: Type.Enum([...RECRUITER_ACTIONS]), applications: Count }),
  ),
  /** The last six months of the Indian calendar, oldest first, as `YYYY-MM`; months without any count 0. */
  months: Type.Array(Type.Object({ month: Type.String(), applied: Count, viewed: Count })),
  /** Applicants who attended one of the schools that the brand lists. */
  totalApplicantsFromTopBSchool: Count,
  magicRank: MagicRank,
});
export type JobInsights = Type.Static<typeof JobInsights>;
