import Type from 'typebox';
import { LINE_PATTERN } from './account.ts';
import { ApplicantId } from './recruiter-side.ts';

const Count = Type.Integer({ minimum: 0 });
const Instant = Type.String({ description: 'ISO 8601 instant.' });

/** The most choices of a question: what a form can name. */
export const ASSESSMENT_CHOICES_MAX = 6;

/**
 * `waiting`: not begun, and there is time; `running`: begun, its time not over; `done`: handed in, or its time ran out;
 * `missed`: not begun until its deadline; `ended`: not begun before the application was turned down.
 */
export const AssessmentState = Type.Enum(['waiting', 'running', 'done', 'missed', 'ended']);
export type AssessmentState = Type.Static<typeof AssessmentState>;

/** Of an assessment as lists show it. */
export const PendingAssessment = Type.Object({
  jobId: Type.Integer(),
  jobSlug: Type.String(),
  jobTitle: Type.String(),
  companyName: Type.String(),
  title: Type.String(),
  minutes: Type.Integer({ minimum: 1 }),
  questions: Count,
  state: AssessmentState,
  /** Until when it can be begun. */
  deadline: Instant,
  /** When the time that it was begun with is over; null before. */
  endsAt: Type.Union([Instant, Type.Null()]),
});
export type PendingAssessment = Type.Static<typeof PendingAssessment>;

export const AssessmentQuestion = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  choices: Type.Array(Type.String(), { minItems: 2, maxItems: ASSESSMENT_CHOICES_MAX }),
  /** Counted from 0; null where nothing was answered yet. */
  chosen: Type.Union([Count, Type.Null()]),
});

const Result = Type.Object({
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  passed: Type.Boolean(),
});

/** A test as one person takes it. Nothing in it tells which answers are right. */
export const TakenTest = Type.Object({
  ...Type.Pick(PendingAssessment, ['title', 'minutes', 'questions', 'state', 'deadline', 'endsAt'])
    .properties,
  answered: Count,
  /** While it runs; else there are none. */
  asked: Type.Array(AssessmentQuestion),
});
export type TakenTest = Type.Static<typeof TakenTest>;

/** One seeker's assessment for one job. */
export const Assessment = Type.Object({
  ...PendingAssessment.properties,
  ...TakenTest.properties,
  /** Percent of right answers that pass. */
  passMark: Type.Integer({ minimum: 1, maximum: 100 }),
  /** Once it is done. */
  result: Type.Union([Result, Type.Null()]),
});
export type Assessment = Type.Static<typeof Assessment>;

const lineOf = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: LINE_PATTERN });

/** The test of a job, as its recruiter sets it. */
export const JobAssessment = Type.Object({
  title: lineOf(120),
  minutes: Type.Integer({ minimum: 1, maximum: 240 }),
  /** Percent of right answers that pass. */
  passMark: Type.Integer({ minimum: 1, maximum: 100 }),
  /** For how many days after the application it can be begun. */
  days: Type.Integer({ minimum: 1, maximum: 60 }),
  questions: Type.Array(
    Type.Object({
      text: lineOf(500),
      choices: Type.Array(lineOf(200), {
        minItems: 2,
        maxItems: ASSESSMENT_CHOICES_MAX,
        uniqueItems: true,
      }),
      /** Of the choices, counted from 0. */
      rightChoice: Type.Integer({ minimum: 0, maximum: ASSESSMENT_CHOICES_MAX - 1 }),
    }),
    { minItems: 1, maxItems: 50 },
  ),
});
export type JobAssessment = Type.Static<typeof JobAssessment>;

/** What an applicant has made of a test. */
export const AssessmentResult = Type.Object({
  applicantId: ApplicantId,
  name: Type.String(),
  state: Type.Enum(['running', 'done']),
  startedAt: Instant,
  answered: Count,
  /** Once it is done. */
  result: Type.Union([Result, Type.Null()]),
});
export type AssessmentResult = Type.Static<typeof AssessmentResult>;
