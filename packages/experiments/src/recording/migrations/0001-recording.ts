import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`
    create table experiments.exposures (
      id bytea primary key,
      experiment text not null check (length(experiment) <= 100),
      bucket_version integer not null,
      arm text not null,
      unit_kind text not null check (unit_kind in ('visitor', 'seeker')),
      unit_id text not null check (length(unit_id) between 1 and 200),
      brand text not null,
      cohort text not null,
      at timestamptz not null
    )`,
  sql`
    create index exposures_experiment
      on experiments.exposures (experiment, bucket_version, unit_kind, unit_id)`,
  sql`
    create table experiments.conversions (
      id bytea primary key,
      metric text not null check (length(metric) <= 100),
      unit_kind text not null check (unit_kind in ('visitor', 'seeker')),
      unit_id text not null check (length(unit_id) between 1 and 200),
      brand text not null,
      at timestamptz not null
    )`,
  sql`create index conversions_unit on experiments.conversions (unit_kind, unit_id, metric, at)`,
  // Unknown is a value like any other: the counts of one audience are in one row.
  sql`
    create table experiments.audience_counts (
      day date not null,
      page text not null check (length(page) <= 100),
      brand text not null,
      cohort text not null,
      experience_band smallint not null,
      membership text not null,
      device text not null,
      city text check (length(city) <= 200),
      category text check (length(category) <= 200),
      crawler boolean not null,
      views bigint not null check (views > 0),
      unique nulls not distinct
        (day, page, brand, cohort, experience_band, membership, device, city, category, crawler)
    )`,
  sql`
    create table experiments.seeker_buckets (
      seeker_id text not null,
      bucket text not null,
      arm text not null,
      primary key (seeker_id, bucket)
    )`,
];

export const recording: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
