import type { Brand } from '@broadsheet/contract/brand';
import type { RolloutArm } from '@broadsheet/contract/studio/rollout';
import type { BlockFault } from '@broadsheet/contract/telemetry';

/** One page kind of one brand, of the content that it was served from. */
export interface BlockScope {
  readonly brand: Brand;
  /** A page kind. */
  readonly page: string;
  /** Null where no change is rolled out. */
  readonly rollout: RolloutArm | null;
}

/** A load; or, where a change is rolled out, that a page had a block, kept or loaded. */
export interface BlockLoad extends BlockScope {
  /** A block's id. */
  readonly block: string;
  readonly type: string;
  readonly outcome: 'ready' | 'empty' | 'failed';
  /** Null where nothing was loaded. */
  readonly ms: number | null;
}

/** A page that somebody saw. Equal views by one and the same object are summed by it, without a look inside. */
export interface BlocksViewed extends BlockScope {
  readonly blocks: readonly { readonly id: string; readonly type: string }[];
}

/** Counts blocks after answers, never in their way: nothing here throws or waits. */
export interface BlockCounter {
  readonly loaded: (load: BlockLoad) => void;
  readonly viewed: (view: BlocksViewed) => void;
  /** A browser could not bring a block of that type to life. */
  readonly faulted: (fault: Pick<BlockFault, 'type' | 'reason'>) => void;
  readonly close: () => Promise<void>;
}
