import {
  ROLLOUT_LOADS_MIN,
  type RolloutBounds,
  type RolloutMeasure,
} from '@broadsheet/contract/studio/rollout';
import { excessOf, failsOftener, loadsBefore, type MeasuredBlock } from './rollout-measure.ts';

/** What people call a type of block. */
export type TitleOfType = (type: string) => string;

const inPercent = (share: number): string => `${Math.round(share * 100)}%`;

const blockReason = (
  measure: RolloutMeasure,
  block: MeasuredBlock,
  titleOf: TitleOfType,
): string => {
  const { brand, page, type, next } = block;
  const before = loadsBefore(measure, block);
  const than =
    before.loads === 0
      ? 'and is new there'
      : `compared with ${before.failures} of ${before.loads} before`;
  const name = `“${titleOf(type)}”`;
  return `Block ${name} on the ${page} page (${brand} site) failed in ${next.failures} of ${next.loads} loads, ${than}.`;
};

const checkBlocks = (
  measure: RolloutMeasure,
  { blockErrors }: RolloutBounds,
  titleOf: TitleOfType,
): string | null => {
  const failing = measure.blocks.find(
    (block) =>
      block.next.loads >= ROLLOUT_LOADS_MIN &&
      excessOf(measure, block) > blockErrors &&
      failsOftener(measure, block),
  );
  return failing ? blockReason(measure, failing, titleOf) : null;
};

const checkApplying = (
  { people, applyFall }: RolloutMeasure,
  bounds: RolloutBounds,
): string | null => {
  const [live, next] = people;
  if (!applyFall?.isSure || applyFall.value <= bounds.applyFall || !live || !next) return null;
  const fall = `${inPercent(applyFall.value)} fewer`;
  return `With this draft, ${next.applied} of ${next.units} people applied, compared with ${live.applied} of ${live.units} on the current site. That is ${fall}. Your limit is ${inPercent(bounds.applyFall)}.`;
};

/** Why a rollout must be rolled back, as text for people; null where it may continue. Pure. */
export const findRolloutFailure = (
  measure: RolloutMeasure,
  bounds: RolloutBounds,
  titleOf: TitleOfType,
): string | null => checkBlocks(measure, bounds, titleOf) ?? checkApplying(measure, bounds);
