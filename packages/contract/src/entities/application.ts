import Type from 'typebox';

/** How far an application has come; each is further than the one before, and nothing comes after the last. */
const APPLICATION_STATUSES = [
  'applied',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'rejected',
] as const;
export const ApplicationStatus = Type.Enum(APPLICATION_STATUSES);
export type ApplicationStatus = Type.Static<typeof ApplicationStatus>;

/** What a job may ask of who applies, at most. */
const JOB_QUESTIONS_MAX = 10;
const QUESTION_KINDS = ['text', 'yesno', 'number', 'choice'] as const;

/** What an employer asks of everybody who applies for a job. */
export const JobQuestion = Type.Object({
  /** Its place among the questions of the job, from 1. An answer is sent under `q` and this. */
  position: Type.Integer({ minimum: 1, maximum: JOB_QUESTIONS_MAX }),
  text: Type.String(),
  kind: Type.Enum(QUESTION_KINDS),
  required: Type.Boolean(),
  /** Of which one is the answer; empty but for the kind `choice`. */
  choices: Type.Array(Type.String()),
});
export type JobQuestion = Readonly<Type.Static<typeof JobQuestion>>;

/** What was asked and answered, in the words of that day. */
export const ApplicationAnswer = Type.Object({
  position: JobQuestion.properties.position,
  question: Type.String(),
  answer: Type.String(),
});
export type ApplicationAnswer = Readonly<Type.Static<typeof ApplicationAnswer>>;
