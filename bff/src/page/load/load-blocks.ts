import type { PageBlock } from '@broadsheet/contract/page-json';
import type { Seo } from '@broadsheet/contract/seo';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import type { BlockVerdict, LoadedBlock } from './load-block.ts';

/** A block with the moment, epoch ms, at which its loader would find something else by its own; infinity is never. */
export interface TimedBlock extends LoadedBlock {
  readonly until: number;
}

/** Loads one block; never rejects. */
export type LoadOne = (planned: PlanBlock) => Promise<TimedBlock>;

export interface LoadedBlocks {
  readonly blocks: PageBlock[];
  readonly verdict: LoadedVerdict;
  /** Epoch ms at which the first of them becomes another; infinity is never. */
  readonly until: number;
}

/** What the primary blocks together say of the page. */
export interface LoadedVerdict {
  readonly status: 200 | 404 | 410 | 503;
  readonly redirect?: BlockVerdict['redirect'];
  readonly seo: Partial<Seo>;
  readonly jobdetail?: BlockVerdict['jobdetail'];
}

interface Loaded {
  readonly blocks: PageBlock[];
  readonly verdicts: BlockVerdict[];
  readonly until: number;
}

const join = (parts: readonly Loaded[]): Loaded => ({
  blocks: parts.flatMap((part) => part.blocks),
  verdicts: parts.flatMap((part) => part.verdicts),
  until: Math.min(...parts.map((part) => part.until)),
});

const loadTree = async (planned: PlanBlock, load: LoadOne): Promise<Loaded> => {
  const slots = Object.entries(planned.slots ?? {});
  const [own, ...filled] = await Promise.all([
    load(planned),
    ...slots.map(([, children]) => loadList(children, load)),
  ]);
  const verdicts = [own.verdict ?? [], ...filled.map((slot) => slot.verdicts)].flat();
  const until = Math.min(own.until, ...filled.map((slot) => slot.until));
  if (!own.block) return { blocks: [], verdicts, until };
  if (!planned.slots) return { blocks: [own.block], verdicts, until };
  const named = slots.map(([name], index) => [name, filled[index]?.blocks ?? []] as const);
  return { blocks: [{ ...own.block, slots: Object.fromEntries(named) }], verdicts, until };
};

const loadList = async (planned: readonly PlanBlock[], load: LoadOne): Promise<Loaded> =>
  join(await Promise.all(planned.map((block) => loadTree(block, load))));

/** In the order of the page: the first redirect and the first status that is not 200 count, seo is merged. */
const decide = (verdicts: readonly BlockVerdict[]): LoadedVerdict => ({
  status: verdicts.find(({ status = 200 }) => status !== 200)?.status ?? 200,
  redirect: verdicts.find(({ redirect }) => redirect)?.redirect,
  seo: Object.assign({}, ...verdicts.map(({ seo }) => seo)),
  jobdetail: verdicts.find(({ jobdetail }) => jobdetail)?.jobdetail,
});

/** Loads all blocks of a plan at once, those in slots too. */
export const loadBlocks = async (
  planned: readonly PlanBlock[],
  load: LoadOne,
): Promise<LoadedBlocks> => {
  const { blocks, verdicts, until } = await loadList(planned, load);
  return { blocks, verdict: decide(verdicts), until };
};
