import { type Kysely, type Migration, sql } from 'kysely';

/** The browsers to which seekers get notices: their push subscriptions, each for as long as its session is not ended. */
export const devices: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table devices (
        id integer generated always as identity primary key,
        seeker_id integer not null references seekers on delete cascade,
        session_id uuid not null references sessions on delete cascade,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null,
        sent_at timestamptz
      )`.execute(database);
    await sql`create index devices_seeker on devices (seeker_id)`.execute(database);
    await sql`create index devices_session on devices (session_id)`.execute(database);
  },
};
