import { type Kysely, type Migration, sql } from 'kysely';

/** Several resumes per seeker, by number and name, one of them the main one; the brand's rules set the limit. */
export const namedResumes: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      alter table resume_documents
        add column number smallint not null default 1 check (number > 0),
        add column name text not null default 'My resume',
        add column is_main boolean not null default true,
        drop constraint resume_documents_pkey,
        add primary key (seeker_id, number)`.execute(database);
    await sql`
      alter table resume_documents
        alter column number drop default, alter column name drop default, alter column is_main drop default`.execute(
      database,
    );
    await sql`
      create unique index resume_documents_main on resume_documents (seeker_id) where is_main`.execute(
      database,
    );
    await sql`
      create unique index resume_documents_name on resume_documents (seeker_id, lower(name))`.execute(
      database,
    );
    await sql`alter table brand_rules add column resume_limit smallint not null default 5`.execute(
      database,
    );
  },
};
