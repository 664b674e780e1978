import type { Fault } from './mutate.ts';

const MEMBERS = '"members": { "name": "Members", "any": [{ "membership": ["basic", "pro"] }] }';

/** Faults of `layouts/audiences.json`. */
export const audienceFaults: readonly Fault[] = [
  ['comma left out', '"name": "Freshers",\n    ', '"name": "Freshers"\n    ▶', 'JSON_SYNTAX'],
  ['key twice', '"members": {', '▶"freshers": {', 'DUPLICATE_KEY'],
  ['__proto__ as an audience', '"members": {', '▶"__proto__": {', 'FORBIDDEN_KEY'],
  ['audience that is a list', MEMBERS, '"members": ▶[]', 'INVALID_VALUE'],
  [
    'audience without parts',
    MEMBERS,
    '"members": { "name": "Members", "any": ▶[] }',
    'INVALID_VALUE',
  ],
  ['part that is everybody', '[{ "membership": ["basic", "pro"] }]', '[▶{}]', 'INVALID_VALUE'],
  ['name left out', '{ "name": "Members", "any"', '▶{ "any"', 'MISSING_FIELD'],
  ['name that is empty', '"name": "Members"', '"name": ▶""', 'INVALID_VALUE'],
  ['unknown field', '"name": "Members"', '"name": "Members", ▶"title": "x"', 'UNKNOWN_FIELD'],
  ['key that cannot be one', '"members": {', '▶"All members": {', 'AUDIENCE_KEY'],
  ['cohort that is none', '"cohort": ["freshers"]', '"cohort": [▶"fresher"]', 'INVALID_VALUE'],
  [
    'audience within an audience',
    '"cohort": ["freshers"]',
    '"cohort": ["freshers"], ▶"audience": ["members"]',
    'UNKNOWN_FIELD',
  ],
  [
    'experiment in an audience',
    '"cohort": ["freshers"]',
    '"cohort": ["freshers"], ▶"experiment": { "x": ["b"] }',
    'UNKNOWN_FIELD',
  ],
  [
    'time in an audience',
    '"cohort": ["freshers"]',
    '"cohort": ["freshers"], ▶"from": "2026-12-01T00:00:00Z"',
    'UNKNOWN_FIELD',
  ],
  ['city that no brand has', '"city": ["pune"]', '"city": [▶"puna"]', 'UNKNOWN_PLACE'],
  ['category that no brand has', '["backend"]', '[▶"farming"]', 'UNKNOWN_PLACE'],
  ['name of another audience', '"name": "Members"', '"name": ▶"freshers"', 'AUDIENCE_NAME_TAKEN'],
  [
    'name with more blanks, key of another',
    '"name": "Members"',
    '"name": ▶"  FRESHERS "',
    'AUDIENCE_NAME_TAKEN',
  ],
  [
    'part of visitors with a cohort',
    '{ "cohort": ["freshers"] }',
    '{ "cohort": ▶["freshers"], "membership": ["visitor"] }',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'part that "not" empties',
    '"not": { "device": ["phone"] }',
    '"not": { "city": ▶["pune"] }',
    'WHEN_IMPOSSIBLE',
  ],
];

/** Faults of a layout that names audiences. */
export const targetingFaults: readonly Fault[] = [
  [
    'audience that does not exist',
    '["freshers", "near-pune"]',
    '["freshers", ▶"near-poona"]',
    'UNKNOWN_AUDIENCE',
  ],
  [
    'refused audience that does not exist',
    '"not": { "audience": ["members"] }',
    '"not": { "audience": [▶"member"] }',
    'UNKNOWN_AUDIENCE',
  ],
  [
    'audience named like a property of objects',
    '"audience": ["freshers"],',
    '"audience": [▶"constructor"],',
    'UNKNOWN_AUDIENCE',
  ],
  ['no audience at all', '["freshers", "near-pune"]', '▶[]', 'INVALID_VALUE'],
  [
    'audience that excludes the other conditions',
    '"audience": ["members"], "membership": ["pro"]',
    '"audience": ▶["members"], "membership": ["visitor"]',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'audience wanted and refused',
    '"audience": ["freshers"], "brand": ["tech"], "not": { "audience": ["near-pune"] }',
    '"audience": ▶["freshers"], "brand": ["tech"], "not": { "audience": ["freshers"] }',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'vacancies that an experience band of an audience hides',
    '"hide": ["welcome"] }',
    '"hide": ["welcome"] },\n    { "name": "none", "when": { "audience": ["freshers"], "brand": ["management"] }, "hide": [▶"jobs"] }',
    'BAND_HIDES_VACANCIES',
  ],
];

/** Faults of experiments that name audiences. */
export const participationFaults: readonly Fault[] = [
  [
    'audience that does not exist',
    '["freshers", "near-pune"]',
    '["freshers", ▶"near-poona"]',
    'UNKNOWN_AUDIENCE',
  ],
  [
    'refused audience that does not exist',
    '"not": { "audience": ["members"] }',
    '"not": { "audience": [▶"member"] }',
    'UNKNOWN_AUDIENCE',
  ],
  ['no audience at all', '["freshers", "near-pune"]', '▶[]', 'INVALID_VALUE'],
  [
    'audience wanted and refused',
    '"audience": ["freshers", "near-pune"], "not": { "audience": ["members"] }',
    '"audience": ▶["members"], "not": { "audience": ["members"] }',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'audience that excludes the other conditions',
    '"audience": ["freshers", "near-pune"], "not": { "audience": ["members"] }',
    '"audience": ▶["freshers"], "membership": ["pro"], "cohort": ["none"]',
    'WHEN_IMPOSSIBLE',
  ],
];

/** Faults of banners that name audiences. */
export const rowFaults: readonly Fault[] = [
  [
    'audience that does not exist',
    'freshers|near-pune',
    '▶freshers|near-poona',
    'UNKNOWN_AUDIENCE',
  ],
  ['name that no audience has', 'freshers|near-pune', '▶Fresh graduates', 'UNKNOWN_AUDIENCE'],
  [
    'audience that excludes the experience of its row',
    ',near-pune,',
    ',▶leaders,',
    'WHEN_IMPOSSIBLE',
  ],
];
