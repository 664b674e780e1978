import { expect, it } from 'vitest';
import type { Cohort } from './audience.ts';
import {
  type CohortFacts,
  cohortOf,
  MISMATCH_MONTHS,
  resumeMonthsOf,
  UPDATE_THANKED_MS,
} from './cohort.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const JUST_NOW = NOW;
/** Four years by the profile, and no resume. */
const baseFacts: CohortFacts = {
  experienceStatus: 'experienced',
  experienceMonths: 48,
  resumeMonths: null,
  mismatchAnswered: false,
  promptAcceptedAt: null,
};
const fresher = { experienceStatus: 'fresher', experienceMonths: null } as const;

it.each<[string, Partial<CohortFacts>, Cohort]>([
  ['nothing known', { experienceStatus: null, experienceMonths: null }, 'experienceMissing'],
  ['years without a status', { experienceStatus: null }, 'experienceMissing'],
  ['a status without years', { experienceMonths: null }, 'experienceMissing'],
  ['a fresher, whose years nobody asks for', fresher, 'freshers'],
  [
    'a fresher, whatever years are left of before',
    { ...fresher, experienceMonths: 48 },
    'freshers',
  ],
  ['less than a month of experience', { experienceMonths: 0 }, 'freshers'],
  ['a month of experience', { experienceMonths: 1 }, 'none'],
  ['no resume', {}, 'none'],
  ['the same in the resume', { resumeMonths: 48 }, 'perfectMatch'],
  ['a month less than a year more', { resumeMonths: 48 + MISMATCH_MONTHS - 1 }, 'perfectMatch'],
  ['a month less than a year less', { resumeMonths: 48 - MISMATCH_MONTHS + 1 }, 'perfectMatch'],
  ['a year more in the resume', { resumeMonths: 48 + MISMATCH_MONTHS }, 'parserMismatch'],
  ['a year less in the resume', { resumeMonths: 48 - MISMATCH_MONTHS }, 'parserMismatch'],
  ['a fresher with a job in the resume', { ...fresher, resumeMonths: 12 }, 'parserMismatch'],
  ['a fresher with a summer in the resume', { ...fresher, resumeMonths: 11 }, 'freshers'],
  ['a difference that was answered', { resumeMonths: 90, mismatchAnswered: true }, 'none'],
  ['a prompt accepted just now', { promptAcceptedAt: JUST_NOW }, 'profileUpdateSuccess'],
  [
    'a prompt accepted nearly seven days ago',
    { promptAcceptedAt: NOW - UPDATE_THANKED_MS + 1 },
    'profileUpdateSuccess',
  ],
  ['a prompt accepted seven days ago', { promptAcceptedAt: NOW - UPDATE_THANKED_MS }, 'none'],
])('%s', (_, facts, cohort) => {
  expect(cohortOf({ ...baseFacts, ...facts }, NOW)).toBe(cohort);
});

const everything: CohortFacts = { ...baseFacts, resumeMonths: 90, promptAcceptedAt: JUST_NOW };

it.each<[string, Partial<CohortFacts>, Cohort]>([
  ['what is missing comes before all', { experienceMonths: null }, 'experienceMissing'],
  ['a difference before thanks', {}, 'parserMismatch'],
  ['thanks before a first job', { ...fresher, resumeMonths: 0 }, 'profileUpdateSuccess'],
  ['thanks before agreement', { resumeMonths: 48 }, 'profileUpdateSuccess'],
  [
    'a first job before agreement',
    { ...fresher, resumeMonths: 0, promptAcceptedAt: null },
    'freshers',
  ],
])('where several would do, %s', (_, facts, cohort) => {
  expect(cohortOf({ ...everything, ...facts }, NOW)).toBe(cohort);
});

it('a resume counts where it is sure of its months', () => {
  const resume = { positions: [], education: [], skills: [] };
  const resumeWith = (confidence: number) => ({
    ...resume,
    totalMonths: { value: 84, confidence },
  });
  expect(resumeMonthsOf(null)).toBeNull();
  expect(resumeMonthsOf(resume)).toBeNull();
  expect(resumeMonthsOf(resumeWith(0.49))).toBeNull();
  expect(resumeMonthsOf(resumeWith(0.5))).toBe(84);
});
