import { readFile } from 'node:fs/promises';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import type { Config } from './config.ts';

/** Where the database is: as it was told, or as the file says by then. */
export const databaseUrlOf = (database: NonNullable<Config['database']>): DatabaseUrl =>
  'url' in database ? database.url : async () => (await readFile(database.file, 'utf8')).trim();
