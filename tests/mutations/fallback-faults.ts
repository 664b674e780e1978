import type { Fault } from './mutate.ts';

const FALLBACK = '"fallback": { "type": "text", "settings": { "title": "In short" } }';
const fault = (kind: string, to: string, codes: string): Fault => [
  `fallback ${kind}`,
  FALLBACK,
  to,
  codes,
];

/** What may not stand in for a block. */
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
    'fallback that a variant changes',
    '{ "limit": 8 } }',
    '{ "limit": 8 }, "fallback": ▶"drop" }',
    'FALLBACK_INVALID',
  ],
];
