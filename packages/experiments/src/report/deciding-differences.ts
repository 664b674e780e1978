import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import { CONTROL, type ConversionMetric } from '@broadsheet/contract/experiments';
import type { Interval } from '@broadsheet/statistics/confidence-sequence';
import { conversionDifference } from '@broadsheet/statistics/conversion-intervals';
import { sharedError } from '@broadsheet/statistics/e-values';

/** What one arm changes in one metric. */
export interface DecidingDifference {
  readonly metric: ConversionMetric;
  readonly arm: string;
  /** Null with too few units. */
  readonly interval: Interval | null;
}

/**
 * The differences by which an experiment is decided, and alarms are raised. All metrics and configured arms share the
 * 5 % error, so that an experiment without any difference shows one at most 5 times in 100, however often it is read.
 * The intervals of the report are each for itself, and narrower.
 */
export const listDecidingDifferences = ({
  arms,
  metrics,
}: ExperimentReport): readonly DecidingDifference[] => {
  const configured = arms.filter(({ weight }) => weight > 0);
  const compared = configured.filter(({ arm }) => arm !== CONTROL).map(({ arm }) => arm);
  const sharedBy = sharedError({ metrics: metrics.length, arms: compared.length + 1 });
  return metrics.flatMap(({ metric, arms: results }) => {
    const countOf = (name: string) => ({
      units: arms.find(({ arm }) => arm === name)?.units ?? 0,
      conversions: results.find(({ arm }) => arm === name)?.conversions ?? 0,
    });
    return compared.map((arm) => ({
      metric,
      arm,
      interval: conversionDifference(countOf(arm), countOf(CONTROL), sharedBy).interval,
    }));
  });
};
