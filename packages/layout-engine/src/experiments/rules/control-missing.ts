import { CONTROL } from '@broadsheet/contract/experiments';
import type { ExperimentRule } from './experiment-rule.ts';

export const controlMissing: ExperimentRule = {
  code: 'CONTROL_MISSING',
  check: ({ experiments }, report) => {
    for (const [key, { variants }] of experiments.byKey)
      if (!Object.hasOwn(variants, CONTROL))
        report(
          [key, 'variants'],
          `experiment "${key}" has no arm "${CONTROL}" to measure the others against`,
          `Name the page as it is "${CONTROL}"; no layout needs to mention it.`,
        );
  },
};
