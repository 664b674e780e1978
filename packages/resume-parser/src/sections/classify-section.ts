import { findPeriod } from '../dates/find-period.ts';
import { findDegree } from '../education/degrees.ts';
import { namesInstitute } from '../education/find-institute.ts';
import { titleScore } from '../positions/header-terms.ts';
import { isDuty } from '../positions/is-duty.ts';
import type { Row } from '../rows.ts';
import type { SectionKind } from './heading-terms.ts';

const TITLE = 0.8;
/** The degree that a row is about is at most this far from its start. */
const DEGREE_WITHIN = 4;

export const isAboutDegree = ({ text }: Row): boolean =>
  (findDegree(text)?.at ?? Number.POSITIVE_INFINITY) <= DEGREE_WITHIN;

const isAboutStudies = (row: Row): boolean => isAboutDegree(row) || namesInstitute(row.text);

/** What a section is about whose heading is in no list: studies, jobs, or something else. */
export const classifySection = (rows: readonly Row[]): SectionKind => {
  const headers = rows.filter(({ text }) => !isDuty(text));
  if (headers.some(isAboutStudies) && headers.some(({ text }) => findDegree(text) !== null))
    return 'education';
  const hasPeriod = rows.some(({ text }) => findPeriod(text) !== null);
  const hasTitle = headers.some(({ text }) =>
    text.split('\t').some((cell) => titleScore(cell) >= TITLE),
  );
  return hasPeriod && hasTitle ? 'experience' : 'other';
};
