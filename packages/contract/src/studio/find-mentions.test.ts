import { expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';

const [asha, ashaRao, jose, otherJose] = ['Asha', 'Asha Rao', 'José', 'José'].map(
  (name, index) => ({ id: String(index), name }),
) as [Named, Named, Named, Named];
type Named = { readonly id: string; readonly name: string };
const PEOPLE = [asha, ashaRao, jose];

const namesIn = (text: string, people = PEOPLE) =>
  findMentions(text, people).map(({ staff, from, to }) => [staff.name, text.slice(from, to)]);

it.each([
  ['@Asha, please', [['Asha', '@Asha']]],
  [
    'ask @Asha Rao and @José.',
    [
      ['Asha Rao', '@Asha Rao'],
      ['José', '@José'],
    ],
  ],
  ['(@Asha)', [['Asha', '@Asha']]],
  ['@Ashanti', []],
  ['mail asha@Asha', []],
  ['@asha', []],
  ['@ Asha', []],
])('finds the people of %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('takes a mark for a part of the name: a longer name is another one', () => {
  const ram = { id: 'a', name: 'राम' };
  const rami = { id: 'b', name: 'रामी' };
  expect(namesIn('@रामी', [ram])).toEqual([]);
  expect(namesIn('@रामी @राम', [ram, rami])).toEqual([
    ['रामी', '@रामी'],
    ['राम', '@राम'],
  ]);
  expect(namesIn('रामी@राम', [ram])).toEqual([]);
});

it('mentions all who have the name', () => {
  expect(findMentions('@José', [jose, otherJose]).map(({ staff }) => staff.id)).toEqual(['2', '3']);
});
