import { expect, it } from 'vitest';
import type { Draft } from '../model/draft.ts';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { listOldBlocks, updateBlocks } from './update-blocks.ts';

const PAGE: Draft = {
  page: 'home',
  blocks: {
    old: { type: 'aged', settings: { heading: 'Hi' } },
    today: { type: 'aged', version: 2, settings: { title: 'Hi' } },
    plain: { type: 'text' },
    strange: { type: 'nobody-knows' },
  },
  order: ['old', 'today', 'plain', 'strange'],
  variants: [
    {
      name: 'phones',
      when: { device: ['phone'] },
      blocks: {
        old: { settings: { heading: 'Hello' } },
        extra: { type: 'aged', settings: { heading: 'Extra' } },
      },
    },
  ],
};

it('finds the blocks that are older than their types, in variants too', () => {
  expect(listOldBlocks(PAGE, exampleTypes)).toEqual([
    {
      ...{ id: 'old', type: 'aged', title: 'Aged', version: 1 },
      settings: [{ heading: 'Hi' }, { heading: 'Hello' }],
    },
    { id: 'extra', type: 'aged', title: 'Aged', version: 1, settings: [{ heading: 'Extra' }] },
  ]);
});

it('updates them and their variants, and nothing else', () => {
  const [old, extra] = listOldBlocks(PAGE, exampleTypes);
  if (!old || !extra) throw new Error('the page has two old blocks');
  const updated = updateBlocks(PAGE, [
    [old, { version: 2, settings: [{ title: 'Hi' }, { title: 'Hello' }], isLossless: true }],
  ]);
  expect(updated.blocks).toEqual({
    ...PAGE.blocks,
    old: { type: 'aged', version: 2, settings: { title: 'Hi' } },
  });
  expect(updated.variants?.[0]?.blocks).toEqual({
    ...PAGE.variants?.[0]?.blocks,
    old: { settings: { title: 'Hello' } },
  });
  expect(listOldBlocks(updated, exampleTypes).map(({ id }) => id)).toEqual(['extra']);
});
