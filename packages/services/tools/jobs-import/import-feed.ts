import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import { type ImportOptions, importJobs } from './import-jobs.ts';
import type { RejectedRow } from './read-rows.ts';

/** Writes a feed into a folder and imports it, for tests; `rows` are the rejected ones as "position: reason". */
export const importFeed = async (
  options: Omit<ImportOptions, 'file' | 'rejected'> & { readonly folder: string },
  content: string | Uint8Array,
) => {
  const file = join(options.folder, 'feed');
  await writeFile(file, content);
  const rows: RejectedRow[] = [];
  const summary = await importJobs({ ...options, file, rejected: (row) => rows.push(row) });
  return { ...summary, rows: rows.map(({ position, reason }) => `${position}: ${reason}`) };
};

/** A source's jobs with the names of their companies, by external id; for tests. */
export const storedJobs = (database: Kysely<Schema>, source: string) =>
  database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select('companies.name as company')
    .where('jobs.source', '=', source)
    .orderBy('jobs.external_id')
    .execute();

/** A table with a heading for what the tests need; for tests. */
export const csvFeed = (...rows: string[]): string =>
  [
    'id,title,company,location,experience,salary,skills,description,posted,expires',
    ...rows,
    '',
  ].join('\n');
