import type { ExperimentReport } from '@broadsheet/contract/experiment-report';
import type { ArchivedResult } from '@broadsheet/contract/studio/decision';
import { METRIC_TEXT } from '@broadsheet/contract/studio/report-text';

/** The results of everyone, with names, so that the archive reads the same whatever later reports look like. Pure. */
export const archiveResults = (report: ExperimentReport): readonly ArchivedResult[] => {
  const people = new Map(report.arms.map(({ arm, units }) => [arm, units]));
  return report.metrics.map(({ metric, verdict, arms }) => ({
    metric: METRIC_TEXT[metric],
    verdict,
    groups: arms.map(({ arm, conversions, rate, difference, differenceInterval }) => ({
      group: arm,
      people: people.get(arm) ?? null,
      conversions,
      rate,
      difference,
      interval: differenceInterval,
    })),
  }));
};
