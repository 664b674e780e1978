import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The open streams of a seeker, in any process. A slot is leased and renewed, so that a process that dies frees it. The
 * table is unlogged, because losing its rows loses nothing. A stream also gets an event when a membership starts or
 * ends.
 */
export const streamSlots: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create unlogged table reader_stream_places (
        seeker_id integer not null references seekers on delete cascade,
        place smallint not null,
        holder uuid not null,
        held_until timestamptz not null,
        primary key (seeker_id, place)
      );
      create function entitlements_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('reader_events', 'seeker:' || coalesce(new.seeker_id, old.seeker_id));
        return null;
      end $$;
      create trigger entitlements_changed after insert or update or delete on entitlements
        for each row execute function entitlements_changed()`.execute(database);
  },
};
