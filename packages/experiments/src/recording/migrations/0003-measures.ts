import { type Kysely, type Migration, sql } from 'kysely';

const CELL = sql`
  experiment text not null,
  bucket_version integer not null,
  arm text not null,
  brand text not null,
  cohort text not null,
  day date not null`;

const ADDENDS = sql`
  y numeric not null,
  x numeric not null,
  before numeric not null`;

const statements = [
  sql`
    create table experiments.measures (
      id bytea primary key,
      source text not null check (length(source) <= 100),
      unit_kind text not null check (unit_kind in ('visitor', 'seeker')),
      unit_id text not null check (length(unit_id) between 1 and 200),
      brand text not null,
      value numeric not null,
      at timestamptz not null
    )`,
  sql`create index measures_unit on experiments.measures (unit_kind, unit_id, source, at)`,
  sql`create index measures_at on experiments.measures using brin (at)`,
  // A conversion is a measure whose value is one.
  sql`
    create view experiments.measured as
      select unit_kind, unit_id, source, value, at from experiments.measures
      union all
      select unit_kind, unit_id, metric, 1::numeric, at from experiments.conversions`,
  // Written with the row that changes a unit, so that each commit shows both or neither.
  sql`
    create table experiments.changed_units (
      id bigint generated always as identity primary key,
      unit_kind text not null,
      unit_id text not null
    )`,
  sql`
    create function experiments.note_changed_units() returns trigger language plpgsql as $$
    begin
      insert into experiments.changed_units (unit_kind, unit_id)
      select distinct unit_kind, unit_id from changed;
      return null;
    end $$`,
  // A unit that got another id is in the sums by its former one.
  sql`
    create function experiments.note_renamed_units() returns trigger language plpgsql as $$
    begin
      insert into experiments.changed_units (unit_kind, unit_id)
      select unit_kind, unit_id from former union select unit_kind, unit_id from changed;
      return null;
    end $$`,
  ...['exposures', 'conversions', 'measures'].flatMap((table) => [
    sql`
      create trigger note_insert after insert on ${sql.table(`experiments.${table}`)}
      referencing new table as changed
      for each statement execute function experiments.note_changed_units()`,
    sql`
      create trigger note_update after update on ${sql.table(`experiments.${table}`)}
      referencing old table as former new table as changed
      for each statement execute function experiments.note_renamed_units()`,
  ]),
  // Written with the rows of a recorder, so that it never waits for a fold.
  sql`
    create table experiments.forget_requests (
      id bigint generated always as identity primary key,
      unit_kind text not null,
      unit_id text not null
    )`,
  // What decides the sums of a metric. Its sums are of exposures from first_day on, and before final_before once it ended.
  sql`
    create table experiments.metric_definitions (
      id integer generated always as identity primary key,
      definition jsonb not null,
      first_day date not null,
      final_before date,
      wanted_at timestamptz not null,
      is_complete boolean not null default false,
      cursor_kind text not null default '',
      cursor_id text not null default ''
    )`,
  sql`
    create unique index metric_definitions_open on experiments.metric_definitions (definition)
      where final_before is null`,
  // What of each unit is in the sums: a fold takes it out before it adds what is true now.
  sql`
    create table experiments.folded_units (
      ${CELL},
      unit_kind text not null,
      unit_id text not null,
      primary key (unit_kind, unit_id, experiment, bucket_version)
    )`,
  sql`create index folded_units_day on experiments.folded_units (day)`,
  sql`
    create table experiments.folded_values (
      ${CELL},
      unit_kind text not null,
      unit_id text not null,
      definition integer not null,
      lag smallint not null,
      ${ADDENDS},
      primary key (unit_kind, unit_id, experiment, bucket_version, definition)
    )`,
  sql`create index folded_values_definition on experiments.folded_values (definition)`,
  sql`
    create table experiments.unit_counts (
      ${CELL},
      units bigint not null,
      primary key (experiment, bucket_version, arm, brand, cohort, day)
    )`,
  sql`
    create table experiments.metric_sums (
      ${CELL},
      definition integer not null,
      lag smallint not null,
      events bigint not null,
      y numeric not null,
      yy numeric not null,
      x numeric not null,
      xx numeric not null,
      xy numeric not null,
      before numeric not null,
      before_before numeric not null,
      before_y numeric not null,
      before_x numeric not null,
      primary key (experiment, bucket_version, definition, day, arm, brand, cohort, lag)
    )`,
];

/** Values per unit, and what has been summed of them by day. */
export const measures: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
