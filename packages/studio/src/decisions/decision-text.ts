import type { RecordedDecision } from '@broadsheet/contract/studio/decision';

/** The address of a decision in the archive. */
export const decisionHref = ({ number }: Pick<RecordedDecision, 'number'>): string =>
  `/experiments/archive/${number}`;
