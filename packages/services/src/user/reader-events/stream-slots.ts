import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** For one seeker, in all processes together; browsers have one for each visible window. */
export const STREAMS_MAX = 6;
/** Longer than a stream is silent, so that its lease is renewed in time. */
export const SLOT_LEASE_MS = 60_000;

/** One of a seeker's streams. */
export interface StreamSlot {
  readonly seekerId: number;
  /** A UUID of its own. */
  readonly holder: string;
}

/** Acquires a free slot, or one with an expired lease. Throws STREAMS_FULL. @param now epoch ms */
export const acquireSlot = async (
  database: Kysely<Schema>,
  { seekerId, holder }: StreamSlot,
  now: number,
): Promise<void> => {
  const at = new Date(now);
  const until = new Date(now + SLOT_LEASE_MS);
  // Two streams may choose the same slot at once: one gets it, and the other tries again, at most once per slot.
  for (let tries = 0; tries < STREAMS_MAX; tries += 1) {
    const { rows } = await sql<{ isTaken: boolean }>`
      with free as (
        select free.place from generate_series(1, ${STREAMS_MAX}::int) as free (place)
        where not exists (
          select from reader_stream_places as held
          where held.seeker_id = ${seekerId} and held.place = free.place and held_until > ${at}
        ) order by free.place limit 1
      ), taken as (
        insert into reader_stream_places select ${seekerId}, place, ${holder}, ${until} from free
        on conflict (seeker_id, place) do update
          set holder = excluded.holder, held_until = excluded.held_until
          where reader_stream_places.held_until <= ${at}
        returning place
      )
      select exists (select from taken) as "isTaken" from free`.execute(database);
    const [free] = rows;
    if (!free) break;
    if (free.isTaken) return;
  }
  throw new AppError('STREAMS_FULL');
};

/** Renews the lease of a slot. @param now epoch ms */
export const renewSlot = async (
  database: Kysely<Schema>,
  { seekerId, holder }: StreamSlot,
  now: number,
): Promise<void> => {
  await database
    .updateTable('reader_stream_places')
    .set({ held_until: new Date(now + SLOT_LEASE_MS) })
    .where('seeker_id', '=', seekerId)
    .where('holder', '=', holder)
    .execute();
};

export const releaseSlot = async (
  database: Kysely<Schema>,
  { seekerId, holder }: StreamSlot,
): Promise<void> => {
  await database
    .deleteFrom('reader_stream_places')
    .where('seeker_id', '=', seekerId)
    .where('holder', '=', holder)
    .execute();
};
