import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  sql`
    create table office_pictures (
      company_id integer not null references companies on delete cascade,
      position integer not null check (position > 0),
      address text not null,
      alt text not null check (alt <> ''),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
      primary key (company_id, address)
    )`,
  sql`alter table companies add column cover_colour text check (cover_colour ~ '^#[0-9a-f]{6}$')`,
];

/** Pictures of the offices of companies, and the colour of each cover. */
export const officePictures: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
