import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { CompiledFallback } from '../compiled-layout.ts';
import type { JsonPath } from '../json-source.ts';
import { nameCompiledBlock, nameType } from '../name-block.ts';
import { shownBlocks } from '../shown-blocks.ts';
import { firstMention, type PlanRule } from './rule.ts';

/** A fallback, its own fallback, and so on: each may stand where the block does. */
const chainOf = (
  fallback: CompiledFallback | 'drop' | undefined,
  path: JsonPath,
): readonly { readonly definition: BlockDefinition; readonly path: JsonPath }[] =>
  typeof fallback === 'object'
    ? [
        { definition: fallback.definition, path },
        ...chainOf(fallback.fallback, [...path, 'fallback']),
      ]
    : [];

/** A fallback takes the position of its block, so the slot must accept it as well. */
export const slotRefusesFallback: PlanRule = {
  code: 'SLOT_REFUSES',
  start: ({ compiled, layout, definitions }, report) => {
    const isWritten = compiled.blocks.some(({ fallback }) => typeof fallback === 'object');
    const reported = new Set<string>();
    return {
      visit: ({ state, holds }) => {
        if (!isWritten) return;
        for (const { block, list } of shownBlocks(compiled, state, holds)) {
          const { id = '', fallback } = compiled.blocks[block] ?? {};
          const { owner = -1, slot = '' } = compiled.lists[list] ?? {};
          const parent = compiled.blocks[owner]?.definition;
          const accepts = parent?.slots?.[slot]?.accepts;
          if (!accepts || reported.has(id)) continue;
          const at = [...firstMention(layout, id), 'fallback'];
          const refused = chainOf(fallback, at).find(
            ({ definition }) => !accepts.includes(definition.type),
          );
          if (!refused) continue;
          reported.add(id);
          report(
            [...refused.path, 'type'],
            `${nameCompiledBlock(compiled, block)} stands in slot "${slot}" of ${parent?.title}, which does not accept a ${refused.definition.title}, only ${accepts.map((each) => nameType(definitions, each)).join(', ')}`,
            'Choose a type that the slot accepts, or "drop".',
          );
        }
      },
    };
  },
};
