import { expect, it } from 'vitest';
import { joinNewest } from './join-newest.ts';

const FILE = 'layouts/home.json';
const page = (settings: Readonly<Record<string, string>>): string =>
  JSON.stringify({ page: 'home', blocks: { intro: { type: 'text', settings } }, order: ['intro'] });
const by = (name: string) => ({ id: name, name });
const titleOf = (text: string | undefined): unknown =>
  JSON.parse(text ?? '{}').blocks?.intro.settings;

it('leaves the own text as it is where somebody took the page out of the draft', () => {
  const own = { text: page({ title: 'b', text: 'x' }), saved: page({ title: 'b' }), sent: '' };
  for (const newest of [null, { text: null, editedBy: by('Ravi') }])
    expect(joinNewest(FILE, own, newest)).toMatchObject({
      by: null,
      joined: { text: own.text, clashes: [] },
    });
});

it('does not ask about the own text whose answer was lost', () => {
  const own = {
    text: page({ title: 'abc' }),
    saved: page({ title: 'a' }),
    sent: page({ title: 'ab' }),
  };
  const joining = joinNewest(FILE, own, { text: own.sent, editedBy: by('Asha') });
  expect(joining.by).toBeNull();
  expect(titleOf(joining.joined?.text)).toEqual({ title: 'abc' });
});

it('applies a choice only to the parts that the user saw', () => {
  const own = {
    text: page({ title: 'mine', text: 'mine' }),
    saved: page({ title: 'a', text: 'a' }),
    sent: '',
  };
  const first = { text: page({ title: 'theirs', text: 'a' }), editedBy: by('Ravi') };
  const { joined, clashes } = joinNewest(FILE, own, first);
  expect([joined, clashes?.length]).toEqual([null, 1]);
  const choice = { preference: 'mine', about: clashes ?? [] } as const;
  const second = { text: page({ title: 'theirs', text: 'theirs' }), editedBy: by('Ravi') };
  expect(joinNewest(FILE, own, second, choice)).toMatchObject({ joined: null, by: 'Ravi' });
  expect(titleOf(joinNewest(FILE, own, first, choice).joined?.text)).toEqual({
    title: 'mine',
    text: 'mine',
  });
});
