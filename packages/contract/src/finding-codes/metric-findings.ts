import type { FindingGuide } from '../finding-guide.ts';

/** Faults of `layouts/metrics.json`. */
export const METRIC_FINDINGS = {
  METRIC_CAP: {
    means: 'A `share` or a `time` has a `cap`, which would change nothing.',
    mend: 'Remove the `cap`. It is for a `mean` and a `ratio`.',
  },
  METRIC_DIVISOR: {
    means: 'A `ratio` has no `of`, or a metric of another kind has one.',
    mend: 'Write in `of` what the ratio is divided by; remove it elsewhere.',
  },
  METRIC_KEY: {
    means: 'The key has capitals, blanks or other signs, or is too long.',
    mend: 'Use at most 48 lower-case letters, digits and hyphens, beginning with a letter.',
  },
  METRIC_NAME_TAKEN: {
    means: 'Two metrics share a name.',
    mend: 'Rename one: reports and Studio show the name.',
  },
  METRIC_UNIT: {
    means: 'A `share` has a unit other than `none`, or a `time` one other than `days`.',
    mend: 'Write the unit that the finding names.',
  },
} as const satisfies Record<string, FindingGuide>;
