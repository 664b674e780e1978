import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { CompiledLayout } from './compiled-layout.ts';
import { downgradeSettings } from './downgrades.ts';
import type { Catalog, Plan, PlanBlock, UnsupportedBlock } from './plan.ts';
import { typeAtVersion } from './rename-types.ts';

/** An ancestor's fallback must replace it. */
const UNHANDLED = Symbol('unhandled');
type Substitute = PlanBlock | 'drop' | typeof UNHANDLED;

interface Change {
  /** Its mark in the plan's key. */
  readonly mark: string;
  readonly unsupported?: UnsupportedBlock;
}

/** A block in a version of this catalog: the current one, else the newest earlier one; or null. */
const supportedVersion = (
  catalog: Catalog,
  definition: BlockDefinition,
  block: PlanBlock,
): PlanBlock | null => {
  const { type, settings } = block;
  if (catalog.has(`${type}@${block.version}`)) return block;
  for (let version = block.version - 1; version > 0; version -= 1) {
    const servedType = typeAtVersion(definition, version);
    const before = catalog.has(`${servedType}@${version}`)
      ? downgradeSettings(definition, version, settings)
      : null;
    if (!before) continue;
    const renamed = servedType === type ? null : { servedType };
    const head = { ...block, ...renamed, version };
    return Object.freeze({ ...head, settings: before, loaderSettings: settings });
  }
  return null;
};

/**
 * A plan for a client with this catalog. A block that the client lacks is downgraded to a version that it has, or
 * replaced by its fallback; without a supported one, by the nearest ancestor's, which replaces that whole ancestor;
 * else the block is dropped. Returns the plan itself where the client supports all of it.
 */
export const fitPlan = (compiled: CompiledLayout, plan: Plan, catalog: Catalog): Plan => {
  const written = new Map(compiled.blocks.map((block) => [block.id, block]));
  const changes: Change[] = [];

  const fallBack = ({ id }: PlanBlock): Substitute => {
    const fallback = written.get(id)?.fallback;
    if (fallback === undefined || fallback === 'drop') return fallback ?? UNHANDLED;
    return supportedVersion(catalog, fallback.definition, fallback.block) ?? UNHANDLED;
  };
  const replaceBlock = ({ id, type }: PlanBlock, substitute: Substitute) => {
    const outcome = substitute === UNHANDLED ? 'dropped' : 'fallback';
    const by = typeof substitute === 'object' ? `=${substitute.type}@${substitute.version}` : '';
    changes.push({
      mark: `${outcome === 'dropped' ? '-' : ''}${id}${by}`,
      unsupported: { type, outcome },
    });
  };

  /** @param answered whether an ancestor has a fallback; null requests it. */
  const fitList = (blocks: readonly PlanBlock[], answered: boolean): PlanBlock[] | null => {
    const fitted: PlanBlock[] = [];
    for (const block of blocks) {
      const own = fallBack(block);
      const found = fit(block, answered || own !== UNHANDLED);
      if (found) {
        fitted.push(found);
        continue;
      }
      if (own === UNHANDLED && answered) return null;
      replaceBlock(block, own);
      if (typeof own === 'object') fitted.push(own);
    }
    return fitted;
  };
  /** Null when it cannot be rendered, or contains a block that needs an ancestor's fallback. */
  const fit = (block: PlanBlock, answered: boolean): PlanBlock | null => {
    const definition = written.get(block.id)?.definition;
    const supported = definition ? supportedVersion(catalog, definition, block) : null;
    if (!supported) return null;
    const before = changes.length;
    if (supported !== block) changes.push({ mark: `${block.id}@${supported.version}` });
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
    unsupported: Object.freeze(changes.flatMap(({ unsupported }) => unsupported ?? [])),
  });
};
