import Type from 'typebox';

/** The fewest applications that answers are counted over. */
export const MIN_ANSWERABLE = 20;
/** The applications that count: as old as this, so that the employer had time, and not older than these months. */
export const ANSWER_DAYS = 14;
export const TRUST_MONTHS = 12;
export const ANSWER_MONTHS = 6;

const Instant = Type.String({ format: 'date-time' });
const Count = Type.Integer({ minimum: 0 });

/** What we know about a job and its employer, as counts and dates. */
export const JobTrust = Type.Object({
  employer: Type.Object({
    /** Its own domain, such as kaveri.example; null is not known. */
    domain: Type.Union([Type.String(), Type.Null()]),
    /** When we confirmed that it receives mail at that domain, and when we checked its documents; null: not yet. */
    domainConfirmedAt: Type.Union([Instant, Type.Null()]),
    documentsCheckedAt: Type.Union([Instant, Type.Null()]),
  }),
  /** How often the employer posted this title in one of these cities within TRUST_MONTHS, this job included. */
  postings: Type.Integer({ minimum: 1 }),
  firstPostedAt: Instant,
  /** Applications on this site of the last ANSWER_MONTHS; null below MIN_ANSWERABLE. */
  answers: Type.Union([
    Type.Object({
      applications: Type.Integer({ minimum: MIN_ANSWERABLE }),
      answered: Count,
      /** Half of the answers came within so many days; null without answers. */
      medianDays: Type.Union([Count, Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** Reports about jobs of this employer within TRUST_MONTHS that our staff upheld. */
  upheldReports: Count,
});
export type JobTrust = Type.Static<typeof JobTrust>;
