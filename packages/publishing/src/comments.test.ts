import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { addComment, editComment } from './comments.ts';
import { listInbox } from './inbox.ts';
import { ASHA, NOW, RAVI, usePublishing } from './publishing-site.fixture.ts';

const MEERA = { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a03', name: 'Meera' };
const colleagues = [ASHA, RAVI, MEERA];
const act = { by: RAVI, at: NOW };
const site = usePublishing(createEmptyDatabase);

/** Entries of Asha, whose draft it is, and of Meera. */
const inboxes = () =>
  Promise.all(
    [ASHA, MEERA].map(async ({ id }) => {
      const { items } = await site.runQuery((queries) => listInbox(queries, id, undefined));
      return items.map(({ kind, text }) => [kind, text]);
    }),
  );
const comment = async (text: string) => {
  const change = await site.change({});
  const { id } = await site.runQuery((queries) =>
    addComment(queries, { change, text, location: null, colleagues }, act),
  );
  return (edited: string) =>
    site.runQuery((queries) => editComment(queries, { id, text: edited, colleagues }, act));
};

it('leaves the inbox of somebody whose mention is edited away, and reaches who is meant', async () => {
  const edit = await comment('@Asha and @Meera: shorter?');
  await edit('@Asha: salary of @Meera?');
  expect(await inboxes()).toEqual([
    [['mention', '@Asha: salary of @Meera?']],
    [['mention', '@Asha: salary of @Meera?']],
  ]);
  await edit('@Asha: shorter?');
  expect(await inboxes()).toEqual([[['mention', '@Asha: shorter?']], []]);
  await edit('@Meera: shorter?');
  expect(await inboxes()).toEqual([
    [['comment', '@Meera: shorter?']],
    [['mention', '@Meera: shorter?']],
  ]);
  await edit('Shorter?');
  expect(await inboxes()).toEqual([[['comment', 'Shorter?']], []]);
});
