import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Media } from './media.ts';
import type { MediaStore } from './store/media-store.ts';
import { tryLockName } from './store-lock.ts';

/** Of a file that waits nothing is to be seen, but in the instant between its making and the taking of its name. */
const sweepSpool = async (folder: string): Promise<void> => {
  const left = await readdir(folder).catch(() => []);
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
};

const listReferencedNames = async (database: Kysely<Schema>, names: readonly string[]) => {
  const rows = await database
    .selectFrom('media_files')
    .select('stored_name')
    .where('stored_name', 'in', names)
    .execute();
  return new Set(rows.map(({ stored_name }) => stored_name));
};

/** Removes a file from the store, unless a seeker has it or somebody is about to keep it. */
export const removeOrphan = (
  database: Kysely<Schema>,
  store: MediaStore,
  name: string,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (!(await tryLockName(transaction, name))) return;
    if (!(await listReferencedNames(transaction, [name])).has(name)) await store.remove(name);
  });

/** Removes from the store what no seeker has and nobody is about to keep: the remains of what has died on its way. */
export const sweepMedia = async (
  database: Kysely<Schema>,
  { store, spoolDir }: Media,
): Promise<void> => {
  await sweepSpool(spoolDir);
  for await (const names of store.list()) {
    if (names.length === 0) continue;
    const referenced = await listReferencedNames(database, names);
    for (const name of names) if (!referenced.has(name)) await removeOrphan(database, store, name);
  }
};
