import { type CompiledLayout, NONE } from '../compiled-layout.ts';
import type { Decision } from '../decide-block.ts';
import type { JsonPath } from '../json-source.ts';
import { nameCompiledBlock } from '../name-block.ts';

export interface Blame {
  /** How the block is hidden, as text. */
  readonly way: string;
  /** The position of the rule that hides it. */
  readonly path: JsonPath;
  /** The conditions of that rule: those of the block's `when`, or of the variant. */
  readonly conditions: readonly number[];
}

const variantCondition = (compiled: CompiledLayout, path: JsonPath): number[] => {
  const condition =
    path[0] === 'variants' ? compiled.variants[Number(path[1])]?.condition : undefined;
  return condition === undefined ? [] : [condition];
};

/** The rule that hides a block; null for a shown block, and for one that only variants add. */
export const blameFor = (
  compiled: CompiledLayout,
  decide: (block: number) => Decision,
  block: number,
): Blame | null => {
  const decision = decide(block);
  const id = compiled.blocks[block]?.id ?? '';
  const blameRef = (way: string, ref: number | undefined, own: readonly number[] = []): Blame => {
    const path = compiled.refs[ref ?? NONE] ?? [];
    return { way, path, conditions: [...own, ...variantCondition(compiled, path)] };
  };
  switch (decision.kind) {
    case 'shown':
    case 'absent':
      return null;
    case 'never-listed':
      return { way: 'it is in no order and no slot', path: ['blocks', id], conditions: [] };
    case 'left-out':
      return blameRef('this list leaves it out', decision.ref);
    case 'hidden':
      return blameRef('it is hidden here', decision.ref);
    case 'when': {
      const { condition } = decision;
      return blameRef('its "when" does not hold', compiled.conditionRefs[condition], [condition]);
    }
    case 'parent': {
      const way = `${nameCompiledBlock(compiled, decision.parent)} around it does not show`;
      const found = blameFor(compiled, decide, decision.parent);
      return { path: ['blocks', id], conditions: [], ...found, way };
    }
  }
};
