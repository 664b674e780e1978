import type { PageBlock } from '@broadsheet/contract/page-json';
import type { Seo } from '@broadsheet/contract/seo';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import type { BlockVerdict } from './load-block.ts';
import { loadPlanned, type TimedBlock } from './load-planned.ts';
import type { PageLoad } from './page-load.ts';

/** The combined verdict of the primary blocks, and the structured data of all. */
export interface LoadedVerdict {
  readonly status: 200 | 404 | 410 | 503;
  readonly redirect?: BlockVerdict['redirect'];
  readonly seo: Partial<Seo>;
  /** About what the shown blocks contain, in the order of the page. */
  readonly jsonLd: Seo['jsonLd'];
  readonly jobdetail?: BlockVerdict['jobdetail'];
}

export interface LoadedBlocks {
  readonly blocks: PageBlock[];
  readonly verdict: LoadedVerdict;
  /** Epoch ms at which the first of them becomes another; infinity is never. */
  readonly expiresAt: number;
}

/** All blocks of a plan in page order; blocks in slots follow their parent. */
export const flattenBlocks = (blocks: readonly PlanBlock[]): readonly PlanBlock[] =>
  blocks.some(({ slots }) => slots)
    ? blocks.flatMap((block) => [block, ...flattenBlocks(Object.values(block.slots ?? {}).flat())])
    : blocks;

/** Puts the loaded blocks into the slots of the plan. A block with nothing to show removes its slots too. */
const nestBlocks = (
  planned: readonly PlanBlock[],
  loaded: ReadonlyMap<PlanBlock, TimedBlock>,
): PageBlock[] =>
  planned.flatMap((each): PageBlock[] => {
    const block = loaded.get(each)?.block;
    if (!block) return [];
    if (!each.slots) return [block];
    const slots = Object.entries(each.slots).map(
      ([name, children]) => [name, nestBlocks(children, loaded)] as const,
    );
    return [{ ...block, slots: Object.fromEntries(slots) }];
  });

/** The structured data of blocks that are shown: of none inside a block with nothing to show. */
const collectJsonLd = (
  planned: readonly PlanBlock[],
  loaded: ReadonlyMap<PlanBlock, TimedBlock>,
): Seo['jsonLd'] =>
  planned.flatMap((each) => {
    const { block, verdict } = loaded.get(each) ?? {};
    if (!block) return [];
    const children = Object.values(each.slots ?? {}).flat();
    return [...(verdict?.jsonLd ?? []), ...collectJsonLd(children, loaded)];
  });

/** In the order of the page: the first redirect and the first status that is not 200 count, seo is merged. */
const decide = (verdicts: readonly BlockVerdict[]): Omit<LoadedVerdict, 'jsonLd'> => ({
  status: verdicts.find(({ status = 200 }) => status !== 200)?.status ?? 200,
  redirect: verdicts.find(({ redirect }) => redirect)?.redirect,
  seo: Object.assign({}, ...verdicts.map(({ seo }) => seo)),
  jobdetail: verdicts.find(({ jobdetail }) => jobdetail)?.jobdetail,
});

/** Counts what a page received for a block where a rollout compares two contents. */
const countServed = async (
  { deps, scope, ending }: PageLoad,
  planned: PlanBlock,
  loading: Promise<TimedBlock>,
): Promise<TimedBlock> => {
  const loaded = await loading;
  if (!ending.isAborted()) deps.reports.served(scope, planned, loaded);
  return loaded;
};

/** Loads all blocks in parallel, including those in slots. */
export const loadBlocks = async (
  load: PageLoad,
  planned: readonly PlanBlock[],
): Promise<LoadedBlocks> => {
  const flat = flattenBlocks(planned);
  const loading: Promise<TimedBlock>[] = [];
  for (const block of flat) {
    const result = loadPlanned(load, block);
    loading.push(load.scope.rollout ? countServed(load, block, result) : result);
  }
  const results = await Promise.all(loading);
  const loaded = new Map(results.map((result, index) => [flat[index] as PlanBlock, result]));
  return {
    blocks: nestBlocks(planned, loaded),
    verdict: {
      ...decide(results.flatMap(({ verdict }) => verdict ?? [])),
      jsonLd: collectJsonLd(planned, loaded),
    },
    expiresAt: Math.min(...results.map(({ expiresAt }) => expiresAt)),
  };
};
