import { CONTROL } from '@broadsheet/contract/experiments';
import type { CompiledLayout } from '../../compiled-layout.ts';
import { refusedArms, wantedArms } from '../../when-matches.ts';
import type { ExperimentRule } from './experiment-rule.ts';

/** Whether a condition names the arm, or distinguishes it from control without naming it. */
const isMentioned = (layout: CompiledLayout, key: string, arm: string): boolean => {
  const named = layout.conditions.some(
    (when) => wantedArms(when, key)?.includes(arm) || refusedArms(when, key)?.includes(arm),
  );
  const classOf = layout.experiments.find((dimension) => dimension.key === key)?.classOf;
  return named || classOf?.get(arm) !== classOf?.get(CONTROL);
};

export const armWithoutEffect: ExperimentRule = {
  code: 'ARM_WITHOUT_EFFECT',
  check: ({ experiments, layouts }, report) => {
    for (const [key, { page, status, variants }] of experiments.byKey) {
      const layout = layouts.get(page);
      if (!layout || status !== 'running') continue;
      for (const arm of Object.keys(variants))
        if (arm !== CONTROL && !isMentioned(layout, key, arm))
          report(
            [key, 'variants', arm],
            `nothing in layouts/${page}.json asks for arm "${arm}": people in it see what control sees`,
            `Write a variant with "when": {"experiment": {"${key}": ["${arm}"]}}, or remove the arm.`,
            'key',
          );
    }
  },
};
