import type { Cohort } from './audience.ts';
import type { ParsedResume } from './entities/parsed-resume.ts';

/** How long a seeker is thanked for having answered a prompt. */
export const UPDATE_THANKED_MS = 7 * 86_400_000;
/** From here on two statements of experience disagree. */
export const MISMATCH_MONTHS = 12;

/** Below it, what was read of a resume is more of a guess, and nobody is asked about it. */
const SURE = 0.5;

/** Of experience, as a resume says it; null where it does not, or not surely. */
export const resumeMonthsOf = (resume: ParsedResume | null): number | null => {
  const months = resume?.totalMonths;
  return months !== undefined && months.confidence >= SURE ? months.value : null;
};

/** What decides a seeker's cohort; null is not known. Instants are epoch ms. */
export interface CohortFacts {
  readonly experienceStatus: 'fresher' | 'experienced' | null;
  /** Of experience, as the seeker says it. */
  readonly experienceMonths: number | null;
  /** Of experience, as the newest resume says it. */
  readonly resumeMonths: number | null;
  /** The seeker has decided what is right where that resume and the profile disagree. */
  readonly mismatchAnswered: boolean;
  readonly promptAcceptedAt: number | null;
}

/** Of experience, as far as a seeker has said it; null is not known. */
export const statedExperienceMonths = ({
  experienceStatus,
  experienceMonths,
}: Pick<CohortFacts, 'experienceStatus' | 'experienceMonths'>): number | null =>
  experienceStatus === 'fresher' ? 0 : experienceStatus === null ? null : experienceMonths;

/** The one cohort of a seeker: what keeps the site from knowing them comes first. @param now epoch ms */
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
