import type { Rollout, RolloutMeasure } from '@broadsheet/contract/studio/rollout';
import { formatPercent } from '../experiments/format-numbers.ts';
import { formatInstant } from '../format/format-instant.ts';

export type ArmPeople = RolloutMeasure['people'][number];
type BlockMeasure = RolloutMeasure['blocks'][number];

/** Of people who may be counted: who is served what is live and who the change. */
export const ARM_LABELS = { live: 'See the site as it is', next: 'See the change' } as const;

/** How many of an arm applied: "4.2 %"; nothing where nobody was seen. */
export const formatApplied = ({ units, applied }: ArmPeople): string =>
  units === 0 ? 'nobody seen yet' : formatPercent(applied / units);

/** What the change does to applications, in a sentence. */
export const formatFall = (fall: RolloutMeasure['applyFall']): string => {
  if (fall === null) return 'Too few people were seen to say what it does to applications.';
  const size = formatPercent(Math.abs(fall.value));
  if (!fall.isSure)
    return `Applications differ by ${size}, which is no more than chance makes of so few people.`;
  if (fall.value > 0) return `${size} fewer people apply with the change.`;
  return `${size} more people apply with the change.`;
};

const rateOf = ({ loads, failures }: BlockMeasure['live']): number =>
  loads === 0 ? 0 : failures / loads;

/** How often a block fails with the change and without it. */
export const formatFailures = ({ live, next }: BlockMeasure): string =>
  `${formatPercent(rateOf(next))} of ${next.loads} loads with the change, ${formatPercent(rateOf(live))} of ${live.loads} without`;

/** Where a rollout stands, without figures that change by the second. */
export const formatRolloutState = (rollout: Rollout): string => {
  const { share, startedAt, by, reason } = rollout;
  const ended = rollout.endedAt ? ` on ${formatInstant(rollout.endedAt)}` : '';
  const why = reason ? `: ${reason.replace(/\.$/, '')}` : '';
  switch (rollout.state) {
    case 'running':
      return rollout.sharedAt === startedAt
        ? `Served to ${formatPercent(share)} since ${formatInstant(startedAt)}, begun by ${by.name}.`
        : `Served to ${formatPercent(share)} since ${formatInstant(rollout.sharedAt)}. Begun by ${by.name} on ${formatInstant(startedAt)}.`;
    case 'finished':
      return `Given to everybody${ended}, after ${formatPercent(share)}.`;
    case 'stopped':
      return `Stopped${ended} at ${formatPercent(share)}${why}. Everybody sees the site as it was.`;
    case 'rolled-back':
      return `Taken back by the site${ended}${why}. Everybody sees the site as it was.`;
  }
};
