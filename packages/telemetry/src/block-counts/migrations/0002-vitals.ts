import { type Kysely, type Migration, sql } from 'kysely';

export const vitals: Migration = {
  up: async (database: Kysely<unknown>) => {
    // A row with an experiment repeats the rows without, for the people of one arm.
    await sql`
      create table blocks.vitals (
        hour timestamptz not null,
        brand text not null,
        page text not null check (length(page) <= 100),
        device text not null check (length(device) <= 20),
        vital text not null check (length(vital) <= 20),
        type text check (length(type) <= 100),
        experiment text check (length(experiment) <= 100),
        arm text check (length(arm) <= 100),
        samples bigint not null check (samples > 0),
        passing bigint not null check (passing >= 0),
        poor bigint not null check (poor >= 0 and passing + poor <= samples),
        sizes bigint[] not null,
        unique nulls not distinct (hour, brand, page, device, vital, type, experiment, arm)
      )`.execute(database);
  },
};
