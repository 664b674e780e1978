import type { CallDefinition } from '@broadsheet/contract/call';
import type { Kysely } from 'kysely';
import { isForAnother } from '../database-faults.ts';
import type { Schema } from '../schema.ts';
import type { Standby } from './open-standby.ts';
import { type ReadKind, readOrder } from './read-order.ts';

/** Does a read at one database, and once more at the other where the first cannot. */
export type Reading = <Found>(
  kind: ReadKind | 'write',
  work: (database: Kysely<Schema>) => Promise<Found>,
) => Promise<Found>;

/** What a call is to the databases: only a read of what everybody may see is ever answered by a standby. */
export const kindOfCall = (
  { mayLag, knowsReader, auth }: CallDefinition,
  hasToken: boolean,
): ReadKind | 'write' => {
  if (!mayLag || auth !== 'public') return 'write';
  return knowsReader && hasToken ? 'own' : 'lagging';
};

/** @param standby absent: the primary answers all */
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
