import type { ArmConversion } from '@broadsheet/contract/experiment-report';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import type { InboxKind } from '@broadsheet/contract/studio/inbox';
import { METRIC_TEXT } from '@broadsheet/contract/studio/report-text';
import { hasAlarm } from '@broadsheet/experiments/report/report-experiments';

/** Something about a running experiment that somebody has to act on. */
export interface ExperimentAlarm {
  /** Unique for what happened, over all replicas. */
  readonly event: string;
  readonly kind: InboxKind;
  readonly title: string;
  readonly text: string | null;
}

const POINTS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

const formatBelow = ({ arm, differenceInterval }: ArmConversion): string | null => {
  if (!differenceInterval || differenceInterval.high >= 0) return null;
  const [from, to] = [-differenceInterval.high, -differenceInterval.low];
  return `group ${arm} is ${POINTS.format(from * 100)} to ${POINTS.format(to * 100)} points below control`;
};

/** Groups that are certainly worse than control, once for each metric and assignment. */
const findWorse = ({ key, report }: StudioExperiment): readonly ExperimentAlarm[] =>
  report.metrics.flatMap(({ metric, arms }) =>
    arms.flatMap((arm) => {
      const below = formatBelow(arm);
      if (below === null) return [];
      return [
        {
          event: `experiment-worse:${key}:${report.bucketVersion}:${metric}:${arm.arm}`,
          kind: 'experiment-worse' as const,
          title: key,
          text: `${METRIC_TEXT[metric]}: ${below}.`,
        },
      ];
    }),
  );

const findEnd = (
  { key, experiment: { until } }: StudioExperiment,
  now: number,
): readonly ExperimentAlarm[] =>
  until !== undefined && now >= Date.parse(until)
    ? [
        {
          event: `experiment-ended:${key}:${until}`,
          kind: 'experiment-ended',
          title: key,
          text: null,
        },
      ]
    : [];

/**
 * The alarms of an experiment that runs by its file. Where its groups are not as planned, its results say nothing.
 * Pure. @param now epoch ms
 */
export const findAlarms = (of: StudioExperiment, now: number): readonly ExperimentAlarm[] => {
  const { key, experiment, report } = of;
  if (experiment.status !== 'running') return [];
  const kind = 'experiment-alarm';
  const results = hasAlarm(report)
    ? [{ event: `${kind}:${key}:${report.bucketVersion}`, kind, title: key, text: null } as const]
    : findWorse(of);
  return [...results, ...findEnd(of, now)];
};
