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
      create function seekers_membership() returns trigger language plpgsql as $$
      begin
        perform pg_notify('reader_events', 'seeker:' || new.id);
        return null;
      end $$;
      create trigger seekers_membership after update of is_pro on seekers for each row
        when (old.is_pro is distinct from new.is_pro) execute function seekers_membership()`.execute(
      database,
    );
  },
};
