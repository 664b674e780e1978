import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  sql`
    create table form_answers (
      number integer generated always as identity primary key,
      id uuid not null unique default gen_random_uuid(),
      brand text not null,
      page text not null,
      block text not null,
      title text not null,
      seeker_id integer references seekers on delete cascade,
      email text,
      answers jsonb not null,
      purpose text not null,
      consent text,
      sent_key bytea not null,
      answered_at timestamptz not null,
      delete_at timestamptz not null,
      unique (brand, page, block, sent_key)
    )`,
  sql`create index form_answers_form on form_answers (brand, page, block, number)`,
  sql`create index form_answers_seeker on form_answers (seeker_id) where seeker_id is not null`,
  sql`create index form_answers_email on form_answers (lower(email)) where email is not null`,
  sql`create index form_answers_end on form_answers (delete_at)`,
];

/** Answers to the forms of pages, each with the texts that its sender saw, and the time at which it is deleted. */
export const formAnswers: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
