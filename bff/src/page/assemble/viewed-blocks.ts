import type { PageBlock } from '@broadsheet/contract/page-json';
import type { Plan } from '@broadsheet/layout-engine/plan';
import type { BlockScope, BlocksViewed } from '@broadsheet/telemetry/block-counts/block-counter';

interface ViewedBlock extends Pick<PageBlock, 'id' | 'type'> {
  readonly state?: PageBlock['state'];
  readonly slots?: Readonly<Record<string, readonly ViewedBlock[]>>;
}

const flatten = (blocks: readonly ViewedBlock[]): BlocksViewed['blocks'] =>
  blocks.flatMap(({ id, type, state = 'ready', slots }) => [
    ...(state === 'ready' ? [{ id, type }] : []),
    ...Object.values(slots ?? {}).flatMap(flatten),
  ]);

/**
 * The counts to record when somebody sees these blocks. Pure.
 * @param blocks of the page, or of its plan where the page came from the cache.
 */
export const blocksViewed = (
  { brand, page, rollout }: BlockScope,
  blocks: readonly ViewedBlock[],
): BlocksViewed => ({ brand, page, rollout, blocks: flatten(blocks) });

const lastViewed = new WeakMap<Plan, BlocksViewed>();

const isSame = (left: BlocksViewed, right: BlocksViewed): boolean =>
  left.brand === right.brand &&
  left.page === right.page &&
  left.rollout?.number === right.rollout?.number &&
  left.rollout?.arm === right.rollout?.arm &&
  left.blocks.length === right.blocks.length &&
  left.blocks.every(({ id, type }, index) => {
    const other = right.blocks[index];
    return id === other?.id && type === other.type;
  });

/**
 * Like `blocksViewed`, but returns the same object for equal results of one plan, because counts are summed by object.
 */
export const blocksViewedOfPlan = (
  plan: Plan,
  scope: BlockScope,
  blocks: readonly PageBlock[],
): BlocksViewed => {
  const viewed = blocksViewed(scope, blocks);
  const last = lastViewed.get(plan);
  if (last && isSame(last, viewed)) return last;
  lastViewed.set(plan, viewed);
  return viewed;
};
