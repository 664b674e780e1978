import { type Kysely, type Migration, sql } from 'kysely';

const SUBMISSIONS = sql`('caseStudy', 'slides', 'pitchVideo')`;

const steps = [
  // A submission belongs to an entry: a submission to a later competition leaves the earlier one alone.
  sql`alter table media_files add column competition text`,
  sql`
    update media_files set competition = (
      select competition from competition_participants participants
      where participants.seeker_id = media_files.seeker_id and registered_at <= uploaded_at
      order by registered_at desc limit 1)
    where media_type in ${SUBMISSIONS}`,
  sql`delete from media_files where media_type in ${SUBMISSIONS} and competition is null`,
  sql`
    alter table media_files
      add check ((competition is not null) = (media_type in ${SUBMISSIONS})),
      add foreign key (seeker_id, competition) references competition_participants on delete cascade`,
  sql`drop index media_files_own`,
  sql`
    create unique index media_files_own on media_files (seeker_id, media_type)
    where recommendation_id is null and competition is null`,
  sql`
    create unique index media_files_handed_in on media_files (seeker_id, competition, media_type)
    where competition is not null`,
  sql`
    create table competition_scores (
      seeker_id integer not null,
      competition text not null,
      round smallint not null check (round in (2, 3)),
      score numeric(9, 2) not null check (score >= 0),
      given_at timestamptz not null,
      primary key (seeker_id, competition, round),
      foreign key (seeker_id, competition) references competition_participants on delete cascade
    )`,
  sql`
    create table competition_told (
      seeker_id integer not null,
      competition text not null,
      notice text not null,
      about text not null,
      told_at timestamptz not null,
      primary key (seeker_id, competition, notice, about),
      foreign key (seeker_id, competition) references competition_participants on delete cascade
    )`,
  sql`
    create table competition_acts (
      id bigint generated always as identity primary key,
      brand text not null,
      competition text not null,
      act text not null,
      said text not null,
      reason text not null,
      done_by text not null,
      done_at timestamptz not null
    )`,
  sql`alter table brand_rules add column has_competition boolean not null default false`,
  sql`create index competition_acts_of on competition_acts (brand, competition, id)`,
];

/** The data of the evaluation of a competition, and who was notified of it. */
export const evaluation: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
