import type { Fault } from './mutate.ts';

const PAGE = '"page": "home",';
const ONCE = '"once": { "type": "single" },';
const END = `"title": "In Pune" } } } }
  ]
}`;
const BODY_END = `"title": "In Pune" } } } }
  ]`;

/** Invalid JSON texts, and texts with duplicates. */
export const syntaxFaults: readonly Fault[] = [
  ['comma before a closing bracket', '"hide": ["once"] }', '"hide": ["once", ▶] }', 'JSON_SYNTAX'],
  [
    'comma before a closing brace',
    '"deep": { "type": "text" }',
    '"deep": { "type": "text", ▶}',
    'JSON_SYNTAX',
  ],
  [
    'comma left out',
    `${ONCE}\n    "notice"`,
    '"once": { "type": "single" }\n    ▶"notice"',
    'JSON_SYNTAX',
  ],
  ['comma doubled', '"page": "home",', '"page": "home",▶,', 'JSON_SYNTAX'],
  ['colon left out', PAGE, '"page" ▶"home",', 'JSON_SYNTAX'],
  ['bracket of the wrong kind', '"hide": ["once"] }', '"hide": ["once"▶} }', 'JSON_SYNTAX'],
  ['file cut off', END, `${BODY_END}▶`, 'JSON_SYNTAX'],
  ['text after the end', END, `${END} ▶{}`, 'JSON_SYNTAX'],
  ['name without quotes', PAGE, '▶page: "home",', 'JSON_SYNTAX'],
  ['value without quotes', PAGE, '"page": ▶home,', 'JSON_SYNTAX'],
  ['single quotes', PAGE, `"page": ▶'home',`, 'JSON_SYNTAX'],
  ['curly quotes', PAGE, '"page": ▶“home”,', 'JSON_SYNTAX'],
  ['comment', PAGE, '▶// the front page\n  "page": "home",', 'JSON_SYNTAX'],
  ['line break in a text', '"title": "Lead"', '"title": ▶"Le\nad"', 'JSON_SYNTAX'],
  ['unknown escape', '"title": "Lead"', '"title": "Le▶\\xad"', 'JSON_SYNTAX'],
  ['number with a leading zero', '"limit": 3', '"limit": ▶03', 'JSON_SYNTAX'],
  ['number with a plus', '"limit": 3', '"limit": ▶+3', 'JSON_SYNTAX'],
  ['number that is none', '"limit": 3', '"limit": ▶NaN', 'JSON_SYNTAX'],
  ['word in capitals', '"limit": 3', '"limit": ▶True', 'JSON_SYNTAX'],
  ['field twice', PAGE, '"page": "home", ▶"page": "search",', 'DUPLICATE_KEY'],
  [
    'block twice',
    ONCE,
    '"once": { "type": "single" }, ▶"once": { "type": "text" },',
    'DUPLICATE_KEY',
  ],
  ['setting twice', '"title": "Lead"', '"title": "Lead", ▶"title": "Led"', 'DUPLICATE_KEY'],
  [
    'name twice, once escaped',
    '"title": "Lead"',
    '"title": "Lead", ▶"tit\\u006ce": "Led"',
    'DUPLICATE_KEY',
  ],
  [
    '__proto__ among the settings',
    '"title": "Lead"',
    '▶"__proto__": { "limit": 9 }, "title": "Lead"',
    'FORBIDDEN_KEY',
  ],
  ['__proto__ as a block', ONCE, '▶"__proto__": { "type": "single" },', 'FORBIDDEN_KEY'],
  [
    '__proto__ in a patch, escaped',
    '{ "limit": 8 }',
    '{ ▶"\\u005f_proto__": 1, "limit": 8 }',
    'FORBIDDEN_KEY',
  ],
];
