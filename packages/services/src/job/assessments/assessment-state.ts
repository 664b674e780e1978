import type { AssessmentState } from '@broadsheet/contract/entities/assessment';

/** What the state of an assessment depends on. */
export interface AssessmentTimes {
  readonly deadline: Date;
  /** Null before it is started. */
  readonly ends_at: Date | null;
  readonly completed_at: Date | null;
  /** The application was rejected. */
  readonly is_turned_down: boolean;
}

/** The state of an assessment; only the server's clock counts. @param now epoch ms */
export const stateOf = (
  { deadline, ends_at, completed_at, is_turned_down }: AssessmentTimes,
  now: number,
): AssessmentState => {
  if (ends_at === null) {
    if (now >= deadline.getTime()) return 'missed';
    return is_turned_down ? 'ended' : 'waiting';
  }
  return completed_at === null && now < ends_at.getTime() ? 'running' : 'done';
};
