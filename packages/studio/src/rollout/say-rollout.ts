import type { Rollout, RolloutMeasure } from '@broadsheet/contract/studio/rollout';
import { sayPercent } from '../experiments/say-numbers.ts';
import { sayMoment } from '../words/say-moment.ts';

export type ArmPeople = RolloutMeasure['people'][number];
type BlockMeasure = RolloutMeasure['blocks'][number];

/** Of people who may be counted: who is served what is live and who the change. */
export const ARM_WORDS = { live: 'See the site as it is', next: 'See the change' } as const;

/** How many of an arm applied: "4.2 %"; nothing where nobody was seen. */
export const sayApplied = ({ units, applied }: ArmPeople): string =>
  units === 0 ? 'nobody seen yet' : sayPercent(applied / units);

/** What the change does to applications, in a sentence. */
export const sayFall = (fall: RolloutMeasure['applyFall']): string => {
  if (fall === null) return 'Too few people were seen to say what it does to applications.';
  const size = sayPercent(Math.abs(fall.value));
  if (!fall.isSure)
    return `Applications differ by ${size}, which is no more than chance makes of so few people.`;
  if (fall.value > 0) return `${size} fewer people apply with the change.`;
  return `${size} more people apply with the change.`;
};

const rateOf = ({ loads, failures }: BlockMeasure['live']): number =>
  loads === 0 ? 0 : failures / loads;

/** How often a block fails with the change and without it. */
export const sayFailures = ({ live, next }: BlockMeasure): string =>
  `${sayPercent(rateOf(next))} of ${next.loads} loads with the change, ${sayPercent(rateOf(live))} of ${live.loads} without`;

/** Where a rollout stands, without figures that change by the second. */
export const sayStanding = (rollout: Rollout): string => {
  const { share, startedAt, by, reason } = rollout;
  const ended = rollout.endedAt ? ` on ${sayMoment(rollout.endedAt)}` : '';
  const why = reason ? `: ${reason.replace(/\.$/, '')}` : '';
  switch (rollout.state) {
    case 'running':
      return rollout.sharedAt === startedAt
        ? `Served to ${sayPercent(share)} since ${sayMoment(startedAt)}, begun by ${by.name}.`
        : `Served to ${sayPercent(share)} since ${sayMoment(rollout.sharedAt)}. Begun by ${by.name} on ${sayMoment(startedAt)}.`;
    case 'finished':
      return `Given to everybody${ended}, after ${sayPercent(share)}.`;
    case 'stopped':
      return `Stopped${ended} at ${sayPercent(share)}${why}. Everybody sees the site as it was.`;
    case 'rolled-back':
      return `Taken back by the site${ended}${why}. Everybody sees the site as it was.`;
  }
};
