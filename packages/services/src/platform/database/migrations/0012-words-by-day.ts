import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';
import { triggers } from './0012-list-triggers.ts';
import { card, dayOf } from './0012-listed-card.ts';

const createTables = [
  sql`
    create table listed_days (
      brand brand not null,
      day integer not null,
      first integer not null default 0,
      places integer not null,
      removals integer not null default 0,
      removed bytea not null default '',
      swept integer not null default 0,
      primary key (brand, day)
    )`,
  sql`
    create table listed_jobs (
      id integer primary key,
      brand brand not null,
      day integer not null,
      place integer not null,
      company_id integer not null,
      expires_at timestamptz not null,
      card bytea not null,
      unique (brand, day, place)
    )`,
  sql`
    create table listed_words (
      brand brand not null,
      day integer not null,
      word text collate "C" not null,
      block integer not null,
      places bytea not null,
      primary key (brand, day, word, block)
    ) with (fillfactor = 85)`,
  sql`alter table listed_words alter places set storage external`,
  sql`alter table listed_days alter removed set storage external`,
];

/** A job gets the next position in its day that was never used. */
const createPositioning = sql`
  create function broadsheet_place_jobs(given integer[]) returns void language sql as $$
    insert into listed_days as days (brand, day, places)
    select brand, ${dayOf}, count(*) from jobs where id = any(given) and status = 'open' group by 1, 2
    on conflict (brand, day) do update set places = days.places + excluded.places;

    insert into listed_jobs (id, brand, day, place, company_id, expires_at, card)
    select id, brand, day, place, company_id, expires_at, ${card}
    from (
      select jobs.*, days.day, (days.places - row_number() over (
        partition by days.brand, days.day order by posted_at desc, id desc))::integer as place
      from jobs join listed_days days on days.brand = jobs.brand and days.day = ${dayOf}
      where id = any(given) and status = 'open'
    ) placed;
  $$`;

/**
 * The distinct words of the whole job and its word pairs; `offset 0` makes PostgreSQL compute them once. An index entry
 * holds some 2,000 bytes of a word.
 */
const createTermList = sql`
  create function broadsheet_words(headline tsvector, description_html text) returns text[]
  language sql immutable strict parallel safe as $$
    select array(
      select distinct word collate "C" from unnest(tsvector_to_array(words) || broadsheet_pairs(words)) as word
      where octet_length(word) <= 2000)
    from (select headline || to_tsvector('english', broadsheet_fold(
      regexp_replace(description_html, '<[^>]*>|&[a-z]+;', ' ', 'g'))) as words offset 0) as whole
  $$`;

/** @param from tables that name a listed job `listed` and have its `words`, each once */
const insertTerms = (from: RawBuilder<unknown>) => sql`
  insert into listed_words as entered (brand, day, word, block, places)
  select listed.brand, listed.day, word collate "C", listed.place >> 11,
    string_agg(int2send((listed.place & 2047)::smallint), '')
  from ${from} cross join unnest(words) as word
  group by 1, 2, 3, 4
  on conflict (brand, day, word, block) do update set places = entered.places || excluded.places`;

const createList = sql`
  create function broadsheet_list_jobs(given integer[]) returns void language sql as $$
    select broadsheet_place_jobs(given);
    ${insertTerms(sql`
      (select listed.*, broadsheet_words(headline, description_html) as words
       from listed_jobs listed join jobs using (id) where listed.id = any(given)) listed`)};
  $$`;

/** The words of a removed job stay in the index: its position is recorded as one to skip. */
const createUnlist = sql`
  create function broadsheet_unlist_jobs(given integer[]) returns void language sql as $$
    with gone as (delete from listed_jobs where id = any(given) returning brand, day, place)
    update listed_days days
    set removals = days.removals + left_free.jobs, removed = days.removed || left_free.places
    from (
      select brand, day, count(*)::integer as jobs, string_agg(int4send(place), '') as places
      from gone group by brand, day
    ) left_free
    where days.brand = left_free.brand and days.day = left_free.day
  $$`;

/** One day at a time, so that its words are sorted in memory. */
const fill = sql`
  do $$
  declare
    one record;
  begin
    perform broadsheet_place_jobs(array(select id from jobs where status = 'open'));
    for one in select brand, day from listed_days order by brand, day loop
      ${insertTerms(sql`
        (select listed.*, tsvector_to_array(former.search) as words
         from listed_jobs listed join former_jobs former using (id)
         where listed.brand = one.brand and listed.day = one.day) listed`)};
    end loop;
  end $$`;

const steps = [
  sql`drop trigger jobs_list on jobs`,
  sql`drop function jobs_list()`,
  sql`alter table listed_jobs rename to former_jobs`,
  sql`alter index listed_jobs_pkey rename to former_jobs_pkey`,
  ...createTables,
  createPositioning,
  createTermList,
  createList,
  createUnlist,
  fill,
  ...triggers,
  sql`drop table former_jobs`,
  sql`drop function broadsheet_spans(integer)`,
  sql`drop function broadsheet_phrase(text)`,
  sql`drop function broadsheet_card(timestamptz, integer, boolean[], smallint[], smallint[], integer, integer, integer[])`,
  sql`drop extension btree_gin`,
];

/**
 * The index that lists search: for each brand and day the jobs by position, and for each word the positions that
 * contain it.
 */
export const termsByDay: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
