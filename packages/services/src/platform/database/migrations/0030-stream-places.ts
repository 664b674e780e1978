import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Where a seeker's streams are open, whichever process serves them. A place is held for a while and held anew, so that a
 * process that dies gives it back. Nothing is lost with the rows: they need no log. And a stream hears at once when a
 * membership begins or ends.
 */
export const streamPlaces: Migration = {
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
