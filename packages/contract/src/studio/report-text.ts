import type { ExperimentDecision } from '../experiment-decision.ts';
import type { ConversionMetric } from '../experiments.ts';

/** The names of what a report counts, as Studio and exported files show them. */
export const METRIC_TEXT: Readonly<Record<ConversionMetric, string>> = {
  apply: 'Applied for a job',
  save: 'Saved a job',
  register: 'Registered',
};

export const DECISION_TEXT: Readonly<Record<ExperimentDecision, string>> = {
  ship: 'Ship',
  hold: 'Hold',
  rollBack: 'Roll back',
  keepRunning: 'Keep running',
};

/** A decision with its group: "Ship b", "Roll back". */
export const formatDecision = ({
  decision,
  arm,
}: {
  readonly decision: ExperimentDecision;
  readonly arm: string | null;
}): string => (arm === null ? DECISION_TEXT[decision] : `${DECISION_TEXT[decision]} ${arm}`);

/** Cohorts within a sentence. */
export const COHORT_TEXT: Readonly<Record<string, string>> = {
  experienceMissing: 'members with no experience added',
  freshers: 'logged-in freshers',
  profileUpdateSuccess: 'members who just updated their profile',
  parserMismatch: 'members whose resume and profile differ',
  perfectMatch: 'members with a complete profile',
  none: 'everyone else, including visitors',
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Formats a cohort as the start of a line. */
export const formatCohort = (cohort: string): string => upper(COHORT_TEXT[cohort] ?? cohort);

/** Formats one of the two sites: "Tech site". */
export const formatSite = (brand: string): string => `${upper(brand)} site`;
