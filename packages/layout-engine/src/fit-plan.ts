import type { CompiledLayout } from './compiled-layout.ts';
import { fitFallback, markOf, type Substitute, UNHANDLED } from './fit-fallback.ts';
import type { Catalog, Plan, PlanBlock, UnsupportedBlock } from './plan.ts';
import { supportedVersion } from './supported-version.ts';

interface Change {
  /** Its mark in the plan's key. */
  readonly mark: string;
  readonly unsupported: readonly UnsupportedBlock[];
}

/** What changes where a substitute, or nothing, takes the position of a block. */
const replacementOf = ({ id, type }: PlanBlock, substitute: Substitute): Change => {
  const outcome = substitute === UNHANDLED ? 'dropped' : 'fallback';
  const block = typeof substitute === 'object' ? substitute : null;
  const inside = (block?.dropped ?? []).map(
    (lacked) => ({ type: lacked, outcome: 'dropped' }) as const,
  );
  return {
    mark: `${outcome === 'dropped' ? '-' : ''}${id}${block ? `=${markOf(block.block)}` : ''}`,
    unsupported: [{ type, outcome }, ...inside],
  };
};

/**
 * A plan for a client with this catalog. A block that the client lacks is downgraded to a version that it has, or
 * replaced by its fallback; without a supported one, by the nearest ancestor's, which replaces that whole ancestor;
 * else the block is dropped. Returns the plan itself where the client supports all of it.
 */
export const fitPlan = (compiled: CompiledLayout, plan: Plan, catalog: Catalog): Plan => {
  const written = new Map(compiled.blocks.map((block) => [block.id, block]));
  const changes: Change[] = [];
  /** @param answered whether an ancestor has a fallback; null requests it. */
  const fitList = (blocks: readonly PlanBlock[], answered: boolean): PlanBlock[] | null => {
    const fitted: PlanBlock[] = [];
    for (const block of blocks) {
      const own = fitFallback(catalog, written.get(block.id)?.fallback, answered);
      const found = fit(block, answered || own !== UNHANDLED);
      if (found) {
        fitted.push(found);
        continue;
      }
      if (own === UNHANDLED && answered) return null;
      changes.push(replacementOf(block, own));
      if (typeof own === 'object') fitted.push(own.block);
    }
    return fitted;
  };
  /** Null when it cannot be rendered, or contains a block that needs an ancestor's fallback. */
  const fit = (block: PlanBlock, answered: boolean): PlanBlock | null => {
    const definition = written.get(block.id)?.definition;
    const supported = definition ? supportedVersion(catalog, definition, block) : null;
    if (!supported) return null;
    const before = changes.length;
    if (supported !== block)
      changes.push({ mark: `${block.id}@${supported.version}`, unsupported: [] });
    if (!supported.slots) return supported;
    const slots: [string, readonly PlanBlock[]][] = [];
    for (const [name, children] of Object.entries(supported.slots)) {
      const fitted = fitList(children, answered);
      if (!fitted) {
        changes.length = before;
        return null;
      }
      slots.push([name, Object.freeze(fitted)]);
    }
    return Object.freeze({ ...supported, slots: Object.freeze(Object.fromEntries(slots)) });
  };
  const blocks = fitList(plan.blocks, false) ?? [];
  if (changes.length === 0) return plan;
  return Object.freeze({
    ...plan,
    key: `${plan.key}|without=${changes.map(({ mark }) => mark).join(',')}`,
    blocks: Object.freeze(blocks),
    unsupported: Object.freeze(changes.flatMap(({ unsupported }) => unsupported)),
  });
};
