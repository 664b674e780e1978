import type { PageBlock } from '@broadsheet/contract/page-json';
import type { UnsupportedBlock } from '@broadsheet/layout-engine/plan';
import type {
  BlockCounter,
  BlockLoad,
  BlockScope,
} from '@broadsheet/telemetry/block-counts/block-counter';
import type { Metrics } from '../../metrics/metrics.ts';

export type LoadOutcome = 'ready' | 'empty' | 'failed' | 'deferred';

/** The outcome of a block load that a request waited for. */
export interface LoadReport {
  readonly outcome: LoadOutcome;
  /** The page's entity does not exist: a failure of the address, not of the block. */
  readonly isMissing: boolean;
  readonly ms: number;
}

/** What a page received for a block. */
export interface ServedBlock {
  readonly block: Pick<PageBlock, 'state'> | null;
  readonly verdict: { readonly status?: number } | null;
}

/** Where a block was to be shown. */
export interface ReportScope extends BlockScope {
  /** Previews count only in the metrics. */
  readonly isPreview: boolean;
}

type Named = Pick<PageBlock, 'id' | 'type'>;

/** Receives reports of blocks as they load; must neither throw nor wait. */
export interface BlockReports {
  readonly loaded: (scope: ReportScope, block: Named, load: LoadReport) => void;
  /**
   * Reports each block of a page, loaded or cached, where a rollout compares two contents. Counting loads alone would
   * be unfair: an arm whose results are cached for more people loads less often, and fails more often in an outage of
   * both.
   */
  readonly served: (scope: ReportScope, block: Named, served: ServedBlock) => void;
  readonly unrendered: (scope: ReportScope, block: Named) => void;
  /** The client cannot render the block's type. */
  readonly unsupported: (block: UnsupportedBlock) => void;
}

const outcomeOf = ({ block, verdict }: ServedBlock): BlockLoad['outcome'] => {
  if (!block || verdict?.status === 404) return 'empty';
  return block.state === 'ready' ? 'ready' : 'failed';
};

const countedOutcome = ({ outcome, isMissing }: LoadReport): BlockLoad['outcome'] => {
  if (isMissing) return 'empty';
  return outcome === 'deferred' ? 'failed' : outcome;
};

/** Reports into the metrics and into the counts of blocks. */
export const createBlockReports = (
  { blocks, blockLoads }: Pick<Metrics, 'blocks' | 'blockLoads'>,
  counter: BlockCounter,
): BlockReports => {
  const count = (
    { isPreview, brand, page, rollout }: ReportScope,
    { id: block, type }: Named,
    outcome: BlockLoad['outcome'],
    ms: number | null,
  ): void => {
    if (!isPreview) counter.loaded({ brand, page, rollout, block, type, outcome, ms });
  };
  return {
    loaded: (scope, block, load) => {
      blocks.inc({ type: block.type, outcome: load.outcome });
      blockLoads.observe({ type: block.type }, load.ms / 1000);
      count({ ...scope, rollout: null }, block, countedOutcome(load), load.ms);
    },
    served: (scope, block, servedBlock) => {
      if (scope.rollout) count(scope, block, outcomeOf(servedBlock), null);
    },
    unrendered: (scope, block) => {
      blocks.inc({ type: block.type, outcome: 'unrendered' });
      count({ ...scope, rollout: null }, block, 'failed', null);
      if (scope.rollout) count(scope, block, 'failed', null);
    },
    unsupported: ({ type, outcome }) => blocks.inc({ type, outcome }),
  };
};
