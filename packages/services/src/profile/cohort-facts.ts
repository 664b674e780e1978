import { type CohortFacts, resumeMonthsOf } from '@broadsheet/contract/cohort';
import type { readReader } from './read-reader.ts';

/** What decides a seeker's cohort. */
export const cohortFactsOf = (reader: Awaited<ReturnType<typeof readReader>>): CohortFacts => ({
  experienceStatus: reader.experienceStatus,
  experienceMonths: reader.experienceMonths,
  resumeMonths: resumeMonthsOf(reader.resume),
  mismatchAnswered: reader.mismatchAnsweredAt !== null,
  promptAcceptedAt: reader.promptAcceptedAt?.getTime() ?? null,
});
