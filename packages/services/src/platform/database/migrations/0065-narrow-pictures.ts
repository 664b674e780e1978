import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  sql`alter table companies add column cover_sizes jsonb check (jsonb_typeof(cover_sizes) = 'object')`,
  sql`alter table office_pictures add column narrow jsonb check (jsonb_typeof(narrow) = 'object')`,
  sql`
    create function companies_cover_replaced() returns trigger language plpgsql as $$
    begin
      new.cover_sizes := null;
      return new;
    end $$`,
  sql`
    create trigger companies_cover_replaced before update of cover on companies for each row
    when (new.cover is distinct from old.cover and new.cover_sizes is not distinct from old.cover_sizes)
    execute function companies_cover_replaced()`,
];

/**
 * The narrow versions of covers and office pictures; null where there is none. An earlier version of the program replaces a
 * cover and does not know its sizes: a trigger removes them, so that no page shows the narrow version of another picture.
 */
export const narrowPictures: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
