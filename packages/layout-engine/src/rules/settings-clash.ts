import type { ValueNode } from '@humanwhocodes/momoa';
import { hasBit } from '../bit-set.ts';
import { type JsonPath, nodeAt } from '../json-source.ts';
import { mergePatchNodes } from '../merge-patch.ts';
import { settingsFindings } from '../settings-fit.ts';
import type { PlanRule } from './rule.ts';

/**
 * Each variant's settings are valid alone (SETTINGS_INVALID checks that); this rule checks their combinations in one
 * plan.
 */
export const settingsClash: PlanRule = {
  code: 'SETTINGS_CLASH',
  start: ({ compiled, layout, source }, report) => {
    const tried = new Set<string>();
    const reported = new Set<string>();
    const patched = compiled.blocks.filter((block) => block.patches.length > 1);
    const pathOf = (id: string, condition: number): JsonPath => {
      const variant = compiled.variants.findIndex((each) => each.condition === condition);
      return ['variants', variant, 'blocks', id, 'settings'];
    };
    return {
      visit: ({ holds, who }) => {
        for (const { id, definition, version, patches } of patched) {
          const active = patches.filter((patch) => hasBit(holds, patch.condition));
          const key = `${id} ${active.map((patch) => patch.condition).join()}`;
          if (active.length < 2 || tried.has(key)) continue;
          tried.add(key);
          const own = Object.hasOwn(layout.blocks, id) ? ['blocks', id, 'settings'] : null;
          let merged: ValueNode | undefined = own ? nodeAt(source.root, own) : undefined;
          for (const { condition } of active) {
            const patch = nodeAt(source.root, pathOf(id, condition));
            if (patch) merged = mergePatchNodes(merged, patch);
          }
          if (!merged) continue;
          for (const found of settingsFindings(source.file, definition, version, merged)) {
            const faultKey = `${found.line}:${found.column} ${found.message}`;
            if (reported.has(faultKey)) continue;
            reported.add(faultKey);
            report(
              found,
              `where several variants meet (${who}): ${found.message}`,
              'Make the settings fit together, or the variants exclude each other.',
            );
          }
        }
      },
    };
  },
};
