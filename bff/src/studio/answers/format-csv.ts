import type { StaffAnswer } from '@broadsheet/contract/calls/form-answers';
import { labelsOfAnswers } from '@broadsheet/contract/form-answer-labels';
import { formatInstant } from '@broadsheet/contract/format-instant';
import { formatSpreadsheet } from '../format-spreadsheet.ts';

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
  return formatSpreadsheet([heading, ...rows]);
};
