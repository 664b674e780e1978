import type { BlockLoad, BlockScope, BlocksViewed } from './block-load.ts';
import { bucketOf } from './load-times.ts';
import { addTo } from './sum-tally.ts';
import { createSumWriter, type SumWriterOptions } from './sum-writer.ts';

export const HOUR_MS = 3_600_000;
/** Pages that were seen once each, as those of one reader are, are added up before they pile up. */
const ASIDE_MOST = 200;

/** Places of the sums of a block; its load times by bucket follow. */
export const LOADS = 0;
export const FAILURES = 1;
export const VIEWS = 2;
export const TIMES = 3;

/** A block within an hour. */
export interface BlockKey extends BlockScope {
  /** Epoch ms at which it begins. */
  readonly hour: number;
  readonly block: string;
  readonly type: string;
}

export interface BlockSumsOptions extends Omit<SumWriterOptions<BlockKey>, 'weigh' | 'aside'> {
  /** Epoch ms. */
  readonly now: () => number;
}

export const hourOf = (epochMs: number): number => epochMs - (epochMs % HOUR_MS);

const placeName = (hour: number, { brand, page, rollout }: BlockScope): string =>
  rollout
    ? `${hour} ${brand} ${page} ${rollout.number} ${rollout.arm}`
    : `${hour} ${brand} ${page}`;

const weigh = (sums: readonly number[]): number => (sums[LOADS] ?? 0) + (sums[VIEWS] ?? 0);

/** Loads and views of blocks by the hour. Views wait aside, summed by object, until they are written. */
export const createBlockSums = ({ now, ...options }: BlockSumsOptions) => {
  const views = new Map<BlocksViewed, number>();
  let hour = 0;

  const fold = (): void => {
    for (const [view, amount] of views) {
      const { brand, page, rollout } = view;
      const place = placeName(hour, view);
      const key = { hour, brand, page, rollout };
      for (const { id, type } of view.blocks)
        writer.add(
          `${place} ${id} ${type}`,
          () => ({ ...key, block: id, type }),
          amount,
          (sums) => addTo(sums, VIEWS, amount),
        );
    }
    views.clear();
  };
  const aside = { fold, isEmpty: () => views.size === 0 };
  const writer = createSumWriter<BlockKey>({ ...options, weigh, aside });

  return {
    waiting: writer.waiting,
    finish: writer.finish,
    giveUp: writer.giveUp,
    loaded: ({ brand, page, rollout, block, type, outcome, ms }: BlockLoad): void => {
      const at = hourOf(now());
      const name = `${placeName(at, { brand, page, rollout })} ${block} ${type}`;
      writer.add(
        name,
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
      if (at !== hour || views.size >= ASIDE_MOST) fold();
      hour = at;
      views.set(view, (views.get(view) ?? 0) + 1);
      writer.wake();
    },
  };
};
