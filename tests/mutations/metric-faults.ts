import type { Fault } from './mutate.ts';

/** Faults of `layouts/metrics.json`. */
export const metricFaults: readonly Fault[] = [
  ['comma left out', '"name": "Applied",\n    ', '"name": "Applied"\n    ▶', 'JSON_SYNTAX'],
  ['key twice', '"pay": {', '▶"applied": {', 'DUPLICATE_KEY'],
  ['__proto__ as a metric', '"pay": {', '▶"__proto__": {', 'FORBIDDEN_KEY'],
  ['metric that is a list', '"pay": {', '"more": ▶[],\n  "pay": {', 'INVALID_VALUE'],
  [
    'kind left out',
    '"days-to-apply": {\n    "name": "Days to apply",\n    "description": "Days until the first application.",\n    "kind": "time", ',
    '"days-to-apply": ▶{\n    "name": "Days to apply",\n    "description": "Days until the first application.",\n    ',
    'MISSING_FIELD',
  ],
  ['unknown field', '"cap": 30', '▶"caps": 30', 'UNKNOWN_FIELD'],
  ['source that is not recorded', '"source": "save"', '"source": ▶"saves"', 'INVALID_VALUE'],
  ['window of no day', '"window": 14', '"window": ▶0', 'INVALID_VALUE'],
  ['window of half a year', '"window": 14', '"window": ▶180', 'INVALID_VALUE'],
  ['window in parts of a day', '"window": 14', '"window": ▶1.5', 'INVALID_VALUE'],
  ['cap of nothing', '"cap": 30', '"cap": ▶0', 'INVALID_VALUE'],
  ['name that is empty', '"name": "Applied"', '"name": ▶""', 'INVALID_VALUE'],
  ['key that cannot be one', '"pay": {', '▶"Pay back": {', 'METRIC_KEY'],
  ['name of another metric', '"name": "Saved"', '"name": ▶"applied"', 'METRIC_NAME_TAKEN'],
  [
    'ratio without a divisor',
    '"kind": "ratio", "of": "search-success"',
    '"kind": ▶"ratio"',
    'METRIC_DIVISOR',
  ],
  [
    'share with a divisor',
    '"source": "save"',
    '"source": "save", "of": ▶"apply"',
    'METRIC_DIVISOR',
  ],
  ['share with a cap', '"source": "save"', '"source": "save", "cap": ▶2', 'METRIC_CAP'],
  [
    'share in days',
    '"source": "save", "unit": "none"',
    '"source": "save", "unit": ▶"days"',
    'METRIC_UNIT',
  ],
  ['time in jobs', '"unit": "days"', '"unit": ▶"jobs"', 'METRIC_UNIT'],
];

const GUARDED =
  '\n      "primary": "applied",\n      "guardrails": [{ "metric": "saved", "margin": 0.02 }, { "metric": "pay", "margin": 0.1 }],\n      ';

/** Faults of the plan of an experiment. */
export const planningFaults: readonly Fault[] = [
  ['metric that does not exist', '"primary": "applied"', '"primary": ▶"aplied"', 'UNKNOWN_METRIC'],
  [
    'metric named like a property of objects',
    '"primary": "applied"',
    '"primary": ▶"constructor"',
    'UNKNOWN_METRIC',
  ],
  ['guardrail that does not exist', '"metric": "saved"', '"metric": ▶"safed"', 'UNKNOWN_METRIC'],
  ['guardrail that decides', '"metric": "saved"', '"metric": ▶"applied"', 'PLAN_GUARDRAIL'],
  ['guardrail twice', '"metric": "pay"', '"metric": ▶"saved"', 'PLAN_GUARDRAIL'],
  ['margin of nothing', '"margin": 0.02', '"margin": ▶0', 'INVALID_VALUE'],
  ['margin in percent', '"margin": 0.02', '"margin": ▶2', 'INVALID_VALUE'],
  ['effect of nothing', '"effect": 0.05', '"effect": ▶0', 'INVALID_VALUE'],
  [
    'effect left out',
    `"plan": {${GUARDED}"effect": 0.05,`,
    `"plan": ▶{${GUARDED}`,
    'MISSING_FIELD',
  ],
  ['fewer days than the window of the metric', '"days": 28', '"days": ▶13', 'PLAN_DAYS'],
  ['field of no plan', '"effect": 0.05', '"effect": 0.05, ▶"power": 0.8', 'UNKNOWN_FIELD'],
];

/** Changes of a plan after the start. */
export const movedPlanFaults: readonly Fault[] = [
  [
    'another metric',
    '"plan": {\n      "primary": "applied"',
    '"plan": ▶{\n      "primary": "pay"',
    'PLAN_CHANGED',
  ],
  [
    'guardrails left out',
    `"plan": {${GUARDED}`,
    '"plan": ▶{ "primary": "applied", ',
    'PLAN_CHANGED',
  ],
  [
    'another effect',
    `"plan": {${GUARDED}"effect": 0.05`,
    `"plan": ▶{${GUARDED}"effect": 0.01`,
    'PLAN_CHANGED',
  ],
  [
    'more days',
    `"plan": {${GUARDED}"effect": 0.05,\n      "days": 28`,
    `"plan": ▶{${GUARDED}"effect": 0.05,\n      "days": 56`,
    'PLAN_CHANGED',
  ],
  ['a draft again', '"status": "running"', '"status": ▶"draft"', 'PLAN_CHANGED'],
];

/** Changes of a metric after the start of an experiment whose plan names it: what was there, and what is. */
export const movedMetricFaults: readonly (readonly [string, string, string])[] = [
  ['a shorter window of the deciding metric', '"window": 14', '"window": 3'],
  ['another source of a guardrail', '"source": "save"', '"source": "register"'],
  ['another divisor of a guardrail', '"of": "search-success"', '"of": "return-day"'],
];
