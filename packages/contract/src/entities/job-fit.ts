import Type from 'typebox';

/** What a fit compares, and how much of 100 each counts. What the profile or the job does not say counts nothing. */
export const FIT_WEIGHTS = { skills: 45, experience: 25, location: 15, salary: 15 } as const;
export type FitPart = keyof typeof FIT_WEIGHTS;

/** From 0 to 1; null where the profile or the job does not say it. */
const Share = Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()]);
const Months = Type.Integer({ minimum: 0 });
const Lakh = Type.Union([Type.Number({ minimum: 0 }), Type.Null()]);

/** How a seeker's own profile compares with what a job asks for and offers. */
export const JobFit = Type.Object({
  /** Null where the profile has neither skills nor experience. */
  percent: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
  skills: Type.Object({
    share: Share,
    /** The job's skills that the profile has, and those that it lacks, as the job names them. */
    matched: Type.Array(Type.String()),
    missing: Type.Array(Type.String()),
  }),
  experience: Type.Object({
    share: Share,
    /** Months of experience; null is not known. */
    months: Type.Union([Months, Type.Null()]),
    /** How much the seeker has less (negative) or more than the job asks for, in months. */
    monthsOutside: Type.Union([Type.Integer(), Type.Null()]),
  }),
  location: Type.Object({
    share: Share,
    match: Type.Enum(['lives', 'prefers', 'anywhere', 'elsewhere', 'unknown']),
  }),
  salary: Type.Object({
    share: Share,
    /** The job's highest annual pay, and the pay that the seeker expects, in lakh rupees; null is not known. */
    offeredLakh: Lakh,
    expectedLakh: Lakh,
    negotiable: Type.Boolean(),
  }),
});
export type JobFit = Type.Static<typeof JobFit>;
