import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterEach, beforeEach } from 'vitest';
import type { FormatName } from './format-names.ts';
import { type ImportOptions, importJobs } from './import-jobs.ts';
import type { RejectedRow } from './read-rows.ts';

/** The instant of the tests' imports, in epoch milliseconds. */
export const NOW = Date.parse('2026-11-21T12:00:00+05:30');

/** A database and a folder for each test of a file, with imports into them. */
export const prepareImports = () => {
  let opened: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    opened = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'broadsheet-import-'));
  });
  afterEach(async () => {
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  });
  const database = () => opened.database;
  return {
    database,
    folder: () => folder,
    /** Imports a feed as a whole; `rows` are the rejected ones as "position: reason". */
    run: async (
      format: FormatName,
      content: string | Uint8Array,
      options: Partial<ImportOptions> = {},
    ) => {
      const file = join(folder, 'feed');
      await writeFile(file, content);
      const rows: RejectedRow[] = [];
      const summary = await importJobs({
        database: opened.database,
        brand: 'tech',
        format,
        full: true,
        now: NOW,
        ...options,
        file,
        rejected: (row) => rows.push(row),
      });
      return { ...summary, rows: rows.map(({ position, reason }) => `${position}: ${reason}`) };
    },
    /** A source's jobs with the names of their companies, by external id. */
    stored: (source = 'csv') =>
      opened.database
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .selectAll('jobs')
        .select('companies.name as company')
        .where('jobs.source', '=', source)
        .orderBy('jobs.external_id')
        .execute(),
  };
};

/** A table with a heading for what the tests need. */
export const csvFeed = (...rows: string[]): string =>
  [
    'id,title,company,location,experience,salary,skills,description,posted,expires',
    ...rows,
    '',
  ].join('\n');
