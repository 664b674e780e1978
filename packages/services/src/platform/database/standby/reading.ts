import type { CallDefinition } from '@broadsheet/contract/call';
import type { Kysely } from 'kysely';
import { isForAnother } from '../database-faults.ts';
import type { Schema } from '../schema.ts';
import type { Standby } from './open-standby.ts';
import { type ReadKind, readOrder } from './read-order.ts';

/** Runs a read on one database, and retries on the other where the first cannot serve it. */
export type Reading = <Found>(
  kind: ReadKind | 'write',
  work: (database: Kysely<Schema>) => Promise<Found>,
) => Promise<Found>;

/** How a call uses the databases: a standby serves only reads of data that everybody may see. */
export const kindOfCall = (
  { mayLag, knowsReader, auth }: CallDefinition,
  hasToken: boolean,
): ReadKind | 'write' => {
  if (!mayLag || auth !== 'public') return 'write';
  return knowsReader && hasToken ? 'own' : 'lagging';
};

/** @param standby absent: the primary serves all */
export const createReading =
  (primary: Kysely<Schema>, standby?: Pick<Standby, 'database' | 'watched'>): Reading =>
  async (kind, work) => {
    if (!standby || kind === 'write') return work(primary);
    const databases = { primary, standby: standby.database };
    const [first = 'primary', second] = readOrder(kind, standby.watched());
    try {
      return await work(databases[first]);
    } catch (error) {
      if (second === undefined || !isForAnother(error)) throw error;
      return work(databases[second]);
    }
  };
