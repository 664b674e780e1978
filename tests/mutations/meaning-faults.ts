import type { Fault } from './mutate.ts';

const ORDER = '"order": ["notice", "lead", "promo", "old", "once", "frame", "jobs"]';
const MANAGEMENT = '"order": ["lead", "frame", "notice"]';
const DIWALI_FROM = '"from": "2026-10-28T00:00:00+05:30"';
const DIWALI_UNTIL = '"until": "2026-11-10T00:00:00+05:30"';
const PUNE = '"when": { "city": ["pune"], "category": ["backend"] }';
const HIDE = '"hide": ["once"]';
const LAMP = '{ "block": "lamp", "before": "lead" }';

/** Well-formed content without a sensible meaning. */
export const meaningFaults: readonly Fault[] = [
  [
    'brand that does not have the page',
    `"page": "home",
  "blocks": {
    "once": { "type": "single" },
    "notice": { "type": "legal" },
    "lead": { "type": "text", "settings": { "title": "Lead", "limit": 3, "link": "/jobfeed", "range": { "from": 1 } } },
    "promo": { "type": "text", "when": { "brand": ["tech"]`,
    `"page": ▶"epoch",
  "blocks": {
    "once": { "type": ▶"single" },
    "notice": { "type": "legal" },
    "lead": { "type": "text", "settings": { "title": "Lead", "limit": 3, "link": "/jobfeed", "range": { "from": 1 } } },
    "promo": { "type": "text", "when": { "brand": [▶"tech"]`,
    'PAGE_MISMATCH TYPE_NOT_ON_PAGE BRAND_WITHOUT_PAGE',
  ],
  ['page that does not exist', '"page": "home"', '"page": ▶"hoem"', 'PAGE_MISMATCH'],
  ['page of another file', '"page": "home"', '"page": ▶"search"', 'PAGE_MISMATCH'],
  [
    'type that cannot stand on the page',
    '"page": "home",\n  "blocks": {\n    "once": { "type": "single" }',
    '"page": ▶"faq",\n  "blocks": {\n    "once": { "type": ▶"single" }',
    'PAGE_MISMATCH TYPE_NOT_ON_PAGE',
  ],
  [
    'unknown block type',
    '"deep": { "type": "text" }',
    '"deep": { "type": ▶"txet" }',
    'UNKNOWN_BLOCK_TYPE',
  ],
  [
    'block type named like a property of objects',
    '"deep": { "type": "text" }',
    '"deep": { "type": ▶"constructor" }',
    'UNKNOWN_BLOCK_TYPE',
  ],
  [
    'unknown block type in a variant',
    '"lamp": { "type": "text" }',
    '"lamp": { "type": ▶"lantern" }',
    'UNKNOWN_BLOCK_TYPE',
  ],
  [
    'variant that makes a block another',
    '{ "limit": 8 } }',
    '{ "limit": 8 }, "type": ▶"box" }',
    'BLOCK_TYPE_CHANGED',
  ],
  [
    'variant that adds a block without a type',
    '"lamp": { "type": "text" }',
    '▶"lamp": { "settings": {} }',
    'BLOCK_TYPE_CHANGED',
  ],
  ['version that does not exist', '"version": 1', '"version": ▶3', 'BLOCK_VERSION'],
  [
    'version that a variant changes',
    '{ "limit": 8 } }',
    '{ "limit": 8 } }, "old": { "version": ▶2 }',
    'BLOCK_VERSION',
  ],
  [
    'dangling id in the order',
    ORDER,
    '"order": ["notice", "lead", ▶"prom", "promo", "old", "once", "frame", "jobs"]',
    'DANGLING_ID',
  ],
  [
    'dangling id in the order of a variant',
    MANAGEMENT,
    '"order": ["lead", "frame", ▶"note2", "notice"]',
    'DANGLING_ID',
  ],
  ['dangling id in a slot', '"main": ["deep"]', '"main": ["deep", ▶"deeper"]', 'DANGLING_ID'],
  [
    'dangling id in a slot of a variant',
    '{ "limit": 8 } }',
    '{ "limit": 8 } }, "inner": { "slots": { "main": [▶"deeper", "deep"] } }',
    'DANGLING_ID',
  ],
  ['dangling id in hide', HIDE, '"hide": ["once", ▶"twice"]', 'DANGLING_ID'],
  ['dangling id in show', HIDE, '"hide": ["once"], "show": [▶"twice"]', 'DANGLING_ID'],
  [
    'dangling id in place',
    LAMP,
    '{ "block": ▶"lam", "before": "lead" }, { "block": "lamp", "before": "lead" }',
    'DANGLING_ID',
  ],
  ['dangling id in before', LAMP, '{ "block": "lamp", "before": ▶"leader" }', 'DANGLING_ID'],
  ['dangling id in after', LAMP, '{ "block": "lamp", "after": ▶"leader" }', 'DANGLING_ID'],
  [
    'dangling id in the parent of a slot',
    '"in": "frame.main"',
    '"in": ▶"farm.main"',
    'DANGLING_ID',
  ],
  [
    'block of a variant in the order of the layout',
    ORDER,
    '"order": ["notice", "lead", "promo", ▶"lamp", "old", "once", "frame", "jobs"]',
    'DANGLING_ID',
  ],
  ['id named like a property of objects', HIDE, '"hide": ["once", ▶"constructor"]', 'DANGLING_ID'],
  [
    'id twice in the order',
    ORDER,
    '"order": ["notice", "lead", "promo", "old", "once", "frame", "jobs", ▶"lead"]',
    'ID_STANDS_TWICE',
  ],
  [
    'id in the order and in a slot',
    '"main": ["deep"]',
    '"main": ["deep", ▶"lead"]',
    'ID_STANDS_TWICE',
  ],
  ['id in two slots', '"main": ["deep"]', '"main": ["deep", ▶"note"]', 'ID_STANDS_TWICE'],
  [
    'id twice in the order of a variant',
    MANAGEMENT,
    '"order": ["lead", "frame", ▶"lead", "notice"]',
    'ID_STANDS_TWICE',
  ],
  [
    'block that stands nowhere',
    '"main": ["deep"] } },\n    "deep"',
    '"main": [] } },\n    ▶"deep"',
    'ORPHAN_BLOCK',
  ],
  [
    'block of a variant that stands nowhere',
    '"lamp": { "type": "text" }',
    '"lamp": { "type": "text" }, ▶"wick": { "type": "text" }',
    'ORPHAN_BLOCK',
  ],
  [
    'unknown slot',
    '"slots": { "main": ["deep"] }',
    '"slots": { ▶"side": ["deep"] }',
    'UNKNOWN_SLOT',
  ],
  [
    'slots of a type without any',
    '"once": { "type": "single" }',
    '"once": { "type": "single", "slots": { ▶"main": [] } }',
    'UNKNOWN_SLOT',
  ],
  ['unknown slot in place', '"in": "frame.main"', '"in": ▶"frame.foot"', 'UNKNOWN_SLOT'],
  [
    'slot named like a property of objects',
    '"in": "frame.main"',
    '"in": ▶"frame.constructor"',
    'UNKNOWN_SLOT',
  ],
  ['variant name twice', '"name": "small"', '"name": ▶"diwali"', 'DUPLICATE_VARIANT_NAME'],
  [
    'when that nobody matches',
    '"when": { "device": ["phone"] }',
    '"when": { "device": ["phone"], "not": { "device": ▶["phone"] } }',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'cohort of visitors',
    '"when": { "device": ["phone"] }',
    '"when": { "membership": ["visitor"], "cohort": ▶["freshers"] }',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'not that takes everybody away',
    '"not": { "city": ["pune"] }',
    '"not": { "brand": ▶["tech"] }',
    'WHEN_IMPOSSIBLE',
  ],
  [
    'audience that does not exist',
    '"when": { "device": ["phone"] }',
    '"when": { "audience": [▶"freshers"] }',
    'UNKNOWN_AUDIENCE',
  ],
  ['city that no brand has', PUNE, '"when": { "city": [▶"puna"] }', 'UNKNOWN_PLACE'],
  ['category that no brand has', PUNE, '"when": { "category": [▶"farming"] }', 'UNKNOWN_PLACE'],
  [
    'city that no brand has, in not',
    '"not": { "city": ["pune"] }',
    '"not": { "city": [▶"puna"] }',
    'UNKNOWN_PLACE',
  ],
  [
    'city that only the other brand has',
    PUNE,
    '"when": { "brand": ["tech"], "city": [▶"nagpur"] }',
    'UNKNOWN_PLACE',
  ],
  [
    'city of a brand that not takes away',
    PUNE,
    '"when": { "not": { "brand": ["management"] }, "city": [▶"nagpur"] }',
    'UNKNOWN_PLACE',
  ],
  [
    'schedule that ends before it begins',
    DIWALI_UNTIL,
    '"until": ▶"2026-10-10T00:00:00+05:30"',
    'SCHEDULE_EMPTY',
  ],
  [
    'schedule that ends as it begins',
    DIWALI_UNTIL,
    '"until": ▶"2026-10-27T18:30:00Z"',
    'SCHEDULE_EMPTY',
  ],
  [
    'day that the month does not have',
    DIWALI_FROM,
    '"from": ▶"2026-09-31T00:00:00+05:30"',
    'SCHEDULE_EMPTY',
  ],
  ['month thirteen', DIWALI_FROM, '"from": ▶"2026-13-01T00:00:00+05:30"', 'SCHEDULE_EMPTY'],
  ['hour twenty-four', DIWALI_FROM, '"from": ▶"2026-10-28T24:00:00+05:30"', 'SCHEDULE_EMPTY'],
  [
    'leap day of a common year',
    DIWALI_FROM,
    '"from": ▶"2026-02-29T00:00:00+05:30"',
    'SCHEDULE_EMPTY',
  ],
  [
    'offset that no clock has',
    DIWALI_FROM,
    '"from": ▶"2026-10-28T00:00:00+25:30"',
    'SCHEDULE_EMPTY',
  ],
];
