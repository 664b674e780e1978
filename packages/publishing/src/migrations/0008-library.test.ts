import { openSiteDatabase } from '@broadsheet/site-database/site-database';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../migrations.ts';
import { openPublishingDatabase } from '../publishing-database.ts';

const MANY = 100;
const digestOf = (letter: string) => letter.repeat(64);
const texts = {
  open: `{"imageUrl": "/media/${digestOf('a')}.webp"}`,
  first: `/media/${digestOf('b')}.webp and /media/${digestOf('c')}.webp`,
  later: `id,imageUrl\n1,/media/${digestOf('d')}.webp`,
};

it('takes all pictures into the library that a draft or a publication of any time names', async () => {
  const { database, url, close } = await createEmptyDatabase();
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db: database, provider, migrationTableSchema: 'publishing' });
  await migrator.migrateTo('0007-inbox');
  for (const letter of 'abcdef')
    await sql`
      insert into publishing.images (digest, bytes, width, height, kept_by, kept_at)
      values (${digestOf(letter)}, 'x', 1, 1, '{}', now())`.execute(database);
  await sql`
    insert into publishing.changes (id, title, state, author, created_at, updated_at)
    values (gen_random_uuid(), 'Diwali', 'draft', '{}', now(), now())`.execute(database);
  await sql`
    insert into publishing.documents (change, file, text, version, edited_by, edited_at)
    select id, 'layouts/home.json', ${texts.open}, 1, '{}', now() from publishing.changes`.execute(
    database,
  );
  await sql`
    insert into publishing.revisions (kind, title, at)
    select 'publish', 'Diwali', now() from generate_series(1, ${MANY}::int)`.execute(database);
  await sql`
    insert into publishing.revision_texts (revision, file, text) values
      (1, 'layouts/home.json', ${texts.first}), (2, 'layouts/faq.json', 'no picture'),
      (3, 'layouts/faq.json', null), (${MANY}, 'layouts/banners/home.csv', ${texts.later})`.execute(
    database,
  );
  const publishing = openPublishingDatabase(url);
  const rows = await publishing.run((queries) =>
    queries
      .selectFrom('publishing.images')
      .select('digest')
      .where('in_library', '=', true)
      .orderBy('digest')
      .execute(),
  );
  expect(rows.map(({ digest }) => digest)).toEqual([...'abcd'].map(digestOf));
  await publishing.close();
  await close();
});

it('fails, and does not begin again for ever, where a migration takes longer than it may', async () => {
  const { url, close } = await createEmptyDatabase();
  let begun = 0;
  const slow: Migration = {
    up: async (database: Kysely<unknown>) => {
      begun += 1;
      await sql`select pg_sleep(60)`.execute(database);
    },
  };
  const site = openSiteDatabase({
    databaseUrl: url,
    schemaName: 'publishing',
    migrations: { '0001-slow': slow },
    timeoutMs: 200,
  });
  await expect(site.run(async () => 'migrated')).rejects.toMatchObject({ code: '57014' });
  expect(begun).toBe(1);
  await site.close();
  await close();
});
