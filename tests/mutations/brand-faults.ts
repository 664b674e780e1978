import type { Fault } from './mutate.ts';

const PUNE = '"slug": "pune"';
const LIGHT = '"light": {\n      "accent": "#aa3300"';

/** Faults of a brand config, over the example brand `tech`. */
export const brandFaults: readonly Fault[] = [
  ['brand that does not exist', '"brand": "tech"', '"brand": ▶"tec"', 'INVALID_VALUE'],
  ['brand of the other file', '"brand": "tech"', '"brand": ▶"management"', 'BRAND_MISMATCH'],
  ['unknown field', '"apps": []', '▶"app": [], "apps": []', 'UNKNOWN_FIELD'],
  [
    'field left out',
    '{\n  "brand": "tech",\n  "name": "tech",',
    '▶{\n  "brand": "tech",',
    'MISSING_FIELD',
  ],
  ['colour that is a name', LIGHT, '"light": {\n      "accent": ▶"orange"', 'INVALID_VALUE'],
  ['colour of three digits', LIGHT, '"light": {\n      "accent": ▶"#a30"', 'INVALID_VALUE'],
  [
    'logo of another site',
    '"flags": {',
    '"logo": { "light": ▶"https://evil.example/a.svg", "alt": "Jobs" }, "flags": {',
    'INVALID_VALUE',
  ],
  [
    'logo without its text',
    '"flags": {',
    `"logo": ▶{ "light": "/media/${'ab'.repeat(32)}.webp" }, "flags": {`,
    'MISSING_FIELD',
  ],
  [
    'logo whose text is the name of a file',
    '"flags": {',
    `"logo": { "light": "/media/${'ab'.repeat(32)}.webp", "alt": ▶"logo.png" }, "flags": {`,
    'PICTURE_ALT',
  ],
  [
    'category of the header that does not exist',
    '"flags": {',
    '"header": { "categories": ["backend", ▶"backends"] }, "flags": {',
    'UNKNOWN_CATEGORY',
  ],
  ['fonts that are none', '"flags": {', '"fonts": ▶"Comic Sans", "flags": {', 'INVALID_VALUE'],
  ['host with a protocol', '"tech.localhost"', '▶"https://tech.localhost"', 'INVALID_VALUE'],
  ['host twice', '"tech.localhost"', '"tech.localhost",\n    ▶"tech.localhost"', 'DUPLICATE_HOST'],
  ['no host', '[\n    "tech.localhost"\n  ]', '▶[]', 'INVALID_VALUE'],
  ['flag that is a text', '"competition": false', '"competition": ▶"no"', 'INVALID_VALUE'],
  [
    'link without encryption',
    '"recruiterLogin": "https:',
    '"recruiterLogin": ▶"http:',
    'INVALID_VALUE',
  ],
  ['link that runs a script', '"help": "/faq"', '"help": ▶"javascript:alert(1)"', 'UNSAFE_URL'],
  ['link to no page', '"help": "/faq"', '"help": ▶"/fqa"', 'DEAD_LINK'],
  ['link that leaves the site', '"help": "/faq"', '"help": ▶"//evil.example"', 'UNSAFE_URL'],
  ['asset version that is none', '"1.0.0"', '▶"1.0"', 'INVALID_VALUE'],
  ['price below zero', '"bothSaveRupees": 0', '"bothSaveRupees": ▶-1', 'INVALID_VALUE'],
  ['data id zero', '"dataId": 1,', '"dataId": ▶0,', 'INVALID_VALUE'],
  ['city slug that is none', PUNE, '"slug": ▶"Pune City"', 'INVALID_VALUE'],
  [
    'city twice',
    '"slug": "mumbai",\n      "synonyms": [],\n      "nearby": [\n        "pune"',
    '"slug": ▶"pune",\n      "synonyms": [],\n      "nearby": [\n        ▶"pune"',
    'DUPLICATE_SLUG UNKNOWN_CITY',
  ],
  [
    'synonym that is another city',
    '"synonyms": [\n        "Poona"\n      ]',
    '"synonyms": ["Poona", ▶"POONA"]',
    'DUPLICATE_SLUG',
  ],
  ['city id twice', '"id": 2,', '"id": ▶1,', 'DUPLICATE_DATA_ID'],
  [
    'nearby city that does not exist',
    '"nearby": [\n        "pune"',
    '"nearby": [\n        ▶"poona"',
    'UNKNOWN_CITY',
  ],
  [
    'city near itself',
    '"nearby": [\n        "pune"',
    '"nearby": [\n        ▶"mumbai"',
    'UNKNOWN_CITY',
  ],
  ['field twice', '"apps": []', '"apps": [], ▶"apps": []', 'DUPLICATE_KEY'],
  ['__proto__', '"social": {}', '"social": { ▶"__proto__": {} }', 'FORBIDDEN_KEY'],
];
