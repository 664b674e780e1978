import { applyVariants } from '../apply-variants.ts';
import { settingsOf } from '../assemble-plan-blocks.ts';
import { type BitSet, hasBit } from '../bit-set.ts';
import { type CompiledBlock, type CompiledLayout, NONE } from '../compiled-layout.ts';
import { type ShownBlock, shownBlocks } from '../shown-blocks.ts';
import type { PlanRule, ReachablePlan } from './rule.ts';

const isSameArrangement = (left: readonly ShownBlock[], right: readonly ShownBlock[]): boolean =>
  left.length === right.length &&
  left.every(({ block, list }, at) => block === right[at]?.block && list === right[at]?.list);

const movesBlocks = (
  compiled: CompiledLayout,
  { holds, shown }: ReachablePlan,
  variant: number,
): boolean => {
  if (compiled.variants[variant]?.changes.length === 0) return false;
  const without = applyVariants(compiled, holds, variant);
  return !isSameArrangement(shown, shownBlocks(compiled, without, holds));
};

/** Answers whether a variant's settings of a block differ from those without it; each meeting of patches is compared once. */
const compareSettings = () => {
  const alike = new Set<string>();
  return (block: CompiledBlock, holds: BitSet, condition: number): boolean => {
    const active = block.patches.filter((patch) => hasBit(holds, patch.condition));
    const key = `${block.id} ${condition} ${active.map((patch) => patch.condition).join()}`;
    if (alike.has(key)) return false;
    const patched = JSON.stringify(settingsOf(block, holds, NONE));
    if (patched !== JSON.stringify(settingsOf(block, holds, condition))) return true;
    alike.add(key);
    return false;
  };
};

export const variantWithoutEffect: PlanRule = {
  code: 'VARIANT_WITHOUT_EFFECT',
  start: ({ compiled }, report) => {
    const idle = new Set(compiled.variants.keys());
    const settingsDiffer = compareSettings();
    const patchedBy = compiled.variants.map(({ condition }) =>
      [...compiled.blocks.keys()].filter((block) =>
        compiled.blocks[block]?.patches.some((patch) => patch.condition === condition),
      ),
    );
    const patchesShown = ({ holds, shown }: ReachablePlan, variant: number): boolean =>
      (patchedBy[variant] ?? []).some((index) => {
        const block = compiled.blocks[index];
        const condition = compiled.variants[variant]?.condition ?? NONE;
        return (
          block !== undefined &&
          shown.some((each) => each.block === index) &&
          settingsDiffer(block, holds, condition)
        );
      });
    return {
      visit: (plan) => {
        for (const index of idle)
          if (
            hasBit(plan.holds, compiled.variants[index]?.condition ?? NONE) &&
            (patchesShown(plan, index) || movesBlocks(compiled, plan, index))
          )
            idle.delete(index);
      },
      finish: () => {
        for (const index of idle)
          report(
            ['variants', index, 'name'],
            `variant "${compiled.variants[index]?.name}" changes nothing for anybody at any time`,
            'Give it a change, look whether a later variant undoes it, or remove it.',
          );
      },
    };
  },
};
