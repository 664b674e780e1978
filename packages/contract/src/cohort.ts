import type { Cohort } from './audience.ts';
import { DAY_MS } from './durations.ts';
import type { ParsedResume } from './entities/parsed-resume.ts';

/** How long a seeker is thanked for having answered a prompt. */
export const UPDATE_THANKED_MS = 7 * DAY_MS;
/** From here on two statements of experience disagree. */
export const MISMATCH_MONTHS = 12;

/** Below this confidence, data parsed from a resume is a guess, and seekers are not prompted about it. */
const SURE = 0.5;

/** Months of experience by the resume; null where it gives none, or not reliably. */
export const resumeMonthsOf = (resume: ParsedResume | null): number | null => {
  const months = resume?.totalMonths;
  return months !== undefined && months.confidence >= SURE ? months.value : null;
};

/** The facts that decide a seeker's cohort; null: unknown. Instants are epoch ms. */
export interface CohortFacts {
  readonly experienceStatus: 'fresher' | 'experienced' | null;
  /** Months of experience by the profile. */
  readonly experienceMonths: number | null;
  /** Months of experience by the newest resume. */
  readonly resumeMonths: number | null;
  /** The seeker has decided between that resume and the profile. */
  readonly mismatchAnswered: boolean;
  readonly promptAcceptedAt: number | null;
}

/** Months of experience as the seeker has entered them; null: unknown. */
export const statedExperienceMonths = ({
  experienceStatus,
  experienceMonths,
}: Pick<CohortFacts, 'experienceStatus' | 'experienceMonths'>): number | null =>
  experienceStatus === 'fresher' ? 0 : experienceStatus === null ? null : experienceMonths;

/** The cohort of a seeker: missing data comes first. @param now epoch ms */
export const cohortOf = (facts: CohortFacts, now: number): Cohort => {
  const months = statedExperienceMonths(facts);
  if (months === null) return 'experienceMissing';
  const { resumeMonths, promptAcceptedAt } = facts;
  const agrees = resumeMonths !== null && Math.abs(resumeMonths - months) < MISMATCH_MONTHS;
  if (resumeMonths !== null && !agrees && !facts.mismatchAnswered) return 'parserMismatch';
  if (promptAcceptedAt !== null && now - promptAcceptedAt < UPDATE_THANKED_MS)
    return 'profileUpdateSuccess';
  if (months === 0) return 'freshers';
  return agrees ? 'perfectMatch' : 'none';
};
