import { expect, it } from 'vitest';
import { formatClip, parseClip } from './block-clip.ts';
import { formatInserted } from './format-inserted.ts';

const fragment = {
  blocks: { box: { type: 'box', slots: { main: ['text'] } }, text: { type: 'text' } },
  order: ['box'],
};
const clip = { kind: 'broadsheet-blocks', version: 1, page: 'home', fragment };
const FOREIGN = 'There are no blocks on the clipboard. Copy a block first.';
const DAMAGED = 'The blocks on the clipboard are incomplete. Copy them again.';

it('reads what it wrote', () => {
  expect(parseClip(formatClip('home', fragment))).toEqual({ clip });
});

it.each([
  ['no text', '', FOREIGN],
  ['a text', 'Diwali', FOREIGN],
  ['other JSON', '{"blocks":{}}', FOREIGN],
  ['a text about it', 'what is broadsheet-blocks?', FOREIGN],
  ['a newer clip', JSON.stringify({ ...clip, version: 2 }), /^A newer version of Studio/],
  ['an unknown key', JSON.stringify({ ...clip, more: 1 }), DAMAGED],
  ['no blocks', JSON.stringify({ ...clip, fragment: { blocks: {}, order: [] } }), DAMAGED],
  [
    'a block that is missing',
    JSON.stringify({ ...clip, fragment: { ...fragment, order: ['box', 'gone'] } }),
    DAMAGED,
  ],
  [
    'a block in two lists',
    JSON.stringify({ ...clip, fragment: { ...fragment, order: ['box', 'text'] } }),
    DAMAGED,
  ],
  [
    'a block that is in no list',
    JSON.stringify({ ...clip, fragment: { ...fragment, order: ['text'] } }),
    DAMAGED,
  ],
  [
    'blocks inside each other',
    JSON.stringify({
      ...clip,
      fragment: {
        blocks: { ...fragment.blocks, text: { type: 'box', slots: { main: ['box'] } } },
        order: ['box'],
      },
    }),
    DAMAGED,
  ],
  [
    'an id that is none',
    `{"kind":"broadsheet-blocks","version":1,"page":"home","fragment":{"blocks":{"__proto__":{"type":"text"}},"order":["__proto__"]}}`,
    DAMAGED,
  ],
  [
    'a text without end',
    JSON.stringify({ ...clip, page: 'x'.repeat(500_001) }),
    'These are too many blocks to paste at once. Copy fewer of them.',
  ],
])('refuses %s', (_, text, refused) => {
  expect(parseClip(text)).toEqual({
    refused: typeof refused === 'string' ? refused : expect.stringMatching(refused),
  });
});

it('says what was pasted, and what was not', () => {
  const leftOut = [{ title: 'Footer', reason: 'A page can have Footer only once.' }];
  const plain = { hasAudiences: false, withoutExperiment: 0 };
  expect(formatInserted({ inserted: 2, leftOut: [] }, 'pasted', plain)).toBe('2 blocks pasted.');
  expect(
    formatInserted({ inserted: 1, leftOut }, 'pasted', {
      hasAudiences: true,
      withoutExperiment: 1,
    }),
  ).toBe(
    '1 block pasted. Their audiences stay the same. The experiment of another page was removed from 1 block. “Footer” was left out: A page can have Footer only once.',
  );
  expect(formatInserted({ inserted: 0, leftOut }, 'pasted', plain)).toBe(
    '“Footer” was left out: A page can have Footer only once.',
  );
});
