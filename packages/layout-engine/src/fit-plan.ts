import type { CompiledLayout } from './compiled-layout.ts';
import type { Catalog, Plan, PlanBlock } from './plan.ts';

/** An ancestor must answer for what stands inside it. */
const UNHANDLED = Symbol('unhandled');
type Fitted = PlanBlock | 'drop' | typeof UNHANDLED;

/**
 * A plan as a client with this catalog gets it. A block that the client lacks gives way to its fallback;
 * without one that the client knows, the nearest ancestor's stands for the whole; else the block is
 * dropped and counted. The plan itself where the client can draw all of it.
 */
export const fitPlan = (compiled: CompiledLayout, plan: Plan, catalog: Catalog): Plan => {
  const fallbacks = new Map(compiled.blocks.map(({ id, fallback }) => [id, fallback]));
  /** Ids that gave way, and after a minus those that nothing stood in for. */
  const changes: string[] = [];
  const knows = ({ type, version }: PlanBlock) => catalog.has(`${type}@${version}`);

  const fallBack = (block: PlanBlock): Fitted => {
    const fallback = fallbacks.get(block.id);
    if (fallback === undefined || (fallback !== 'drop' && !knows(fallback))) return UNHANDLED;
    return fallback;
  };
  const fitList = (blocks: readonly PlanBlock[], answered: boolean): PlanBlock[] | null => {
    const fitted: PlanBlock[] = [];
    for (const block of blocks) {
      const found = fit(block, answered);
      if (found === UNHANDLED && answered) return null;
      if (found === UNHANDLED) changes.push(`-${block.id}`);
      else if (found === 'drop' || found === fallbacks.get(block.id)) changes.push(block.id);
      if (typeof found === 'object') fitted.push(found);
    }
    return fitted;
  };
  /** @param answered whether an ancestor has a fallback to give. */
  const fit = (block: PlanBlock, answered: boolean): Fitted => {
    const own = fallBack(block);
    if (!knows(block)) return own;
    if (!block.slots) return block;
    const before = changes.length;
    const slots: [string, readonly PlanBlock[]][] = [];
    for (const [name, children] of Object.entries(block.slots)) {
      const fitted = fitList(children, answered || own !== UNHANDLED);
      if (!fitted) {
        changes.length = before;
        return own;
      }
      slots.push([name, Object.freeze(fitted)]);
    }
    return Object.freeze({ ...block, slots: Object.freeze(Object.fromEntries(slots)) });
  };
  const blocks = fitList(plan.blocks, false) ?? [];
  if (changes.length === 0) return plan;
  return Object.freeze({
    ...plan,
    key: `${plan.key}|without=${changes.join(',')}`,
    blocks: Object.freeze(blocks),
    dropped: changes.filter((change) => change.startsWith('-')).length,
  });
};
