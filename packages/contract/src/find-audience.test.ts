import { expect, it } from 'vitest';
import { findAudiences, formatAudience } from './find-audience.ts';
import type { NamedAudiences } from './named-audiences.ts';

const any: [{ experienceBand: [number] }] = [{ experienceBand: [2] }];
const AUDIENCES: NamedAudiences = new Map([
  ['freshers', { name: 'First jobs', any }],
  ['pro', { name: 'Leaders', any }],
  ['members', { name: 'Pro', any }],
  ['old', { name: 'All', any }],
  ['new', { name: 'all', any }],
  ['odd', { name: 'This | that', any }],
]);

it.each([
  ['a key', 'freshers', ['freshers']],
  ['a name in any case and with more blanks', ' FIRST  jobs ', ['freshers']],
  ['a key that is also the name of another', 'pro', ['pro']],
  ['a name that is also the key of another, as both', 'Pro', ['pro', 'members']],
  ['a key in any case', 'Freshers', ['freshers']],
  ['a name that two share', 'All', ['old', 'new']],
  ['none of them', 'Beginners', []],
])('finds audiences by %s', (_, text, keys) => {
  expect(findAudiences(text, AUDIENCES)).toEqual(keys);
});

it('writes names, and keys where a name could not be read again', () => {
  expect([...AUDIENCES.keys()].map((key) => formatAudience(key, AUDIENCES))).toEqual([
    'First jobs',
    'Leaders',
    'members',
    'old',
    'new',
    'odd',
  ]);
  expect(formatAudience('gone', AUDIENCES)).toBe('gone');
});

it('finds names among many audiences without reading all of them for each', () => {
  let reads = 0;
  const many: NamedAudiences = new Map(
    Array.from({ length: 200 }, (_, at) => [
      `a${at}`,
      {
        get name() {
          reads += 1;
          return `Audience ${at}`;
        },
        any,
      },
    ]),
  );
  for (const at of many.keys()) findAudiences(`audience ${at.slice(1)}`, many);
  expect(reads).toBe(many.size);
});
