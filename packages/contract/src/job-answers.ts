import type { ApplicationAnswer } from './entities/application.ts';
import type { JobQuestion } from './entities/job-question.ts';
import type { ErrorDetails } from './errors.ts';

/** The fields of a form: answers under `q` plus the position of their question, and any others. */
type Sent = Readonly<Record<string, unknown>>;

export interface ReadAnswers {
  readonly answers: readonly ApplicationAnswer[];
  /** Missing or invalid answers, by the names of the fields. */
  readonly faults: ErrorDetails;
}

export const answerName = ({ position }: Pick<JobQuestion, 'position'>): string => `q${position}`;

const textOf = (sent: Sent, question: JobQuestion): string => {
  const value = sent[answerName(question)];
  return typeof value === 'string' ? value.trim() : '';
};

/** Digits of a number as people write it: 12, 4.5, 1,50,000. */
const NUMBER = /^-?\d[\d,]{0,14}(\.\d{1,4})?$/;

const faultOf = ({ kind, required, choices }: JobQuestion, answer: string): string | null => {
  if (answer === '') return required ? 'Answer this question.' : null;
  if (kind === 'yesno' && !['Yes', 'No'].includes(answer)) return 'Choose Yes or No.';
  if (kind === 'number' && !NUMBER.test(answer)) return 'Enter a number, for example 12 or 4.5.';
  if (kind === 'choice' && !choices.includes(answer)) return 'Choose one of these options.';
  return null;
};

/** Reads the answers to a job's questions from the fields of a form. */
export const readAnswers = (questions: readonly JobQuestion[], sent: Sent): ReadAnswers => {
  const answered = questions.map((question) => ({ question, answer: textOf(sent, question) }));
  return {
    answers: answered.flatMap(({ question, answer }) =>
      answer === '' ? [] : [{ position: question.position, question: question.text, answer }],
    ),
    faults: answered.flatMap(({ question, answer }) => {
      const message = faultOf(question, answer);
      return message === null ? [] : [{ path: `body/${answerName(question)}`, message }];
    }),
  };
};
