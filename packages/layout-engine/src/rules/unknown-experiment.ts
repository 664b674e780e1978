import { suggestName } from '../nearest-name.ts';
import { type LayoutRule, writtenArms } from './rule.ts';

export const unknownExperiment: LayoutRule = {
  code: 'UNKNOWN_EXPERIMENT',
  check: ({ layout, experiments }, report) => {
    if (!experiments) return;
    const own = [...experiments.byKey].filter(([, { page }]) => page === layout.page);
    for (const { key, path } of writtenArms(layout))
      if (!experiments.byKey.has(key))
        report(
          path,
          `layouts/experiments.json has no experiment "${key}"`,
          suggestName(
            key,
            own.map(([name]) => name),
          ),
          'key',
        );
  },
};
