import type { Kysely } from 'kysely';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { queueJob } from '../platform/background/queue-job.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { MediaStore } from './store/media-store.ts';

const Payload = Type.Object({ names: Type.Array(Type.String()) });

/** Queues the removal of files from the store, which runs only if the transaction commits. */
export const queueRemoval = async (
  transaction: Kysely<Schema>,
  rows: readonly { readonly stored_name: string }[],
): Promise<void> => {
  if (rows.length === 0) return;
  const names = rows.map(({ stored_name }) => stored_name);
  await queueJob(transaction, 'remove-media', { names });
};

export const removeMediaTask = async (payload: unknown, store: MediaStore): Promise<void> => {
  for (const name of Value.Parse(Payload, payload).names) await store.remove(name);
};
