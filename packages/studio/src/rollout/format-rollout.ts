import type { Rollout, RolloutMeasure } from '@broadsheet/contract/studio/rollout';
import { formatPercent } from '../experiments/format-numbers.ts';
import { formatInstant } from '../format/format-instant.ts';

export type ArmPeople = RolloutMeasure['people'][number];
type BlockMeasure = RolloutMeasure['blocks'][number];

/** Of people who may be counted: who is served what is live and who the change. */
export const ARM_LABELS = { live: 'Current site', next: 'This draft' } as const;

/** How many of an arm applied: "4.2 %"; nothing where nobody was seen. */
export const formatApplied = ({ units, applied }: ArmPeople): string =>
  units === 0 ? 'no visitors yet' : formatPercent(applied / units);

/** What the change does to applications, in a sentence. */
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

/** How often a block fails with the change and without it. */
export const formatFailures = ({ live, next }: BlockMeasure): string =>
  `failed in ${formatPercent(rateOf(next))} of ${next.loads} loads with this draft, ${formatPercent(rateOf(live))} of ${live.loads} without`;

/** Where a rollout stands, without figures that change by the second. */
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
