import {
  ROLLOUT_LOADS_MIN,
  type RolloutBounds,
  type RolloutMeasure,
} from '@broadsheet/contract/studio/rollout';
import { excessOf, failsOftener, loadsBefore, type MeasuredBlock } from './rollout-measure.ts';

/** What people call a type of block. */
export type TitleOfType = (type: string) => string;

const inPercent = (share: number): string => `${Math.round(share * 100)} %`;

const blockReason = (
  measure: RolloutMeasure,
  block: MeasuredBlock,
  titleOf: TitleOfType,
): string => {
  const { brand, page, type, next } = block;
  const before = loadsBefore(measure, block);
  const than =
    before.loads === 0 ? 'and is new there' : `${before.failures} of ${before.loads} before`;
  const name = `"${titleOf(type)}" (${block.block})`;
  return `Block ${name} on the ${page} page of ${brand} failed in ${next.failures} of ${next.loads} loads, ${than}.`;
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
  return `${next.applied} of ${next.units} people applied, ${live.applied} of ${live.units} with what is live: ${fall}, and ${inPercent(bounds.applyFall)} is the bound.`;
};

/** Why a rollout has to be taken back, in words for people; null where it may go on. Pure. */
export const findRolloutFailure = (
  measure: RolloutMeasure,
  bounds: RolloutBounds,
  titleOf: TitleOfType,
): string | null => checkBlocks(measure, bounds, titleOf) ?? checkApplying(measure, bounds);
