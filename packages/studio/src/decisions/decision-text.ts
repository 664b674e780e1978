import type { RecordedDecision } from '@broadsheet/contract/studio/decision';
import { DECISION_TEXT } from '@broadsheet/contract/studio/report-text';

/** What was decided: "Ship b", "Roll back". */
export const formatDecision = ({
  decision,
  arm,
}: Pick<RecordedDecision, 'decision' | 'arm'>): string =>
  arm === null ? DECISION_TEXT[decision] : `${DECISION_TEXT[decision]} ${arm}`;

/** The address of a decision in the archive. */
export const decisionHref = ({ number }: Pick<RecordedDecision, 'number'>): string =>
  `/experiments/archive/${number}`;
