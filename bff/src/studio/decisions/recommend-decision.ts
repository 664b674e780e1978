import type { ExperimentDecision } from '@broadsheet/contract/experiment-decision';
import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import { hasAlarm } from '@broadsheet/experiments/report/report-experiments';

/**
 * What the results recommend: hold where they cannot be trusted, or are better on one metric and worse on another; ship
 * where something is better and nothing worse; roll back the other way round; else keep it running, or hold once it has
 * stopped. Pure.
 */
export const recommendDecision = (
  report: ExperimentReport,
  isRunning: boolean,
): ExperimentDecision => {
  if (hasAlarm(report)) return 'hold';
  const intervals = report.metrics.flatMap(({ arms }) =>
    arms.flatMap(({ differenceInterval }) => differenceInterval ?? []),
  );
  const isBetter = intervals.some(({ low }) => low > 0);
  const isWorse = intervals.some(({ high }) => high < 0);
  if (isBetter && isWorse) return 'hold';
  if (isBetter) return 'ship';
  if (isWorse) return 'rollBack';
  return isRunning ? 'keepRunning' : 'hold';
};
