import Type from 'typebox';

/** The limit of questions per job. */
const JOB_QUESTIONS_MAX = 10;
const QUESTION_KINDS = ['text', 'yesno', 'number', 'choice'] as const;

/** A question of an employer to every applicant of a job. */
export const JobQuestion = Type.Object({
  /** Its position among the questions of the job, from 1. The answer's field is `q` plus this number. */
  position: Type.Integer({ minimum: 1, maximum: JOB_QUESTIONS_MAX }),
  text: Type.String(),
  kind: Type.Enum(QUESTION_KINDS),
  required: Type.Boolean(),
  /** Of which one is the answer; empty but for the kind `choice`. */
  choices: Type.Array(Type.String()),
});
export type JobQuestion = Readonly<Type.Static<typeof JobQuestion>>;
