import { fileURLToPath } from 'node:url';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { prepareDatabase } from '../../prepare-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { withStartLock } from './with-start-lock.ts';

const CONTENT = fileURLToPath(new URL('../../../../..', import.meta.url));

it('a database is prepared once, by whichever of several services that start at once is first', async () => {
  const { url, close } = await createEmptyDatabase();
  onTestFinished(close);
  const start = async () => {
    const lines: string[] = [];
    const opened = await openDatabase({ databaseUrl: url, dataDir: '', log: () => undefined });
    try {
      await withStartLock(url, () =>
        prepareDatabase(opened, { contentDir: CONTENT }, (line) => lines.push(line)),
      );
    } finally {
      await opened.close();
    }
    return lines;
  };
  const written = await Promise.all([start(), start(), start()]);
  expect(written.filter((lines) => lines.length > 0)).toHaveLength(1);
  expect(written.flat().join()).toContain('Migrated the database');
});

it('a database that is not there is made once, by several at once', async () => {
  const { url, database, close } = await createEmptyDatabase();
  const address = new URL(url);
  address.pathname += '_made';
  onTestFinished(async () => {
    await sql`drop database ${sql.id(address.pathname.slice(1))}`.execute(database);
    await close();
  });
  const open = () => openDatabase({ databaseUrl: address.href, dataDir: '', log: () => undefined });
  const opened = await Promise.all([open(), open(), open()]);
  for (const one of opened) await one.close();
});
