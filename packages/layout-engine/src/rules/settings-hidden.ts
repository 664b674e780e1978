import { hasBit } from '../bit-set.ts';
import type { CompiledLayout } from '../compiled-layout.ts';
import { nameCompiledBlock } from '../name-block.ts';
import type { PlanRule } from './rule.ts';

interface WrittenPatch {
  readonly variant: number;
  readonly block: number;
  readonly condition: number;
}

/** The settings that variants write for blocks, each with the condition of its variant. */
const patchesOf = ({ blocks, variants }: CompiledLayout): WrittenPatch[] =>
  variants.flatMap(({ condition }, variant) =>
    [...blocks.entries()].flatMap(([block, { patches }]) =>
      patches.some((patch) => patch.condition === condition) ? [{ variant, block, condition }] : [],
    ),
  );

/**
 * Settings that a variant writes for a block that none of its people see. A variant of which nothing is seen is
 * VARIANT_WITHOUT_EFFECT, and a block that nobody sees is UNREACHABLE_BLOCK.
 */
export const settingsHidden: PlanRule = {
  code: 'SETTINGS_HIDDEN',
  start: ({ compiled, layout }, report) => {
    const patches = patchesOf(compiled);
    const hidden = new Set(patches);
    const seen = new Set<number>();
    return {
      visit: ({ holds, shown }) => {
        for (const { block } of shown) seen.add(block);
        for (const patch of hidden)
          if (hasBit(holds, patch.condition) && shown.some(({ block }) => block === patch.block))
            hidden.delete(patch);
      },
      finish: () => {
        for (const { variant, block } of hidden) {
          const { name, changes = [] } = compiled.variants[variant] ?? {};
          const isIdle =
            changes.length === 0 &&
            patches.every((each) => each.variant !== variant || hidden.has(each));
          const id = compiled.blocks[block]?.id ?? '';
          const isAdded = layout.variants?.[variant]?.blocks?.[id]?.type !== undefined;
          if (isIdle || isAdded || !seen.has(block)) continue;
          report(
            ['variants', variant, 'blocks', id, 'settings'],
            `nobody that variant "${name}" is for sees ${nameCompiledBlock(compiled, block)}, so these settings show nowhere`,
            'Remove these settings, or let the variant show the block.',
            'key',
          );
        }
      },
    };
  },
};
