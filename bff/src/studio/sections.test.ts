import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { FILES } from './edited-home.fixture.ts';
import { openReplicas, type StudioUser } from './publishing-replicas.fixture.ts';

const fragment = {
  blocks: {
    box: { type: 'box', slots: { main: ['text'] } },
    text: { type: 'text', when: { brand: ['tech' as const] } },
  },
  order: ['box'],
};

const open = async () => {
  const database = await createEmptyDatabase();
  const { loginAs } = await openReplicas(database, 1, FILES);
  const [asha, meera] = [await loginAs('asha'), await loginAs('meera')];
  return { asha, meera, database: database.database };
};
const add = async (user: StudioUser, name: string, blocks: typeof fragment = fragment) =>
  user('addSection', { body: { name, fragment: blocks } });
const namesOf = async (user: StudioUser) =>
  (await user('listSections')).answer.items.map(({ name }) => name);

it('saves blocks with a name and gives them back, and the activity log names no content', async () => {
  const { asha, meera } = await open();
  const { answer: saved } = await add(meera, '  Diwali \n offers ');
  expect(saved).toMatchObject({
    name: 'Diwali offers',
    by: { name: 'Meera' },
    blocks: 2,
    types: ['box', 'text'],
  });
  await add(asha, 'autumn');
  expect(await namesOf(asha)).toEqual(['autumn', 'Diwali offers']);
  const { answer } = await asha('readSection', { params: { section: saved.id } });
  expect(answer).toEqual({ section: saved, fragment });
  const { answer: audit } = await asha('listAudit', { query: { subject: saved.id } });
  expect(audit.items.map(({ action, details }) => [action, details])).toEqual([
    ['section.add', { name: 'Diwali offers', blocks: 2 }],
  ]);
});

it('is renamed and deleted by its author, by publishers, and by no other editor', async () => {
  const { asha, meera } = await open();
  const ashas = { params: { section: (await add(asha, 'Holi')).answer.id } };
  const meeras = { params: { section: (await add(meera, 'Diwali')).answer.id } };
  const name = { body: { name: 'Onam' } };
  expect((await meera('renameSection', { ...ashas, ...name })).status).toBe(403);
  expect((await meera('removeSection', ashas)).status).toBe(403);
  expect((await asha('renameSection', { ...meeras, ...name })).answer.name).toBe('Onam');
  expect((await meera('renameSection', { ...meeras, body: { name: 'ONAM' } })).status).toBe(200);
  expect(await namesOf(meera)).toEqual(['Holi', 'ONAM']);
  expect((await meera('removeSection', meeras)).status).toBe(200);
  expect((await asha('removeSection', ashas)).status).toBe(200);
  expect((await asha('removeSection', ashas)).status).toBe(404);
  expect((await asha('renameSection', { ...ashas, ...name })).status).toBe(404);
  expect((await asha('readSection', ashas)).status).toBe(404);
  const { answer: audit } = await asha('listAudit', {
    query: { subject: meeras.params.section },
  });
  expect(audit.items.map(({ action, details }) => [action, details])).toEqual([
    ['section.remove', { name: 'ONAM' }],
    ['section.rename', { name: { before: 'Onam', after: 'ONAM' } }],
    ['section.rename', { name: { before: 'Diwali', after: 'Onam' } }],
    ['section.add', { name: 'Diwali', blocks: 2 }],
  ]);
});

it('refuses a name that another one has in any case, also at the same time', async () => {
  const { asha, meera } = await open();
  const [first, second] = await Promise.all([
    add(asha, 'Diwali Offers'),
    add(meera, 'DIWALI offers'),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const refused = first.status === 409 ? first : second;
  expect(refused.answer).toMatchObject({ code: 'CONFLICT' });
  const { answer } = await add(meera, 'Holi');
  const renamed = await meera('renameSection', {
    params: { section: answer.id },
    body: { name: 'diwali offers' },
  });
  expect(renamed.answer).toMatchObject({ code: 'CONFLICT' });
});

it.each([
  ['a name of blanks', ' \n ', fragment],
  ['a name that is too long', 'x'.repeat(61), fragment],
  ['no block', 'Diwali', { blocks: {}, order: [] }],
  ['a block that is missing', 'Diwali', { ...fragment, order: ['box', 'gone'] }],
  ['a block in two lists', 'Diwali', { ...fragment, order: ['box', 'text'] }],
  ['an unknown key', 'Diwali', { ...fragment, page: 'home' }],
  [
    'more than 50 blocks',
    'Diwali',
    {
      blocks: Object.fromEntries(
        Array.from({ length: 51 }, (_, at) => [`t${at}`, { type: 'text' }]),
      ),
      order: Array.from({ length: 51 }, (_, at) => `t${at}`),
    },
  ],
  [
    'too much text',
    'Diwali',
    {
      blocks: { text: { type: 'text', settings: { text: 'x'.repeat(100_001) } } },
      order: ['text'],
    },
  ],
  [
    'what no database stores',
    'Diwali',
    { blocks: { text: { type: 'text', settings: { text: 'a\0' } } }, order: ['text'] },
  ],
])('refuses %s', async (_, name, blocks) => {
  const { asha } = await open();
  const { status, answer } = await add(asha, name, blocks as typeof fragment);
  expect([status, answer]).toEqual([400, expect.objectContaining({ code: 'VALIDATION' })]);
  expect(await namesOf(asha)).toEqual([]);
});

it('is refused beyond 200', async () => {
  const { asha, database } = await open();
  await sql`
    insert into publishing.sections (id, name, key, fragment, blocks, types, by, created_at)
    select gen_random_uuid(), 'S' || at, 's' || at, ${JSON.stringify(fragment)}, 2, '[]', '{}', now()
    from generate_series(1, 200) as at`.execute(database);
  expect((await add(asha, 'Diwali')).answer).toMatchObject({ code: 'SECTIONS_FULL' });
});

it('lists a section that the contract no longer allows, refuses its blocks, and still deletes it', async () => {
  const { asha, meera, database } = await open();
  const { id } = (await add(meera, 'Old')).answer;
  await sql`update publishing.sections set fragment = '{"blocks": [1]}'`.execute(database);
  const { answer } = await asha('listSections');
  expect(answer.items).toMatchObject([{ name: 'Old', blocks: 2, types: ['box', 'text'] }]);
  const of = { params: { section: id } };
  expect((await asha('readSection', of)).answer).toMatchObject({ code: 'SECTION_UNUSABLE' });
  expect((await meera('removeSection', of)).status).toBe(200);
});
