import Type from 'typebox';
import { LINE_PATTERN } from './account.ts';
import { ApplicantId } from './recruiter-side.ts';

const Count = Type.Integer({ minimum: 0 });
const Instant = Type.String({ description: 'ISO 8601 instant.' });

/** The limit of choices per question: as many as a form can name. */
export const ASSESSMENT_CHOICES_MAX = 6;

/**
 * `waiting`: not started, with time left; `running`: started, with time left; `done`: submitted, or its time ran out;
 * `missed`: not started before its deadline; `ended`: not started before the application was rejected.
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
  /** The last instant at which it can be started. */
  deadline: Instant,
  /** The end of its running time; null before it starts. */
  endsAt: Type.Union([Instant, Type.Null()]),
});
export type PendingAssessment = Type.Static<typeof PendingAssessment>;

export const AssessmentQuestion = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  choices: Type.Array(Type.String(), { minItems: 2, maxItems: ASSESSMENT_CHOICES_MAX }),
  /** Counted from 0; null without an answer. */
  chosen: Type.Union([Count, Type.Null()]),
});

const Result = Type.Object({
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  passed: Type.Boolean(),
});

/** A test as one person takes it, without the correct answers. */
export const TakenTest = Type.Object({
  ...Type.Pick(PendingAssessment, ['title', 'minutes', 'questions', 'state', 'deadline', 'endsAt'])
    .properties,
  answered: Count,
  /** Only while it runs, else empty. */
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
  /** Days after the application in which it can be started. */
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
