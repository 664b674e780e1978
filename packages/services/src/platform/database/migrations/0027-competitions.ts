import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  // The quiz of a competition is an assessment, too, without a job. A participant who has started it still sees its
  // original questions.
  sql`
    alter table assessments
      alter column job_id drop not null,
      alter column pass_mark drop not null,
      alter column days drop not null,
      add column digest bytea unique,
      add check ((job_id is null) = (digest is not null)),
      add check (job_id is null or (pass_mark is not null and days is not null))`,
  sql`alter table media_files drop constraint media_files_media_type_check`,
  sql`
    alter table media_files add constraint media_files_media_type_check check (media_type in
      ('resume', 'picture', 'RoundZeroVideo', 'audio', 'caseStudy', 'slides', 'pitchVideo'))`,
  sql`
    create table competition_participants (
      seeker_id integer not null references seekers on delete cascade,
      brand text not null,
      competition text not null,
      institute text not null,
      shows_name boolean not null,
      test_slug text not null unique,
      registered_at timestamptz not null,
      quiz_id integer references assessments,
      primary key (seeker_id, competition)
    )`,
  sql`create index competition_participants_of on competition_participants (brand, competition)`,
  sql`
    create table competition_results (
      seeker_id integer not null,
      brand text not null,
      competition text not null,
      round smallint not null check (round between 1 and 3),
      score numeric(9, 2) not null,
      position integer not null check (position > 0),
      is_through boolean not null,
      decided_at timestamptz not null,
      primary key (seeker_id, competition, round),
      foreign key (seeker_id, competition) references competition_participants on delete cascade
    )`,
  sql`
    create index competition_results_best
    on competition_results (brand, competition, round, position, seeker_id)`,
  sql`
    create table competition_dates (
      brand text not null,
      competition text not null,
      phase text not null check (phase in ('registration', 'round1', 'round2', 'round3')),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (brand, competition, phase),
      check (starts_at < ends_at)
    )`,
];

/** Participants of competitions and their results; dates that override those in the config. */
export const competitions: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
