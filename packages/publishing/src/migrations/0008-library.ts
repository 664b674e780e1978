import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely';

/** Searched by one statement, which has to end within the time of the connection, however long the history is. */
const REVISIONS_AT_ONCE = 20;

/** Marks the pictures that some of the texts name. @param texts a query of one column, `text` */
const markNamed = (database: Kysely<unknown>, texts: RawBuilder<unknown>) =>
  sql`
    update publishing.images set in_library = true
    where not in_library and digest in (
      select named[1]
      from (${texts}) as texts, regexp_matches(texts.text, '/media/([0-9a-f]{64})\\.webp', 'g') as named
      where texts.text like '%/media/%'
    )`.execute(database);

const newestRevision = async (database: Kysely<unknown>): Promise<number> => {
  const { rows } = await sql<{ newest: number }>`
    select coalesce(max(number), 0)::int as newest from publishing.revisions`.execute(database);
  return rows[0]?.newest ?? 0;
};

/**
 * Marks the pictures that were uploaded for content, which are the library: those of employers and of people are stored
 * in the same table. Of earlier ones, a picture that a draft or a publication ever named was uploaded for content.
 */
export const library: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`
      alter table publishing.images add column in_library boolean not null default false`.execute(
      database,
    );
    // The texts of a published change are those of its revision.
    await markNamed(
      database,
      sql`
        select text from publishing.documents join publishing.changes on id = change
        where state <> 'published'`,
    );
    const newest = await newestRevision(database);
    for (let first = 1; first <= newest; first += REVISIONS_AT_ONCE)
      await markNamed(
        database,
        sql`
          select text from publishing.revision_texts
          where revision between ${first} and ${first + REVISIONS_AT_ONCE - 1}`,
      );
  },
};
