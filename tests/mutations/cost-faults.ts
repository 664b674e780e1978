import type { Fault } from './mutate.ts';

const COHORTS = [
  'experienceMissing',
  'freshers',
  'profileUpdateSuccess',
  'parserMismatch',
  'perfectMatch',
];

/** A condition, and the block and the setting that it changes: none undoes another. */
const changes: readonly (readonly [when: string, block: string, settings: string])[] = [
  ...[1, 2, 3, 4, 6, 7, 8, 9].map(
    (band) =>
      [`${band === 1 ? '▶' : ''}"experienceBand": [${band}]`, 'lead', `"limit": ${band}`] as const,
  ),
  ...COHORTS.map(
    (cohort, index) => [`"cohort": ["${cohort}"]`, 'note', `"limit": ${6 + index}`] as const,
  ),
  ['"membership": ["basic"]', 'lead', '"tone": "calm"'],
  ['"membership": ["pro"]', 'lead', '"tone": "loud"'],
  ['"device": ["phone"]', 'note', '"tone": "calm"'],
  ['"device": ["tablet"]', 'note', '"tone": "loud"'],
  ['"crawler": [true]', 'note', '"title": "Hi"'],
];

/** Correct, and 702 classes: 9 bands, 13 pairs of cohort and membership, 3 devices, and search engines. */
const everyField = changes
  .map(
    ([when, block, settings], index) =>
      `{ "name": "v${index}", "when": { ${when} }, "blocks": { "${block}": { "settings": { ${settings} } } } }`,
  )
  .join(',\n    ');

/** Edits of a page that is cached once for everybody, which make it costly. */
export const costFaults: readonly Fault[] = [
  [
    'more classes than the page cache has room for',
    '"variants": []',
    `"variants": [\n    ${everyField}\n  ]`,
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
