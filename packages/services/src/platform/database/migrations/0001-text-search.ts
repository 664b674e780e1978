import { type Kysely, type Migration, sql } from 'kysely';

/**
 * `broadsheet_fold` normalises spelling: no accents, lower case, `c++`, `c#`, `.net` and `node.js` as single words,
 * punctuation as spaces (so that PostgreSQL's parser sees no hosts or paths). Headlines retain stop words, because "it"
 * is a trade. Both configurations share one stemmer, so one query fits both.
 */
export const textSearch: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create extension if not exists pg_trgm with schema public`.execute(database);
    await sql`create extension if not exists unaccent with schema public`.execute(database);
    await sql`
      create function broadsheet_fold(value text) returns text
      language sql immutable strict parallel safe as $$
        select regexp_replace(
          case when spelt ~ '#|\\.(net|js)\\M' then
            regexp_replace(regexp_replace(regexp_replace(spelt,
              '([a-z])#', '\\1sharp', 'g'),
              '\\.net\\M', ' dotnet', 'g'),
              '\\.js\\M', 'js', 'g')
          else spelt end,
          '[!-/:-@\\[-\`{-~–—·•‘’“”…]+', ' ', 'g')
        from (select replace(lower(public.unaccent('public.unaccent'::regdictionary, value)),
                             '++', 'plusplus') as spelt) as plain
      $$`.execute(database);
    await sql`
      create text search dictionary broadsheet_stem (template = snowball, language = english)
    `.execute(database);
    await sql`create text search configuration broadsheet (copy = pg_catalog.english)`.execute(
      database,
    );
    await sql`
      alter text search configuration broadsheet
      alter mapping for asciiword, word, numword with broadsheet_stem
    `.execute(database);
  },
};
