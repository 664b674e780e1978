import type { Rollout, RolloutMeasure } from '@broadsheet/contract/studio/rollout';
import { formatPercent } from '../experiments/format-numbers.ts';
import { formatInstant } from '../format/format-instant.ts';

export type ArmPeople = RolloutMeasure['people'][number];
type BlockMeasure = RolloutMeasure['blocks'][number];

/** The two arms of the measurement: people who get the live content, and people who get the change. */
export const ARM_LABELS = { live: 'Current site', next: 'This draft' } as const;

/** Formats the share of an arm that applied: "4.2 %"; empty if it has no people. */
export const formatApplied = ({ units, applied }: ArmPeople): string =>
  units === 0 ? 'no visitors yet' : formatPercent(applied / units);

/** Formats the effect of the change on applications, in a sentence. */
export const formatFall = (fall: RolloutMeasure['applyFall']): string => {
  if (fall === null) return 'Not enough visitors yet to compare applications.';
  const size = formatPercent(Math.abs(fall.value));
  if (!fall.isSure)
    return `Applications differ by ${size}. This could be chance; wait for more visitors.`;
  if (fall.value > 0) return `${size} fewer people apply with this draft.`;
  return `${size} more people apply with this draft.`;
};

const rateOf = ({ loads, failures }: BlockMeasure['live']): number =>
  loads === 0 ? 0 : failures / loads;

/** Formats the failure rates of a block with and without the change. */
export const formatFailures = ({ live, next }: BlockMeasure): string =>
  `failed in ${formatPercent(rateOf(next))} of ${next.loads} loads with this draft, ${formatPercent(rateOf(live))} of ${live.loads} without`;

/** Formats the state of a rollout, without figures that change every second. */
export const formatRolloutState = (rollout: Rollout): string => {
  const { share, startedAt, by, reason } = rollout;
  const ended = rollout.endedAt ? ` on ${formatInstant(rollout.endedAt)}` : '';
  const why = reason ? `: ${reason.replace(/\.$/, '')}` : '';
  switch (rollout.state) {
    case 'running':
      return rollout.sharedAt === startedAt
        ? `Shown to ${formatPercent(share)} since ${formatInstant(startedAt)}. Started by ${by.name}.`
        : `Shown to ${formatPercent(share)} since ${formatInstant(rollout.sharedAt)}. Started by ${by.name} on ${formatInstant(startedAt)}.`;
    case 'finished':
      return `Released to everyone${ended}, after ${formatPercent(share)}.`;
    case 'stopped':
      return `Rolled back${ended} at ${formatPercent(share)}${why}. Everyone sees the current site.`;
    case 'rolled-back':
      return `Rolled back automatically${ended}${why}. Everyone sees the current site.`;
  }
};
