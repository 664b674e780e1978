import type { Fault } from './mutate.ts';

const WEIGHTS = '{ "control": 50, "bold": 30, "brief": 20 }';
const ORDER_LAYER = '"layer": { "name": "home", "range": [0, 0.5] }';
const TEXT_LAYER = '"layer": { "name": "home", "range": [0.5, 1] }';
const TEXT_EXPERIMENT = `"home-words": {
    "page": "home",
    "unit": "visitor",
    ${TEXT_LAYER},
    "variants": { "control": 90, "warm": 10 },
    "status": "draft"
  }`;
const ONCE = '{ "page": "home", "unit": "seeker", "variants": { "control": 50, "without": 50 }';
const OLD = '"home-old": { "page": "home"';

/** Faults of `layouts/experiments.json`. */
export const experimentFaults: readonly Fault[] = [
  [
    'comma left out',
    '"unit": "visitor",\n    "hypothesis"',
    '"unit": "visitor"\n    ▶"hypothesis"',
    'JSON_SYNTAX',
  ],
  ['comma too many', '"bucketVersion": 2\n  }', '"bucketVersion": 2,\n  ▶}', 'JSON_SYNTAX'],
  ['key twice', '"home-words": {', '▶"home-order": {', 'DUPLICATE_KEY'],
  ['arm twice', WEIGHTS, '{ "control": 50, "bold": 30, ▶"bold": 20 }', 'DUPLICATE_KEY'],
  ['__proto__ as an experiment', '"home-words": {', '▶"__proto__": {', 'FORBIDDEN_KEY'],
  ['__proto__ as an arm', WEIGHTS, '{ "control": 50, ▶"__proto__": 50 }', 'FORBIDDEN_KEY'],
  [
    'experiment that is a list',
    '"home-words": {',
    '"more": ▶[],\n  "home-words": {',
    'INVALID_VALUE',
  ],
  [
    'experiment that is null',
    '"home-words": {',
    '"more": ▶null,\n  "home-words": {',
    'INVALID_VALUE',
  ],
  ['unknown field', '"coverage": 0.8', '▶"coverge": 0.8', 'UNKNOWN_FIELD'],
  ['unknown field of the file', '"$holdout": {', '▶"$holdot": {', 'UNKNOWN_FIELD'],
  ['holdout of most people', '"share": 0.05', '"share": ▶0.6', 'INVALID_VALUE'],
  [
    'status left out',
    TEXT_EXPERIMENT,
    `"home-words": ▶{ "page": "home", "unit": "visitor", ${TEXT_LAYER}, "variants": { "control": 90, "warm": 10 } }`,
    'MISSING_FIELD',
  ],
  ['weight in words', '"bold": 30', '"bold": ▶"30"', 'INVALID_VALUE'],
  ['weight below nothing', '"bold": 30', '"bold": ▶-30', 'INVALID_VALUE'],
  ['name that no arm can have', '"bold": 30', '▶"Bold": 30', 'INVALID_VALUE'],
  [
    'unit that is none',
    '"unit": "visitor",\n    "hypothesis"',
    '"unit": ▶"visitors",\n    "hypothesis"',
    'INVALID_VALUE',
  ],
  ['status that is none', '"status": "stopped"', '"status": ▶"paused"', 'INVALID_VALUE'],
  ['coverage in percent', '"coverage": 0.8', '"coverage": ▶80', 'INVALID_VALUE'],
  ['bucketVersion of nought', '"bucketVersion": 2', '"bucketVersion": ▶0', 'INVALID_VALUE'],
  ['stretch outside of its layer', '[0.5, 1]', '[0.5, ▶1.5]', 'INVALID_VALUE'],
  ['stretch without an end', '[0.5, 1]', '▶[0.5]', 'INVALID_VALUE'],
  ['stretch with two ends', '[0.5, 1]', '▶[0.5, 0.7, 1]', 'INVALID_VALUE'],
  ['stretch in words', '[0.5, 1]', '[▶"0.5", 1]', 'INVALID_VALUE'],
  [
    'when over another experiment',
    '"when": { "brand"',
    '"when": { ▶"experiment": { "home-once": ["without"] }, "brand"',
    'UNKNOWN_FIELD',
  ],
  [
    'audience that does not exist',
    '"when": { "brand"',
    '"when": { "audience": [▶"freshers"], "brand"',
    'UNKNOWN_AUDIENCE',
  ],
  ['brand that is none', '"brand": ["tech"]', '"brand": [▶"teck"]', 'INVALID_VALUE'],
  ['key that cannot be one', OLD, '▶"Home old": { "page": "home"', 'EXPERIMENT_KEY'],
  ['key that is empty', OLD, '▶"": { "page": "home"', 'EXPERIMENT_KEY'],
  ['key of gradual rollouts', OLD, '▶"rollout": { "page": "home"', 'EXPERIMENT_KEY'],
  ['weights of 99', WEIGHTS, '▶{ "control": 50, "bold": 30, "brief": 19 }', 'WEIGHTS_SUM'],
  [
    'weights of 101',
    '{ "control": 90, "warm": 10 }',
    '▶{ "control": 90, "warm": 11 }',
    'WEIGHTS_SUM',
  ],
  ['arms without control', '{ "control": 100 }', '▶{ "all": 100 }', 'CONTROL_MISSING'],
  ['no arms at all', '{ "control": 100 }', '▶▶{}', 'CONTROL_MISSING WEIGHTS_SUM'],
  ['page that does not exist', OLD, '"home-old": { "page": ▶"hoem"', 'UNKNOWN_PAGE'],
  [
    'page named like a property of objects',
    OLD,
    '"home-old": { "page": ▶"constructor"',
    'UNKNOWN_PAGE',
  ],
  ['page without a layout', OLD, '"home-old": { "page": ▶"search"', 'PAGE_WITHOUT_LAYOUT'],
  [
    'end before the beginning',
    '"until": "2026-12-01T00:00:00+05:30"',
    '"until": ▶"2026-09-01T00:00:00+05:30"',
    'SCHEDULE_EMPTY',
  ],
  [
    'end at the beginning',
    '"until": "2026-12-01T00:00:00+05:30"',
    '"until": ▶"2026-09-30T18:30:00Z"',
    'SCHEDULE_EMPTY',
  ],
  [
    'day that the month does not have',
    '"from": "2026-10-01T00:00:00+05:30"',
    '"from": ▶"2026-09-31T00:00:00+05:30"',
    'SCHEDULE_EMPTY',
  ],
  [
    'stretch of nobody',
    ORDER_LAYER,
    '"layer": { "name": "home", "range": ▶[0.5, 0.5] }',
    'LAYER_RANGE_EMPTY',
  ],
  [
    'stretch from behind',
    TEXT_LAYER,
    '"layer": { "name": "home", "range": ▶[1, 0.5] }',
    'LAYER_RANGE_EMPTY',
  ],
  [
    'stretches that overlap',
    TEXT_LAYER,
    '"layer": { "name": "home", "range": ▶[0.4, 1] }',
    'LAYER_OVERLAP',
  ],
  [
    'stretch within another',
    TEXT_LAYER,
    '"layer": { "name": "home", "range": ▶[0.1, 0.2] }',
    'LAYER_OVERLAP',
  ],
  [
    'units of a layer that differ',
    '"unit": "visitor",\n    "layer"',
    '"unit": ▶"seeker",\n    "layer"',
    'LAYER_UNITS',
  ],
  ['city that no brand has', '"city": ["pune"]', '"city": [▶"puna"]', 'UNKNOWN_PLACE'],
  [
    'city that only the other brand has',
    '"city": ["pune"]',
    '"city": [▶"nagpur"]',
    'UNKNOWN_PLACE',
  ],
  [
    'category that no brand has, in not',
    '"category": ["backend"]',
    '"category": [▶"farming"]',
    'UNKNOWN_PLACE',
  ],
  [
    'audience of nobody',
    '"not": { "category"',
    '"not": { "brand": ▶["tech"], "category"',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'audience of visitors with a cohort',
    '"not": { "category"',
    '"membership": ["visitor"], "cohort": ▶["freshers"], "not": { "category"',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'activation by a block that is not there',
    '"block": "jobs"',
    '"block": ▶"jobz"',
    'ACTIVATION_BLOCK',
  ],
  [
    'activation by a block that one arm hides',
    '"block": "jobs"',
    '"block": ▶"deep"',
    'ACTIVATION_BLOCK',
  ],
  [
    'arm that no layout asks for',
    WEIGHTS,
    '{ "control": 50, "bold": 30, "brief": 10, ▶"bald": 10 }',
    'ARM_WITHOUT_EFFECT',
  ],
];

/** Forbidden changes: `from` is the version that served until now. */
export const movedFaults: readonly Fault[] = [
  [
    'weights moved',
    WEIGHTS,
    '▶{ "control": 40, "bold": 40, "brief": 20 }',
    'EXPERIMENT_BOUNDARIES_MOVED',
  ],
  [
    'arm added',
    ONCE,
    '{ "page": "home", "unit": "seeker", "variants": ▶{ "control": 50, "without": 50, "c": 0 }',
    'EXPERIMENT_BOUNDARIES_MOVED',
  ],
  ['coverage raised', '"coverage": 0.8', '"coverage": ▶0.9', 'EXPERIMENT_BOUNDARIES_MOVED'],
  [
    'stretch moved',
    ORDER_LAYER,
    '"layer": ▶{ "name": "home", "range": [0, 0.4] }',
    'EXPERIMENT_BOUNDARIES_MOVED',
  ],
  [
    'layer changed',
    ORDER_LAYER,
    '"layer": ▶{ "name": "other", "range": [0, 0.5] }',
    'EXPERIMENT_BOUNDARIES_MOVED',
  ],
  [
    'unit changed',
    ONCE,
    '{ "page": "home", "unit": ▶"visitor", "variants": { "control": 50, "without": 50 }',
    'EXPERIMENT_BOUNDARIES_MOVED',
  ],
  ['bucketVersion lowered', '"bucketVersion": 2', '"bucketVersion": ▶1', 'BUCKET_VERSION_LOWERED'],
];

const WITHOUT =
  '"name": "without", "when": { "not": { "experiment": { "home-once": ["control"] } } }, "hide": ["once"]';
const SPRING = '"name": "spring", "when": { "from": "2027-03-01T00:00:00+05:30" }';
const SPRING_MARKED = `${SPRING.replace('"spring"', '▶"spring"')}, "show": ["deep"]`;

/** Faults in a layout's use of experiments. */
export const conditionFaults: readonly Fault[] = [
  [
    'experiment that does not exist',
    '"home-words": ["warm"]',
    '▶"home-word": ["warm"]',
    'UNKNOWN_EXPERIMENT',
  ],
  [
    'experiment named like a property of objects',
    '"home-words": ["warm"]',
    '▶"constructor": ["warm"]',
    'UNKNOWN_EXPERIMENT',
  ],
  [
    'experiment that does not exist, in not',
    '"home-once": ["control"]',
    '▶"home-one": ["control"]',
    'UNKNOWN_EXPERIMENT',
  ],
  ['arm that the experiment does not have', '["bold"]', '[▶"blod"]', 'UNKNOWN_ARM'],
  ['arm named like a property of objects', '["bold"]', '["bold", ▶"constructor"]', 'UNKNOWN_ARM'],
  ['arm of another experiment', '["warm"]', '["warm", ▶"bold"]', 'UNKNOWN_ARM'],
  [
    '__proto__ as an experiment',
    '"home-words": ["warm"]',
    '▶"__proto__": ["warm"]',
    'FORBIDDEN_KEY',
  ],
  ['experiments without an arm', '["warm"]', '▶[]', 'INVALID_VALUE'],
  [
    'experiment of another page',
    '"home-words": ["warm"]',
    '▶"faq-order": ["b"]',
    'EXPERIMENT_OF_ANOTHER_PAGE',
  ],
  [
    'two experiments over one list',
    WITHOUT,
    WITHOUT.replace('"without"', '▶▶"without"').replace('["once"]', '["jobs"]'),
    'EXPERIMENT_COLLISION EXPERIMENT_COLLISION',
  ],
  [
    'two experiments over the settings of a block',
    WITHOUT,
    `${WITHOUT.replace('"without"', '▶"without"')}, "blocks": { "lead": { "settings": { "limit": 2 } } }`,
    'EXPERIMENT_COLLISION',
  ],
  ['experiment and schedule over one slot', SPRING, SPRING_MARKED, 'EXPERIMENT_COLLISION'],
];
