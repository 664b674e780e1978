import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeOf, FILES, HOME, textOf } from './edited-home.fixture.ts';
import { openReplicas } from './publishing-replicas.fixture.ts';

const openDraft = async () => {
  const database = await createEmptyDatabase();
  const { loginAs, clock } = await openReplicas(database, 1, FILES);
  const [asha, ravi] = [await loginAs('asha'), await loginAs('ravi')];
  const { params, body } = await changeOf(asha, textOf('Diwali!'));
  const comment = async (text: string, location: Parameters<typeof add>[1] = null) =>
    (await add(text, location)).answer;
  const add = (text: string, location: { file: string; block: string | null } | null = null) =>
    ravi('addComment', { params, body: { text, location } });
  return { asha, ravi, params, body, comment, add, clock, database };
};

it('is a thread of a draft, at a block where it names one, with the people that it mentions', async () => {
  const { asha, comment, params, clock } = await openDraft();
  await comment(' Is @Asha back?\n<b>bold</b> ');
  clock.now += 1_000;
  await comment('Shorter, please.', { file: HOME, block: 'hello' });
  const { answer } = await asha('listComments', { params });
  expect(answer.items).toMatchObject([
    {
      by: { name: 'Ravi' },
      text: 'Is @Asha back?\n<b>bold</b>',
      mentions: [{ name: 'Asha' }],
      location: null,
      resolved: null,
    },
    { text: 'Shorter, please.', mentions: [], location: { file: HOME, block: 'hello' } },
  ]);
  expect((await asha('listColleagues')).answer.items.map(({ name }) => name)).toEqual([
    'Asha',
    'Meera',
    'Ravi',
  ]);
  const { answer: audit } = await asha('listAudit', { query: { subject: params.change } });
  expect(audit.items.slice(0, 2).map(({ action, details }) => [action, details])).toEqual([
    ['comment.add', { file: HOME }],
    ['comment.add', {}],
  ]);
});

it('is edited and deleted by its author alone, and resolved by everybody who edits', async () => {
  const { asha, ravi, comment, params } = await openDraft();
  const { id } = await comment('Is @Asha back?');
  const of = { params: { comment: id } };
  expect((await asha('editComment', { ...of, body: { text: 'no' } })).status).toBe(403);
  expect((await asha('removeComment', of)).status).toBe(403);
  const edited = await ravi('editComment', { ...of, body: { text: 'Is @Ravi back?' } });
  expect(edited.answer).toMatchObject({ text: 'Is @Ravi back?', mentions: [{ name: 'Ravi' }] });
  expect(edited.answer.editedAt).not.toBeNull();
  const resolve = (isResolved: boolean) => asha('resolveComment', { ...of, body: { isResolved } });
  expect((await resolve(true)).answer.resolved).toMatchObject({ by: { name: 'Asha' } });
  expect((await resolve(false)).answer.resolved).toBeNull();
  expect((await ravi('removeComment', of)).status).toBe(200);
  expect((await ravi('removeComment', of)).status).toBe(404);
  expect((await asha('listComments', { params })).answer.items).toEqual([]);
});

it.each([
  ['no text', ''],
  ['blanks', ' \n '],
  ['a text that is too long', 'x'.repeat(2_001)],
  ['what no database stores', 'a\0'],
])('refuses %s', async (_, text) => {
  const { add, asha, params } = await openDraft();
  expect((await add(text)).status).toBe(400);
  expect((await asha('listComments', { params })).answer.items).toEqual([]);
});

it('is refused on a discarded draft and on none, and goes with its draft', async () => {
  const { add, ravi, params, body, comment, database, asha } = await openDraft();
  await comment('One');
  await asha('withdrawChange', { params, body });
  expect((await add('Two')).answer).toMatchObject({ code: 'CHANGE_CLOSED' });
  const none = { params: { change: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a01' } };
  expect((await ravi('listComments', none)).status).toBe(404);
  await sql`delete from publishing.changes`.execute(database.database);
  const { rows } = await sql`select id from publishing.comments`.execute(database.database);
  expect(rows).toEqual([]);
});
