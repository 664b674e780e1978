import type { StaffAnswer } from './calls/form-answers.ts';

/** Each label that any answer has, also of fields that the form no longer has, in the order of the newest answers. */
export const labelsOfAnswers = (answers: readonly StaffAnswer[]): readonly string[] => [
  ...new Set(answers.flatMap((answer) => answer.answers.map(({ label }) => label))),
];
