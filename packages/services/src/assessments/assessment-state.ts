import type { Assessment } from '@broadsheet/contract/entities/assessment';

/** What decides how far an assessment is. */
export interface AssessmentTimes {
  readonly deadline: Date;
  /** Null before it is begun. */
  readonly ends_at: Date | null;
  readonly completed_at: Date | null;
}

/** How far an assessment is; the server's clock alone decides. @param now epoch ms */
export const stateOf = (
  { deadline, ends_at, completed_at }: AssessmentTimes,
  now: number,
): Assessment['state'] => {
  if (ends_at === null) return now < deadline.getTime() ? 'waiting' : 'missed';
  return completed_at === null && now < ends_at.getTime() ? 'running' : 'done';
};
