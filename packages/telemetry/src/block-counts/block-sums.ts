import { HOUR_MS } from '@broadsheet/contract/durations';
import { addTo } from '../recording/sum-tally.ts';
import type { SumWriterOptions, WriterGroup } from '../recording/writer-group.ts';
import type { BlockLoad, BlockScope, BlocksViewed } from './block-counter.ts';
import { bucketOf } from './load-times.ts';

/** Personal pages are seen once each: this many distinct page views are added up before they pile up. */
const MAX_PENDING_VIEWS = 200;

/** Indexes of the sums of a block; its load times by bucket follow. */
export const LOADS = 0;
export const FAILURES = 1;
export const VIEWS = 2;
export const TIMES = 3;

/** A block within an hour. */
export interface BlockKey extends BlockScope {
  /** Epoch ms at which it starts. */
  readonly hour: number;
  readonly block: string;
  readonly type: string;
}

export interface BlockSumsOptions extends Omit<SumWriterOptions<BlockKey>, 'weigh' | 'pending'> {
  readonly group: Pick<WriterGroup, 'addSumWriter'>;
  /** Epoch ms. */
  readonly now: () => number;
}

export const hourOf = (epochMs: number): number => epochMs - (epochMs % HOUR_MS);

const scopeId = (hour: number, { brand, page, rollout }: BlockScope): string =>
  rollout
    ? `${hour} ${brand} ${page} ${rollout.number} ${rollout.arm}`
    : `${hour} ${brand} ${page}`;

const weigh = (sums: readonly number[]): number => (sums[LOADS] ?? 0) + (sums[VIEWS] ?? 0);

/** Loads and views of blocks by the hour. Until they are written, views are summed by object, which is cheaper. */
export const createBlockSums = ({ group, now, ...options }: BlockSumsOptions) => {
  const views = new Map<BlocksViewed, number>();
  let hour = 0;

  const collect = (): void => {
    for (const [view, amount] of views) {
      const { brand, page, rollout } = view;
      const scope = scopeId(hour, view);
      const key = { hour, brand, page, rollout };
      for (const { id: block, type } of view.blocks)
        writer.add(
          `${scope} ${block} ${type}`,
          () => ({ ...key, block, type }),
          amount,
          (sums) => addTo(sums, VIEWS, amount),
        );
    }
    views.clear();
  };
  const pending = { collect, isEmpty: () => views.size === 0 };
  const writer = group.addSumWriter<BlockKey>({ ...options, weigh, pending });

  return {
    waiting: writer.waiting,
    loaded: ({ brand, page, rollout, block, type, outcome, ms }: BlockLoad): void => {
      const at = hourOf(now());
      const id = `${scopeId(at, { brand, page, rollout })} ${block} ${type}`;
      writer.add(
        id,
        () => ({ hour: at, brand, page, rollout, block, type }),
        1,
        (sums) => {
          addTo(sums, LOADS, 1);
          if (outcome === 'failed') addTo(sums, FAILURES, 1);
          if (ms !== null) addTo(sums, TIMES + bucketOf(ms), 1);
        },
      );
    },
    viewed: (view: BlocksViewed): void => {
      const at = hourOf(now());
      if (at !== hour || views.size >= MAX_PENDING_VIEWS) collect();
      hour = at;
      views.set(view, (views.get(view) ?? 0) + 1);
      writer.wake();
    },
  };
};
