import { suggestName } from '../nearest-name.ts';
import { type LayoutRule, writtenArms } from './rule.ts';

export const unknownArm: LayoutRule = {
  code: 'UNKNOWN_ARM',
  check: ({ layout, experiments }, report) => {
    for (const { key, arms, path } of writtenArms(layout)) {
      const known = Object.keys(experiments?.byKey.get(key)?.variants ?? {});
      // UNKNOWN_EXPERIMENT reports an experiment that does not exist.
      if (known.length === 0) continue;
      for (const [index, arm] of arms.entries())
        if (!known.includes(arm))
          report(
            [...path, index],
            `experiment "${key}" has no arm "${arm}"`,
            suggestName(arm, known),
          );
    }
  },
};
