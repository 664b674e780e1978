import type { CompiledFallback } from './compiled-layout.ts';
import type { Catalog, PlanBlock } from './plan.ts';
import { supportedVersion } from './supported-version.ts';

/** The client can render no part of a fallback: one of a block further out must replace more. */
export const UNHANDLED = Symbol('unhandled');

export interface SubstituteBlock {
  readonly block: PlanBlock;
  /** Types of blocks inside it that the client lacks and nothing replaces. */
  readonly dropped: readonly string[];
}
export type Substitute = SubstituteBlock | 'drop' | typeof UNHANDLED;

/** What is in the slots of a fallback; null where a fallback further out replaces the whole. */
const fitSlots = (
  catalog: Catalog,
  { slots }: CompiledFallback,
  block: PlanBlock,
  answered: boolean,
): SubstituteBlock | null => {
  if (!block.slots) return { block, dropped: [] };
  const dropped: string[] = [];
  const fitted: [string, readonly PlanBlock[]][] = [];
  for (const { name, blocks } of slots) {
    const found: PlanBlock[] = [];
    for (const each of blocks) {
      const substitute = fitFallback(catalog, each, answered);
      if (substitute === UNHANDLED) {
        if (answered) return null;
        dropped.push(each.definition.type);
      } else if (substitute !== 'drop') {
        found.push(substitute.block);
        dropped.push(...substitute.dropped);
      }
    }
    fitted.push([name, Object.freeze(found)]);
  }
  const filled = { ...block, slots: Object.freeze(Object.fromEntries(fitted)) };
  return { block: Object.freeze(filled), dropped };
};

/**
 * What a client with this catalog gets for a fallback: the first block of its chain that the client can render with
 * everything inside, except what has no fallback at all, which is dropped.
 * @param answered whether a block further out has a fallback
 */
export const fitFallback = (
  catalog: Catalog,
  fallback: CompiledFallback | 'drop' | undefined,
  answered: boolean,
): Substitute => {
  if (fallback === undefined || fallback === 'drop') return fallback ?? UNHANDLED;
  const supported = supportedVersion(catalog, fallback.definition, fallback.block);
  const isAnswered = answered || fallback.fallback !== undefined;
  const fitted = supported && fitSlots(catalog, fallback, supported, isAnswered);
  return fitted ?? fitFallback(catalog, fallback.fallback, answered);
};

/** Equal marks mean equal substitutes of one block. */
export const markOf = ({ type, version, slots }: PlanBlock): string => {
  const inside = Object.values(slots ?? {}).flatMap((blocks) =>
    blocks.map((block) => `${block.id}=${markOf(block)}`),
  );
  return `${type}@${version}${inside.length > 0 ? `(${inside.join()})` : ''}`;
};
