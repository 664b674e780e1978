import { applyVariants } from '../apply-variants.ts';
import { assemblePlanBlocks } from '../assemble-plan-blocks.ts';
import { hasBit } from '../bit-set.ts';
import type { PlanRule } from './rule.ts';

export const variantWithoutEffect: PlanRule = {
  code: 'VARIANT_WITHOUT_EFFECT',
  start: ({ compiled }, report) => {
    const idle = new Set(compiled.variants.keys());
    return {
      visit: ({ state, holds }) => {
        let page: string | undefined;
        for (const index of idle) {
          const condition = compiled.variants[index]?.condition ?? -1;
          if (!hasBit(holds, condition)) continue;
          page ??= JSON.stringify(assemblePlanBlocks(compiled, state, holds));
          const without = applyVariants(compiled, holds, index);
          const other = JSON.stringify(assemblePlanBlocks(compiled, without, holds, condition));
          if (other !== page) idle.delete(index);
        }
      },
      finish: () => {
        for (const index of idle)
          report(
            ['variants', index, 'name'],
            `variant "${compiled.variants[index]?.name}" changes nothing for anybody at any time`,
            'Give it a change, look whether a later variant undoes it, or take it out.',
          );
      },
    };
  },
};
