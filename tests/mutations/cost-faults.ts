import type { Fault } from './mutate.ts';

/** Nine bands, two cohorts, three devices, three memberships and two kinds of clients: correct, and costly to cache. */
const everyBand = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map(
    (band) =>
      `{ "name": "band ${band}", "when": { ${band === 1 ? '▶' : ''}"experienceBand": [${band}], "cohort": ["freshers"], "membership": ["basic"], "device": ["phone"], "crawler": [false] }, "hide": ["note"] }`,
  )
  .join(',\n    ');
const everyCohort = [
  ...[
    'experienceMissing',
    'freshers',
    'profileUpdateSuccess',
    'parserMismatch',
    'perfectMatch',
  ].map((cohort) => `"cohort": ["${cohort}"]`),
  '"membership": ["pro"]',
  '"device": ["tablet"]',
]
  .map((when, index) => `{ "name": "more ${index}", "when": { ${when} }, "hide": ["note"] }`)
  .join(',\n    ');

/** Edits of a page that is cached once for everybody, which make it costly. */
export const costFaults: readonly Fault[] = [
  [
    'more classes than the page cache has room for',
    '"variants": []',
    `"variants": [\n    ${everyBand},\n    ${everyCohort}\n  ]`,
    'CLASSES_TOO_MANY',
  ],
  [
    'experiment that runs and takes the page out of caches in front of the site',
    '"variants": []',
    '"variants": [{ "name": "b", "when": { "experiment": { ▶"order": ["b"] } }, "order": ["lead", "note"] }]',
    'PAGE_BECOMES_PRIVATE',
  ],
  [
    'block that shows data of its viewer and decides the status of the page',
    '"lead": { "type": "text" }',
    '▶"lead": { "type": "own" }',
    'PAGE_BECOMES_PRIVATE',
  ],
];

export const cheapLayout = `{
  "page": "home",
  "blocks": {
    "note": { "type": "text" },
    "lead": { "type": "text" }
  },
  "order": ["note", "lead"],
  "variants": []
}
`;

/** An experiment that runs as soon as the layout uses it. */
export const runningExperiment = `{
  "order": { "page": "home", "unit": "visitor", "variants": { "control": 50, "b": 50 }, "status": "running" }
}
`;
