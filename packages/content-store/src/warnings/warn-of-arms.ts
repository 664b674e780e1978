import type { Experiment } from '@broadsheet/contract/experiments';
import type { LocatedWarning } from './located-warning.ts';

/** Arms of a running experiment that nobody is assigned. */
export const warnOfArms = (
  experiments: ReadonlyMap<string, Experiment>,
): readonly LocatedWarning[] =>
  [...experiments].flatMap(([key, { status, variants }]) =>
    Object.entries(variants)
      .filter(([, weight]) => status === 'running' && weight === 0)
      .map(([arm]) => ({
        path: [key, 'variants', arm],
        code: 'ARM_WITHOUT_PEOPLE',
        message: `experiment "${key}" runs, and nobody gets version "${arm}": its share is 0`,
        mend: 'Give the version a share, or end the experiment and keep the best version.',
      })),
  );
