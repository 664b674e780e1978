import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Media } from './media.ts';
import type { MediaStore } from './store/media-store.ts';
import { tryLockName } from './store-lock.ts';

/** A spooled file has no name, except in the instant between its creation and its unlinking. */
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

/** Removes a file from the store, unless a seeker has it or it is being saved. */
export const removeOrphan = (
  database: Kysely<Schema>,
  store: MediaStore,
  name: string,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (!(await tryLockName(transaction, name))) return;
    if (!(await listReferencedNames(transaction, [name])).has(name)) await store.remove(name);
  });

/** Removes files from the store that no seeker has and that are not being saved: the remains of interrupted uploads. */
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
