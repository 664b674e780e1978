import type { Brand } from '@broadsheet/contract/brand';
import type { RolloutArm } from '@broadsheet/contract/studio/rollout';
import type { BlockFault } from '@broadsheet/contract/telemetry';
import type { Measurement } from '../vitals/measurement.ts';

/** One page kind of one brand, and the content that it was served from. */
export interface BlockScope {
  readonly brand: Brand;
  /** A page kind. */
  readonly page: string;
  /** Null where no change is rolled out. */
  readonly rollout: RolloutArm | null;
}

/** A load; while a change is rolled out, also a cached block on a page. */
export interface BlockLoad extends BlockScope {
  /** A block's id. */
  readonly block: string;
  readonly type: string;
  readonly outcome: 'ready' | 'empty' | 'failed';
  /** Null where nothing was loaded. */
  readonly ms: number | null;
}

/** A page view. Views that pass the same object are summed by its identity, which is cheap. */
export interface BlocksViewed extends BlockScope {
  readonly blocks: readonly { readonly id: string; readonly type: string }[];
}

/** Counts blocks after the response is sent: nothing here throws or waits. */
export interface BlockCounter {
  readonly loaded: (load: BlockLoad) => void;
  readonly viewed: (view: BlocksViewed) => void;
  /** A browser could not hydrate a block of that type. */
  readonly faulted: (fault: Pick<BlockFault, 'type' | 'reason'>) => void;
  /** A browser measured a vital of a page that it has shown. */
  readonly measured: (measurement: Measurement) => void;
  readonly close: () => Promise<void>;
}

/** Where there is no database: nothing is counted. */
export const closedBlockCounter: BlockCounter = {
  loaded: () => undefined,
  viewed: () => undefined,
  faulted: () => undefined,
  measured: () => undefined,
  close: async () => undefined,
};
