import type { CallDefinition } from '@broadsheet/contract/call';
import { ENTRIES_MAX, JSON_DEPTH_MAX } from '@broadsheet/contract/find-json-fault';
import Type, { type TSchema } from 'typebox';

export interface HostileBody {
  readonly what: string;
  readonly type: 'application/json' | 'application/x-www-form-urlencoded';
  readonly text: string;
}

const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

export const DEEP_LISTS = nest(10_000);
/** The deepest that is accepted: in the body itself, and as one of its values. */
const DEPTH = JSON_DEPTH_MAX - 1;
const ENTRIES = ENTRIES_MAX - 1;
/** The characters around a value besides its name. */
const AROUND_VALUE = 60;
/** Inputs that are slow for regular expressions that match words, addresses, numbers, signs or lines. */
const REPEATED = [' ', 'a', 'a@', 'a.', '-', '1', '<', '\\n'];

/** Every property name of a body, in all its variants. */
const namesIn = (schema: TSchema): string[] => {
  if (Type.IsUnion(schema)) return [...new Set(schema.anyOf.flatMap(namesIn))];
  return Type.IsObject(schema) ? Object.keys(schema.properties) : [];
};

const json = (what: string, text: string): HostileBody => ({
  what: `JSON of ${what}`,
  type: 'application/json',
  text,
});

const form = (what: string, text: string): HostileBody => ({
  what: `a form of ${what}`,
  type: 'application/x-www-form-urlencoded',
  text,
});

/** Repeats a piece as often as it fits into the given bytes and is accepted. */
const fill = (bytes: number, piece: string, times = Number.POSITIVE_INFINITY): string =>
  piece.repeat(Math.min(times, Math.floor(bytes / piece.length)));

const objectOf = (names: readonly string[], value: string): string =>
  `{${names.map((name) => `"${name}":${value}`).join(',')}}`;

const count = (times: number): number[] => Array.from({ length: times }, (_, at) => at);

/**
 * Bodies that may cost more to parse than to send: as long, deep and wide as accepted, and some beyond that, under the
 * names that the call knows.
 * @param bytes the maximum length of a body
 */
export const hostileBodies = (call: CallDefinition, bytes: number): HostileBody[] => {
  const names = call.body ? namesIn(call.body) : [];
  const share = Math.floor(bytes / Math.max(1, names.length)) - AROUND_VALUE;
  const listOf = (entry: string, room = share) => `[${fill(room, `${entry},`, ENTRIES)}${entry}]`;
  const fields = (piece: (name: string) => string) =>
    fill(bytes, `${names.map(piece).join('&')}&`, Math.floor(ENTRIES / Math.max(1, names.length)));
  return [
    json('lists in lists, too deep', objectOf(names, DEEP_LISTS)),
    json('lists in lists', objectOf(names, nest(DEPTH))),
    json('objects in objects', objectOf(names, `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`)),
    json('a list that is too long', `[${fill(bytes, '0,')}0]`),
    ...['0', '""', '"ab"', '{}', '[]', listOf('0', share / 40)].map((entry) =>
      json(`long lists of ${entry.slice(0, 4)}`, objectOf(names, listOf(entry))),
    ),
    ...REPEATED.map((piece) =>
      json(`long texts of ${piece}`, objectOf(names, `"${fill(share, piece)}"`)),
    ),
    json('many names', `{${count(ENTRIES).map((at) => `"n${at}":1`)}}`),
    json('a name of prototypes', '{"__proto__":{"isAdmin":true}}'),
    json('a prototype of constructors', '{"constructor":{"prototype":{"isAdmin":true}}}'),
    form('too many fields', fill(bytes, 'a[]&')),
    form('one list', fill(bytes, 'a[]&', ENTRIES)),
    form(
      'many names',
      count(ENTRIES)
        .map((at) => `n${at}`)
        .join('&'),
    ),
    form(
      'its names as lists',
      fields((name) => `${name}[]=ab`),
    ),
    form(
      'its names',
      fields((name) => `${name}=,`),
    ),
    form('many parts', names.map((name) => `${name}=${fill(share, ',ab', ENTRIES)}`).join('&')),
    form('names of prototypes', '__proto__=1&__proto__[a]=1&constructor=1&toString[]=1'),
  ];
};
