import { DAY_MS } from '@broadsheet/contract/durations';
import { hasEnded, isOpenExperiment } from '@broadsheet/contract/experiment-schedule';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import type { InboxKind } from '@broadsheet/contract/studio/inbox';
import { METRIC_TEXT } from '@broadsheet/contract/studio/report-text';
import {
  type DecidingDifference,
  listDecidingDifferences,
} from '@broadsheet/experiments/report/deciding-differences';
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

const formatBelow = ({ arm, interval }: DecidingDifference): string | null => {
  if (!interval || interval.high >= 0) return null;
  const [from, to] = [-interval.high, -interval.low];
  return `group ${arm} is ${POINTS.format(from * 100)} to ${POINTS.format(to * 100)} points below control`;
};

/** Groups that are certainly worse than control, once for each metric and assignment. */
const findWorse = ({ key, report }: StudioExperiment): readonly ExperimentAlarm[] =>
  listDecidingDifferences(report).flatMap((difference) => {
    const { metric, arm } = difference;
    const below = formatBelow(difference);
    if (below === null) return [];
    return [
      {
        event: `experiment-worse:${key}:${report.bucketVersion}:${metric}:${arm}`,
        kind: 'experiment-worse' as const,
        title: key,
        text: `${METRIC_TEXT[metric]}: ${below}.`,
      },
    ];
  });

/** An end of long ago is no news: it was reported then, or before there were alarms. */
const END_NOTICE_MS = 7 * DAY_MS;

const findEnd = (
  { key, experiment: { until } }: StudioExperiment,
  now: number,
): readonly ExperimentAlarm[] =>
  until !== undefined && hasEnded({ until }, now) && now < Date.parse(until) + END_NOTICE_MS
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
  if (!isOpenExperiment(experiment, now)) return findEnd(of, now);
  const kind = 'experiment-alarm';
  return hasAlarm(report)
    ? [{ event: `${kind}:${key}:${report.bucketVersion}`, kind, title: key, text: null } as const]
    : findWorse(of);
};
