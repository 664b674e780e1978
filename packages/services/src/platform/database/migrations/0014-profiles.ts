import { type Kysely, type Migration, sql } from 'kysely';

const MONTH = sql.raw("'^\\d{4}-\\d{2}$'");

/** Seekers' profiles. Cities, tags and categories are those of the seeker's brand, by id. */
export const profiles: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table profiles (
        seeker_id integer primary key references seekers on delete cascade,
        dob date, gender smallint check (gender in (1, 2)),
        country_code text check (country_code ~ '^[A-Z]{2}$'),
        city_id integer,
        marital_status text check (marital_status in ('single', 'married', 'other')),
        experience_status text check (experience_status in ('fresher', 'experienced')),
        experience_months integer check (experience_months between 0 and 731),
        category_id integer, industry_id integer references industries,
        current_ctc_rupees integer check (current_ctc_rupees >= 0),
        expected_ctc_rupees integer check (expected_ctc_rupees >= 0),
        confidential boolean not null default false, negotiable boolean not null default false,
        notice_days integer check (notice_days between 0 and 365),
        female_candidate boolean not null default false,
        female_back_work_force boolean not null default false,
        differently_abled boolean not null default false,
        ex_defence boolean not null default false,
        work_from_home boolean not null default false,
        show_maven boolean not null default false,
        registration_steps text[] not null default '{}',
        prompt_accepted_at timestamptz,
        updated_at timestamptz not null
      )`.execute(database);
    await sql`
      create table positions (
        id integer primary key generated always as identity,
        seeker_id integer not null references seekers on delete cascade,
        title text not null, company text not null,
        from_month text not null check (from_month ~ ${MONTH}),
        until_month text check (until_month ~ ${MONTH}),
        description text not null
      )`.execute(database);
    await sql`create index positions_seeker on positions (seeker_id)`.execute(database);
    await sql`
      create table educations (
        id integer primary key generated always as identity,
        seeker_id integer not null references seekers on delete cascade,
        degree text not null, course_type text not null, institute text not null,
        year integer not null
      )`.execute(database);
    await sql`create index educations_seeker on educations (seeker_id)`.execute(database);
    await sql`
      create table seeker_skills (
        seeker_id integer not null references seekers on delete cascade,
        tag_id integer not null, position integer not null,
        primary key (seeker_id, tag_id)
      )`.execute(database);
    await sql`
      create table followed_tags (
        seeker_id integer not null references seekers on delete cascade,
        tag_id integer not null, followed_at timestamptz not null,
        primary key (seeker_id, tag_id)
      )`.execute(database);
    await sql`
      create table preferred_cities (
        seeker_id integer not null references seekers on delete cascade,
        city_id integer not null, position integer not null,
        primary key (seeker_id, city_id)
      )`.execute(database);
    await sql`
      create table cover_letters (
        id integer primary key generated always as identity,
        seeker_id integer not null unique references seekers on delete cascade,
        text text not null, updated_at timestamptz not null
      )`.execute(database);
    await sql`alter table applications add column shortlisted_at timestamptz`.execute(database);
  },
};
