import { readFile } from 'node:fs/promises';
import type { DatabaseUrl } from '@broadsheet/site-database/site-database';
import type { Config } from './config.ts';

/** The database address: from the environment, or read from its file at each connection. */
export const databaseUrlOf = (database: NonNullable<Config['database']>): DatabaseUrl =>
  'url' in database ? database.url : async () => (await readFile(database.file, 'utf8')).trim();
