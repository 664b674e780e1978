import type { Fault } from './mutate.ts';

/** Faults that fit into every layout of the repository: all have a header, a footer and an order. */
export const ownFaults: readonly Fault[] = [
  ['unknown block type', '"type": "site-header"', '"type": ▶"site-headr"', 'UNKNOWN_BLOCK_TYPE'],
  [
    'block type left out',
    '"footer": {\n      "type": "site-footer",',
    '"footer": ▶{',
    'MISSING_FIELD',
  ],
  ['dangling id', '\n  "order": [', '\n  "order": [▶"nobody", ', 'DANGLING_ID'],
  [
    'pinned block with a when',
    '"type": "site-footer"',
    '"type": "site-footer", "when": ▶{ "device": ["phone"] }',
    'PINNED_LEFT_OUT',
  ],
  [
    'unknown setting',
    '"type": "site-footer",\n      "settings": {',
    '"type": "site-footer",\n      "settings": {\n        ▶"nonsense": 1,',
    'SETTINGS_INVALID',
  ],
  [
    'version that does not exist',
    '"type": "site-footer"',
    '"type": "site-footer", "version": ▶9',
    'BLOCK_VERSION',
  ],
  [
    'schema left without its comma',
    'schema/layout.schema.json",\n  "page"',
    'schema/layout.schema.json"\n  ▶"page"',
    'JSON_SYNTAX',
  ],
];

/** Faults that fit into every layout with variants. */
export const ownVariantFaults: readonly Fault[] = [
  [
    'dangling id in a variant',
    '\n  "variants": [',
    '\n  "variants": [{ "name": "fault", "when": {}, "hide": [▶"nobody"] }, ',
    'DANGLING_ID',
  ],
  [
    'pinned block hidden',
    '\n  "variants": [',
    '\n  "variants": [{ "name": "fault", "when": {}, "hide": [▶"footer"] }, ',
    'PINNED_LEFT_OUT',
  ],
];
