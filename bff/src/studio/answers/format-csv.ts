import type { StaffAnswer } from '@broadsheet/contract/calls/form-answers';
import { labelsOfAnswers } from '@broadsheet/contract/form-answer-labels';
import { formatInstant } from '@broadsheet/contract/format-instant';

/** What a spreadsheet program would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Spreadsheet programs recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff';

const toCell = (text: string): string => {
  const plain = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Answers as a CSV file with a heading row. No cell of it is a formula. Pure. */
export const formatCsv = (answers: readonly StaffAnswer[]): string => {
  const labels = labelsOfAnswers(answers);
  const rows = answers.map(({ answeredAt, deleteAt, consent, answers: given }) => [
    formatInstant(answeredAt),
    ...labels.map((label) => given.find((one) => one.label === label)?.values.join('; ') ?? ''),
    consent ?? '',
    formatInstant(deleteAt),
  ]);
  const heading = ['Sent', ...labels, 'Agreed to', 'Deleted on'];
  const lines = [heading, ...rows].map((row) => row.map(toCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
};
