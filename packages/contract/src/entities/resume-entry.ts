import Type from 'typebox';

/** The limit of resumes per seeker, unless the brand's config sets another. */
export const RESUME_LIMIT_DEFAULT = 5;

/** Counts from 1 for each seeker; the first resume is 1. */
export const ResumeNumber = Type.Integer({ minimum: 1, maximum: 32_000 });
/** In characters. */
export const RESUME_NAME_MAX = 60;
/** What its seeker calls it, such as Java backend. */
export const ResumeName = Type.String({
  minLength: 1,
  maxLength: RESUME_NAME_MAX,
  pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]+$',
  description: 'a name of 1 to 60 characters, such as Java backend',
});

/** One of the resumes that a seeker makes. */
export const ResumeEntry = Type.Object({
  number: ResumeNumber,
  name: ResumeName,
  /** The default resume for opening and downloading. */
  isMain: Type.Boolean(),
  updatedAt: Type.Union([Type.String({ description: 'ISO 8601' }), Type.Null()]),
});
export type ResumeEntry = Type.Static<typeof ResumeEntry>;
