import type { FindingGuide } from '../finding-guide.ts';

/** Faults of `layouts/experiments.json`. */
export const EXPERIMENT_FINDINGS = {
  ACTIVATION_BLOCK: {
    means:
      'The activation block does not exist, no participant sees it, or an arm does not show it.',
    mend: 'Name a block that every arm shows to the same people.',
  },
  ARM_WITHOUT_PEOPLE: {
    means: 'A running experiment has an arm of weight 0, which nobody is assigned.',
    mend: 'Give the arm a weight, or end the experiment and keep the best arm.',
    isWarning: true,
  },
  ARM_WITHOUT_EFFECT: {
    means: 'The experiment runs and the layout does not use this arm: its people see control.',
    mend: 'Add a variant for the arm to the layout, or remove the arm.',
  },
  BUCKET_VERSION_LOWERED: {
    means: '`bucketVersion` is lower than before, which would bring back old assignments.',
    mend: 'Write the last version, or one more to assign arms again.',
  },
  CONTROL_MISSING: {
    means: 'No arm is called `control`.',
    mend: 'Name the arm that shows the page as it is `control`.',
  },
  EXPERIMENT_BOUNDARIES_MOVED: {
    means:
      'Arms, weights, `coverage`, `layer`, `unit` or the holdout changed while arms are assigned, so that people would change sides. A running site and `check --against` report it.',
    mend: 'Raise `bucketVersion`, or stop the experiment and start another.',
  },
  EXPERIMENT_WITHOUT_PLAN: {
    means: 'A running experiment has no `plan`: nothing says which metric decides it.',
    mend: 'Write the `plan` before the start. One without a plan gets it once, and then it stays.',
    isWarning: true,
  },
  EXPERIMENT_KEY: {
    means: 'The key has capitals, blanks or other signs, is too long, or is `rollout`.',
    mend: 'Use at most 48 lower-case letters, digits and hyphens, beginning with a letter.',
  },
  EXPERIMENT_PEOPLE_MOVED: {
    means:
      'An audience that a running experiment names was edited, so that other people take part at once. The checks of a draft and `check --against` report it.',
    mend: 'Correct an audience before the experiment starts. Else give the new people an audience of their own, or stop the experiment and start another.',
    isWarning: true,
  },
  LAYER_OVERLAP: {
    means: 'Two experiments hold overlapping ranges of one layer at the same time.',
    mend: 'Separate their ranges or their times, or stop one.',
  },
  LAYER_RANGE_EMPTY: {
    means: 'The range of a layer ends before it begins, so nobody takes part.',
    mend: 'Write the start and then the end, such as `[0, 0.5]`.',
  },
  LAYER_UNITS: {
    means: 'Experiments of one layer have different units, so they would not exclude each other.',
    mend: 'Use one unit, or another layer.',
  },
  PAGE_WITHOUT_LAYOUT: {
    means: 'The page of the experiment has no layout file.',
    mend: 'Choose a page that has one.',
  },
  PLAN_CHANGED: {
    means:
      'The `plan` changed or was removed after the start, when results could already be seen, or its experiment became a draft again. A running site and `check --against` report it. A running site reports, too, that a metric of the plan counts otherwise.',
    mend: 'Write it as it was. For another plan raise `bucketVersion`, or start another experiment.',
  },
  PLAN_DAYS: {
    means: 'The plan ends before anybody was followed for the days of its deciding metric.',
    mend: 'Plan at least as many days as the `window` of the metric, or choose another metric.',
  },
  PLAN_GUARDRAIL: {
    means: 'A guardrail is the deciding metric, or is listed twice.',
    mend: 'Remove it from `guardrails`.',
  },
  UNKNOWN_METRIC: {
    means: '`layouts/metrics.json` has no such metric.',
    mend: 'Use the key that the finding suggests, or add the metric.',
  },
  UNKNOWN_PAGE: {
    means: 'There is no such page kind. SEO files are checked too.',
    mend: 'Use the page kind that the finding suggests.',
  },
  WEIGHTS_SUM: {
    means: 'The weights of the arms do not sum to 100.',
    mend: 'Weights are percentages of the participants: let them sum to 100.',
  },
} as const satisfies Record<string, FindingGuide>;
