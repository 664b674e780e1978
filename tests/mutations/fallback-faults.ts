import type { Fault } from './mutate.ts';

const FALLBACK = '"fallback": { "type": "text", "settings": { "title": "In short" } }';
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
  fault('of the type that it stands in for', '"fallback": { "type": ▶"box" }', 'FALLBACK_INVALID'),
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
    'with slots',
    '"fallback": { "type": "text", ▶"slots": { "main": ["nobody"] } }',
    'UNKNOWN_FIELD',
  ),
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
