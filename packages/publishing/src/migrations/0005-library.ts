import { type Kysely, type Migration, sql } from 'kysely';

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
    await sql`
      update publishing.images set in_library = true
      where digest in (
        select named[1]
        from (
          select text from publishing.documents
          union all select text from publishing.revision_texts
        ) as texts, regexp_matches(texts.text, '/media/([0-9a-f]{64})\\.webp', 'g') as named
      )`.execute(database);
  },
};
