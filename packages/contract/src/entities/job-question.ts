import Type from 'typebox';

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
