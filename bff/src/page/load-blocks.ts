import type { PageBlock } from '@broadsheet/contract/page-json';
import type { Seo } from '@broadsheet/contract/seo';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';
import type { BlockVerdict, LoadedBlock } from './load-block.ts';

/** Loads one block; never rejects. */
export type LoadOne = (planned: PlanBlock) => Promise<LoadedBlock>;

export interface LoadedBlocks {
  readonly blocks: PageBlock[];
  readonly verdict: LoadedVerdict;
}

/** What the primary blocks together say of the page. */
export interface LoadedVerdict {
  readonly status: 200 | 404 | 410 | 503;
  readonly redirect?: BlockVerdict['redirect'];
  readonly seo: Partial<Seo>;
}

interface Loaded {
  readonly blocks: PageBlock[];
  readonly verdicts: BlockVerdict[];
}

const join = (parts: readonly Loaded[]): Loaded => ({
  blocks: parts.flatMap((part) => part.blocks),
  verdicts: parts.flatMap((part) => part.verdicts),
});

const loadTree = async (planned: PlanBlock, load: LoadOne): Promise<Loaded> => {
  const slots = Object.entries(planned.slots ?? {});
  const [own, ...filled] = await Promise.all([
    load(planned),
    ...slots.map(([, children]) => loadList(children, load)),
  ]);
  const verdicts = [own.verdict ?? [], ...filled.map((slot) => slot.verdicts)].flat();
  if (!own.block) return { blocks: [], verdicts };
  if (!planned.slots) return { blocks: [own.block], verdicts };
  const named = slots.map(([name], index) => [name, filled[index]?.blocks ?? []] as const);
  return { blocks: [{ ...own.block, slots: Object.fromEntries(named) }], verdicts };
};

const loadList = async (planned: readonly PlanBlock[], load: LoadOne): Promise<Loaded> =>
  join(await Promise.all(planned.map((block) => loadTree(block, load))));

/** In the order of the page: the first redirect and the first status that is not 200 count, seo is merged. */
const decide = (verdicts: readonly BlockVerdict[]): LoadedVerdict => ({
  status: verdicts.find(({ status = 200 }) => status !== 200)?.status ?? 200,
  redirect: verdicts.find(({ redirect }) => redirect)?.redirect,
  seo: Object.assign({}, ...verdicts.map(({ seo }) => seo)),
});

/** Loads all blocks of a plan at once, those in slots too. */
export const loadBlocks = async (
  planned: readonly PlanBlock[],
  load: LoadOne,
): Promise<LoadedBlocks> => {
  const { blocks, verdicts } = await loadList(planned, load);
  return { blocks, verdict: decide(verdicts) };
};
