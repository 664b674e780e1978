import type { Fault } from './mutate.ts';

const LAST_BLOCK =
  '"jobs": { "type": "jobs" }\n  },\n  "order": ["notice", "lead", "promo", "old", "once", "frame", "jobs"]';
const MANAGEMENT =
  '"name": "management", "when": { "brand": ["management"] }, "order": ["lead", "frame", "notice"]';
const SMALL = '"name": "small", "when": { "device": ["phone"] }, "hide": ["once"]';
const NOTICE = '"notice": { "type": "legal" }';
const LAMP = '"lamp": { "type": "text" }';
const formOf = (fields: string): string =>
  `"lamp": { "type": "answer-form", "settings": { "fields": [${fields}] } }`;
const DEEP_BLOCK = '"deep": { "type": "text" }';
const LAMP_POSITION = '{ "block": "lamp", "before": "lead" }';
const NOTE_POSITION = '{ "block": "note", "last": true, "in": "frame.main" }';
const ASIDE = '"aside": ["note"] } },';
const DEEP = '"main": ["deep"] } },\n    "deep": { "type": "text" }';
const SENIOR = '"experienceBand": [7, 8, 9] }, "place": [{ "block": "jobs", "first": true }]';
const PUNE_PATCH = '"blocks": { "lead": { "settings": { "title": "In Pune" } } }';

const senior = (changes: string) => `"experienceBand": [7, 8, 9] }, ${changes}`;
const small = (changes: string) => `"name": "small", "when": { "device": ["phone"] }, ${changes}`;
const idle = (changes: string) => `"name": ▶"small", "when": { "device": ["phone"] }, ${changes}`;

const extras = Array.from({ length: 34 }, (_, index) => `x${index}`);
const everyWhen = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((band) => `"experienceBand": [${band}]`),
  ...[
    'experienceMissing',
    'freshers',
    'profileUpdateSuccess',
    'parserMismatch',
    'perfectMatch',
  ].map((cohort) => `"cohort": ["${cohort}"]`),
  ...['visitor', 'basic'].map((membership) => `"membership": ["${membership}"]`),
  ...['phone', 'tablet'].map((device) => `"device": ["${device}"]`),
  ...['pune', 'mumbai'].map((city) => `"city": ["${city}"]`),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((month) => `"from": "2026-0${month}-01T00:00:00Z"`),
  '"crawler": [true]',
];

/** Faults that only occur when the variants apply to an audience. */
export const planFaults: readonly Fault[] = [
  ['link to no page', '"link": "/jobfeed"', '"link": ▶"/jobfed"', 'DEAD_LINK'],
  [
    'link to a category that no brand has',
    '"link": "/jobfeed"',
    '"link": ▶"/c/nonsense-jobs?exp=2"',
    'DEAD_LINK',
  ],
  [
    'link to no page, from a variant',
    '"blocks": { "lead": { "settings": { "limit": 8 } }',
    '"blocks": { "lead": { "settings": { "limit": 8, "link": ▶"/nowhere" } }',
    'DEAD_LINK',
  ],
  [
    'link to no page, within a text',
    LAMP,
    '"lamp": { "type": "text", "settings": { "body": ▶"Read [this](/nowhere)." } }',
    'DEAD_LINK',
  ],
  [
    'link to no page, within a text of a list',
    LAMP,
    '"lamp": { "type": "text", "settings": { "notes": [{ "note": ▶"[Read](/nowhere)" }] } }',
    'DEAD_LINK',
  ],
  [
    'tab without blocks',
    LAMP,
    '"lamp": { "type": "tabs", "settings": { "first": "Pay", "second": ▶"Teams" }, "slots": { "first": ["glow"] } }, "glow": { "type": "text" }',
    'SLOT_EMPTY',
  ],
  [
    'blocks under a tab without a label',
    LAMP,
    '"lamp": { "type": "tabs", "settings": { "second": " " }, "slots": { "second": [▶"glow"] } }, "glow": { "type": "text" }',
    'SLOT_WITHOUT_LABEL',
  ],
  [
    'two tabs with one label, in another case',
    LAMP,
    '"lamp": { "type": "tabs", "settings": { "first": "Pay", "second": ▶"  PAY" }, "slots": { "first": ["glow"], "second": ["spark"] } }, "glow": { "type": "text" }, "spark": { "type": "text" }',
    'SLOT_LABEL_REPEATED',
  ],
  [
    'HTML in a text',
    LAMP,
    '"lamp": { "type": "text", "settings": { "body": ▶"A <b>bold</b> offer" } }',
    'TEXT_MARKUP',
  ],
  [
    'unknown fact in a text of a list',
    LAMP,
    '"lamp": { "type": "text", "settings": { "notes": [{ "note": ▶"At {brandname}" }] } }',
    'TEXT_MARKUP',
  ],
  [
    'HTML in a setting without formatting',
    LAMP,
    '"lamp": { "type": "text", "settings": { "title": ▶"Big <b>offer</b>" } }',
    'TEXT_MARKUP',
  ],
  [
    'entity in a setting without formatting',
    LAMP,
    '"lamp": { "type": "text", "settings": { "title": ▶"Jobs &amp; more" } }',
    'TEXT_MARKUP',
  ],
  [
    'heading that skips a level',
    LAMP,
    '"lamp": { "type": "text", "settings": { "body": ▶"## One\\n\\n#### Two" } }',
    'TEXT_MARKUP',
  ],
  [
    'text of blanks where one is needed',
    LAMP,
    '"lamp": { "type": "text", "settings": { "items": [{ "question": ▶" \\u200b" }] } }',
    'TEXT_BLANK',
  ],
  [
    'form with two fields of one label',
    LAMP,
    formOf(`{ "kind": "email", "label": "Email" }, ▶{ "kind": "short-text", "label": "email" }`),
    'ENTRY_REPEATED',
  ],
  [
    'field with choices, and none to choose',
    LAMP,
    formOf('▶{ "kind": "choice", "label": "Day" }'),
    'FORM_CHOICES',
  ],
  [
    'field with one choice',
    LAMP,
    formOf('▶{ "kind": "several-choices", "label": "Day", "choices": ["Friday"] }'),
    'FORM_CHOICES',
  ],
  [
    'field with a choice twice',
    LAMP,
    formOf('{ "kind": "choice", "label": "Day", "choices": ["Friday", ▶"friday "] }'),
    'FORM_CHOICES',
  ],
  [
    'form without fields',
    LAMP,
    '"lamp": { "type": "answer-form", "settings": { "fields": ▶[] } }',
    'SETTINGS_INVALID',
  ],
  [
    'form without its purpose',
    LAMP,
    '"lamp": { "type": "answer-form", "settings": { "purpose": ▶"" } }',
    'SETTINGS_INVALID',
  ],
  [
    'form that closes before it is shown',
    LAMP,
    '"lamp": { "type": "answer-form", "when": { "from": "2026-12-02T00:00:00+05:30" }, "settings": { "closesOn": ▶"2026-12-01T00:00:00+05:30" } }',
    'FORM_NEVER_OPEN',
  ],
  [
    'form that closes on a day that does not exist',
    LAMP,
    '"lamp": { "type": "answer-form", "settings": { "closesOn": ▶"2026-02-31T00:00:00+05:30" } }',
    'FORM_NEVER_OPEN',
  ],
  [
    'form that closes in a month that does not exist',
    LAMP,
    '"lamp": { "type": "answer-form", "settings": { "closesOn": ▶"2026-13-01T00:00:00+05:30" } }',
    'FORM_NEVER_OPEN',
  ],
  [
    'question that is asked twice',
    LAMP,
    '"lamp": { "type": "text", "settings": { "items": [{ "question": "How much?" }, ▶{ "question": "how  much?" }] } }',
    'ENTRY_REPEATED',
  ],
  [
    'link of the type to a page of the other brand',
    LAMP,
    '"lamp": { "type": ▶"card" }',
    'DEAD_LINK',
  ],
  [
    'link of the type of a fallback to a page of the other brand',
    DEEP_BLOCK,
    '"deep": { "type": "text", "fallback": { "type": ▶"card" } }',
    'DEAD_LINK',
  ],
  [
    'setting that names a category which no brand has',
    LAMP,
    '"lamp": { "type": "card", "settings": { "link": "/faq", "sections": ["backend", ▶"bakcend"] } }',
    'UNKNOWN_CATEGORY',
  ],
  [
    'pinned block left out of the order of a variant',
    MANAGEMENT,
    '"name": "management", "when": { "brand": ["management"] }, "order": ▶["lead", "frame"]',
    'PINNED_LEFT_OUT',
  ],
  ['pinned block hidden', SMALL, small('"hide": ["once", ▶"notice"]'), 'PINNED_LEFT_OUT'],
  [
    'pinned block with a when',
    NOTICE,
    '"notice": { "type": "legal", "when": ▶{ "crawler": [false] } }',
    'PINNED_LEFT_OUT',
  ],
  [
    'pinned block with a schedule',
    NOTICE,
    '"notice": { "type": "legal", "when": ▶{ "until": "2027-01-01T00:00:00Z" } }',
    'PINNED_LEFT_OUT',
  ],
  [
    'pinned block given a when by a variant',
    PUNE_PATCH,
    '"blocks": { "notice": { "when": ▶{ "device": ["desktop"] } } }',
    'PINNED_LEFT_OUT',
  ],
  [
    'pinned block inside one that is hidden',
    SMALL,
    small('"place": [{ "block": "notice", "last": true, "in": "frame.main" }], "hide": [▶"frame"]'),
    'PINNED_LEFT_OUT',
  ],
  [
    'pinned block left out of a slot',
    SMALL,
    small(
      '"place": [{ "block": "notice", "last": true, "in": "frame.main" }] }, { "name": "again", "when": { "device": ["phone"], "crawler": [true] }, "blocks": { "frame": { "slots": { "main": ▶["inner"] } } }',
    ),
    'PINNED_LEFT_OUT',
  ],
  [
    'vacancies with a when on the band',
    '"jobs": { "type": "jobs" }',
    '"jobs": { "type": "jobs", "when": ▶{ "experienceBand": [2, 7, 8, 9] } }',
    'BAND_HIDES_VACANCIES',
  ],
  [
    'vacancies with a when against a band',
    '"jobs": { "type": "jobs" }',
    '"jobs": { "type": "jobs", "when": ▶{ "not": { "experienceBand": [9] } } }',
    'BAND_HIDES_VACANCIES',
  ],
  [
    'vacancies hidden by a variant for a band',
    SENIOR,
    senior('"hide": [▶"jobs"]'),
    'BAND_HIDES_VACANCIES',
  ],
  [
    'vacancies left out by a variant for a band',
    SENIOR,
    senior('"order": ▶["notice", "lead", "frame"]'),
    'BAND_HIDES_VACANCIES',
  ],
  [
    'vacancies given a when by a variant for a band',
    SENIOR,
    senior('"blocks": { "jobs": { "when": ▶{ "device": ["phone"] } } }'),
    'BAND_HIDES_VACANCIES',
  ],
  [
    'vacancies inside a block that a band does not see',
    SENIOR,
    senior('"place": [{ "block": "jobs", "last": true, "in": "frame.main" }], "hide": [▶"frame"]'),
    'BAND_HIDES_VACANCIES',
  ],
  [
    'vacancies that a variant adds for a band',
    SENIOR,
    `"experienceBand": ▶[7, 8, 9] }, "blocks": { "more": { "type": "jobs" } }, "place": [{ "block": "more", "first": true }]`,
    'BAND_HIDES_VACANCIES',
  ],
  [
    'primary block with a when',
    '"deep": { "type": "text" }',
    '"deep": { "type": "main", "when": ▶{ "device": ["phone"] } }',
    'PRIMARY_LEFT_OUT',
  ],
  [
    'category of a setting that the brand lacks',
    '"deep": { "type": "text" }',
    '"deep": { "type": "text", "settings": { "category": ▶"farming" } }',
    'UNKNOWN_CATEGORY',
  ],
  ['page without a block', SMALL, small('"order": ▶▶[]'), 'EMPTY_PLAN PINNED_LEFT_OUT'],
  [
    'ring of two',
    NOTE_POSITION,
    '{ "block": ▶"frame", "last": true, "in": "inner.main" }',
    'NESTING_RING',
  ],
  [
    'ring of one',
    NOTE_POSITION,
    '{ "block": ▶"frame", "first": true, "in": "frame.main" }',
    'NESTING_RING',
  ],
  [
    'ring of slots',
    ASIDE,
    '"aside": ["note"] } },\n    "x": { "type": "box", "slots": { "main": ["y"] } }, "y": { "type": "box", "slots": { "main": [▶"x"] } },',
    'NESTING_RING',
  ],
  [
    'too deep',
    DEEP,
    '"main": ["deep"] } },\n    "deep": { "type": "box", "slots": { "main": ["low"] } }, "low": { "type": "box", "slots": { "main": [▶"lower"] } }, "lower": { "type": "text" }',
    'NESTING_TOO_DEEP',
  ],
  [
    'too deep in a variant',
    LAMP,
    '"lamp": { "type": "text" }, "inner": { "slots": { "main": ["deep", "tier"] } }, "tier": { "type": "box", "slots": { "main": ["tray"] } }, "tray": { "type": "box", "slots": { "main": [▶"cup"] } }, "cup": { "type": "text" }',
    'NESTING_TOO_DEEP',
  ],
  [
    'more of a type than a page holds',
    DEEP,
    '"main": [▶"deep"] } },\n    "deep": { "type": "single" }',
    'TYPE_LIMIT',
  ],
  [
    'more of a type than a page holds, in a variant',
    `${LAMP} },\n      "place": [`,
    `${LAMP}, "twice": { "type": "single" } },\n      "place": [{ "block": ▶"twice", "last": true }, `,
    'TYPE_LIMIT',
  ],
  [
    'more blocks than a page holds',
    LAST_BLOCK,
    `"jobs": { "type": "jobs" }, ${extras.map((id) => `"${id}": { "type": "text" }`).join(', ')}\n  },\n  "order": ["notice", "lead", "promo", "old", "once", "frame", "jobs", ${extras.map((id) => (id === 'x31' ? '▶"x31"' : `"${id}"`)).join(', ')}]`,
    'TOO_MANY_BLOCKS',
  ],
  [
    'type that a slot refuses',
    ASIDE,
    '"aside": ["note", ▶"shelf"] } },\n    "shelf": { "type": "box" },',
    'SLOT_REFUSES',
  ],
  [
    'type that a slot refuses, in a variant',
    NOTE_POSITION,
    '{ "block": ▶"once", "last": true, "in": "frame.aside" }',
    'SLOT_REFUSES',
  ],
  [
    'more blocks than a slot holds',
    ASIDE,
    '"aside": ["note", "n2", ▶"n3"] } },\n    "n2": { "type": "text" }, "n3": { "type": "text" },',
    'SLOT_REFUSES',
  ],
  [
    'more blocks than a slot holds, in a variant',
    LAMP_POSITION,
    '{ "block": "lamp", "last": true, "in": "frame.aside" }, { "block": "lead", "last": true, "in": "frame.aside" }, { "block": ▶"promo", "last": true, "in": "frame.aside" }',
    'SLOT_REFUSES',
  ],
  [
    'settings that clash where variants meet',
    PUNE_PATCH,
    '"blocks": { "lead": { "settings": { "title": "In Pune", "range": { "from": null, ▶"until": 4 } } } } }, { "name": "tablet", "when": { "device": ["tablet"] }, "blocks": { "lead": { "settings": { "range": { "from": 2 } } } }',
    'SETTINGS_CLASH',
  ],
  [
    'block that nobody sees',
    '"promo": { "type": "text", "when": { "brand": ["tech"],',
    '▶"promo": { "type": "text", "when": { "brand": ["management"],',
    'UNREACHABLE_BLOCK',
  ],
  [
    'block that its parents keep from everybody',
    DEEP,
    '"main": ["deep"] }, "when": { "brand": ["tech"] } },\n    ▶"deep": { "type": "text", "when": { "brand": ["management"] } }',
    'UNREACHABLE_BLOCK',
  ],
  ['variant that shows what shows', SMALL, idle('"show": ["once"]'), 'VARIANT_WITHOUT_EFFECT'],
  ['variant that does nothing', SMALL, idle('"hide": []'), 'VARIANT_WITHOUT_EFFECT'],
  [
    'variant that hides and shows again',
    SMALL,
    idle('"hide": ["once"], "show": ["once"]'),
    'VARIANT_WITHOUT_EFFECT',
  ],
  [
    'variant that places a block beside itself',
    SMALL,
    idle('"place": [{ "block": "lead", "after": "lead" }]'),
    'VARIANT_WITHOUT_EFFECT',
  ],
  [
    'variant that sets what is set',
    SMALL,
    idle('"blocks": { "deep": { "settings": { "title": "Hello" } } }'),
    'VARIANT_WITHOUT_EFFECT',
  ],
  [
    'variant that a later one undoes',
    SMALL,
    `${idle('"hide": ["once"]')} }, { "name": "back", "when": { "not": { "device": ["desktop"] } }, "show": ["once"], "hide": ["old"]`,
    'VARIANT_WITHOUT_EFFECT',
  ],
  [
    'settings of a block that the variant hides',
    SMALL,
    '"name": "small", "when": { "device": ["phone"] }, "hide": ["once", "lead"], "blocks": { "lead": { ▶"settings": { "limit": 4 } } }',
    'SETTINGS_HIDDEN',
  ],
  [
    'settings of a block that its own condition hides from the same people',
    SMALL,
    '"name": "small", "when": { "brand": ["management"] }, "hide": ["lead"], "blocks": { "promo": { ▶"settings": { "tone": "calm" } } }',
    'SETTINGS_HIDDEN',
  ],
  [
    'more plans than can be proved',
    '"variants": [\n',
    `▶"variants": [\n${everyWhen.map((when, index) => `{ "name": "w${index}", "when": { ${when} }, "hide": ["once"] },\n`).join('')}`,
    'PLAN_SPACE_TOO_LARGE',
  ],
];
