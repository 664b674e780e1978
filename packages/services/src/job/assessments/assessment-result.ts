import type { Assessment } from '@broadsheet/contract/entities/assessment';

const HUNDRED = 100;

/** The result of a test from its right answers; the pass mark is in percent. */
export const resultOf = ({
  right,
  questions,
  passMark,
}: Readonly<Record<'right' | 'questions' | 'passMark', number>>): NonNullable<
  Assessment['result']
> => ({
  percent: Math.round((HUNDRED * right) / Math.max(1, questions)),
  passed: right * HUNDRED >= passMark * questions,
});
