import type { Fault } from './mutate.ts';

const FALLBACK = '"fallback": { "type": "text", "settings": { "title": "In short" } }';
const JOBS = '"jobs": { "type": "jobs" }';
const fault = (kind: string, to: string, codes: string): Fault => [
  `fallback ${kind}`,
  FALLBACK,
  to,
  codes,
];

/** Invalid fallbacks. */
export const fallbackFaults: readonly Fault[] = [
  fault('of an unknown type', '"fallback": { "type": ▶"txet" }', 'FALLBACK_INVALID'),
  fault(
    'of a version that does not exist',
    '"fallback": { "type": "text", "version": ▶2 }',
    'FALLBACK_INVALID',
  ),
  [
    'fallback of the type that it stands in for',
    '"deep": { "type": "text" }',
    '"deep": { "type": "text", "fallback": { "type": ▶"text" } }',
    'FALLBACK_INVALID',
  ],
  fault(
    'with an unknown setting',
    '"fallback": { "type": "text", "settings": { ▶"titel": "x" } }',
    'FALLBACK_INVALID',
  ),
  fault(
    'with a setting out of range',
    '"fallback": { "type": "text", "settings": { "limit": ▶99 } }',
    'FALLBACK_INVALID',
  ),
  fault(
    'with an unsafe address',
    '"fallback": { "type": "text", "settings": { "link": ▶"javascript:x()" } }',
    'UNSAFE_URL',
  ),
  fault(
    'with slots of a type that has none',
    '"fallback": { "type": "text", "slots": { ▶"main": [{ "type": "text" }] } }',
    'FALLBACK_INVALID',
  ),
  [
    'fallback with ids in its slots',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": { "type": "box", "slots": { "main": [▶"deep"] } } }',
    'INVALID_VALUE',
  ],
  [
    'fallback with a slot that its type does not have',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": { "type": "box", "slots": { ▶"middle": [] } } }',
    'FALLBACK_INVALID',
  ],
  [
    'fallback with a block that its slot does not accept',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": { "type": "box", "slots": { "aside": [{ "type": ▶"aged" }] } } }',
    'FALLBACK_INVALID',
  ],
  [
    'fallback with one block too many in a slot',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": { "type": "box", "slots": { "aside": [{ "type": "text" }, { "type": "text" }, ▶{ "type": "text" }] } } }',
    'FALLBACK_INVALID',
  ],
  [
    'fallback with the type that it stands in for in its slots',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": { "type": "box", "slots": { "main": [{ "type": ▶"jobs" }] } } }',
    'FALLBACK_INVALID',
  ],
  [
    'fallback with a setting out of range in its slots',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": { "type": "box", "slots": { "main": [{ "type": "text", "settings": { "limit": ▶99 } }] } } }',
    'FALLBACK_INVALID',
  ],
  [
    'fallback with an unsafe address in its slots',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": { "type": "box", "slots": { "main": [{ "type": "text", "settings": { "link": ▶"javascript:x()" } }] } } }',
    'UNSAFE_URL',
  ],
  [
    'fallback with a type that exists once too often in its slots',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": { "type": "box", "slots": { "main": [{ "type": ▶"single" }, { "type": "single" }] } } }',
    'TYPE_LIMIT',
  ],
  [
    'fallback that is nested too deep',
    JOBS,
    '"jobs": { "type": "jobs", "fallback": ▶{ "type": "box", "slots": { "main": [{ "type": "box", "slots": { "main": [{ "type": "box", "slots": { "main": [{ "type": "box", "slots": { "main": [{ "type": "text" }] } }] } }] } }] } } }',
    'NESTING_TOO_DEEP',
  ],
  [
    'fallback that makes the page too large',
    JOBS,
    `"jobs": { "type": "jobs", "fallback": ▶{ "type": "box", "slots": { "main": [${Array(40).fill('{ "type": "aged" }')}] } } }`,
    'TOO_MANY_BLOCKS',
  ],
  fault(
    'with a fallback of its own type',
    '"fallback": { "type": "text", "fallback": { "type": ▶"text" } }',
    'FALLBACK_INVALID',
  ),
  fault(
    'with an unknown field in a fallback of its own',
    '"fallback": { "type": "text", "fallback": { "type": "aged", ▶"id": "x" } }',
    'UNKNOWN_FIELD',
  ),
  [
    'fallback of a pinned block that in the end drops it',
    '"type": "legal"',
    '"type": "legal", "fallback": { "type": "text", "fallback": ▶"drop" }',
    'FALLBACK_INVALID',
  ],
  [
    'fallback of a fallback that the slot does not accept',
    '"note": { "type": "text" }',
    '"note": { "type": "text", "fallback": { "type": ▶"aged", "fallback": "drop" } }',
    'SLOT_REFUSES',
  ],
  fault('that is a word', '"fallback": ▶"hide"', 'INVALID_VALUE'),
  fault('without a type', '"fallback": ▶{}', 'MISSING_FIELD'),
  [
    'fallback that drops a pinned block',
    '"type": "legal"',
    '"type": "legal", "fallback": ▶"drop"',
    'FALLBACK_INVALID',
  ],
  [
    'fallback around a pinned block',
    `${FALLBACK}, "slots": { "main": ["deep"] } }`,
    `"fallback": ▶{ "type": "text" }, "slots": { "main": ["deep", "small-print"] } }, "small-print": { "type": "legal" }`,
    'PINNED_LEFT_OUT',
  ],
  [
    'fallback of one too many of its type',
    '"deep": { "type": "text" }',
    '"deep": { "type": "text", "fallback": { "type": ▶"single" } }',
    'TYPE_LIMIT',
  ],
  [
    'fallback around vacancies for a band alone',
    '"place": [{ "block": "jobs", "first": true }]',
    '"blocks": { "shelf": { "type": "box", "fallback": ▶"drop" } }, "place": [{ "block": "shelf", "first": true }, { "block": "jobs", "first": true, "in": "shelf.main" }]',
    'BAND_HIDES_VACANCIES',
  ],
  [
    'fallback that the slot does not accept',
    '"note": { "type": "text" }',
    '"note": { "type": "text", "fallback": { "type": ▶"aged" } }',
    'SLOT_REFUSES',
  ],
  [
    'fallback of vacancies that a band does not see',
    '"deep": { "type": "text" }',
    '"deep": { "type": "text", "when": ▶{ "experienceBand": [2] }, "fallback": { "type": "jobs" } }',
    'BAND_HIDES_VACANCIES',
  ],
  [
    'fallback that a variant changes',
    '{ "limit": 8 } }',
    '{ "limit": 8 }, "fallback": ▶"drop" }',
    'FALLBACK_INVALID',
  ],
];
