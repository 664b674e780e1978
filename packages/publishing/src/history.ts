import { AppError } from '@broadsheet/contract/errors';
import type { DraftName } from '@broadsheet/contract/studio/release';
import type { Revision, RevisionText } from '@broadsheet/contract/studio/revision';
import { type Selectable, sql } from 'kysely';
import type { PublishingQueries } from './publishing-database.ts';
import type { PublishingSchema } from './schema.ts';

const PAGE_SIZE = 50;

type RevisionRow = Selectable<PublishingSchema['publishing.revisions']>;

const describe = (
  row: RevisionRow,
  files: readonly string[],
  drafts: readonly DraftName[],
): Revision => ({
  number: row.number,
  kind: row.kind,
  title: row.title,
  change: row.change,
  release: row.release,
  drafts: [...drafts],
  by: row.by,
  at: row.at.toISOString(),
  files: [...files],
});

/** Newest first. @param before only earlier ones; @param file only those that changed it */
export const listRevisions = async (
  queries: PublishingQueries,
  { before, file }: { readonly before?: number; readonly file?: string },
): Promise<{ items: Revision[]; hasMore: boolean }> => {
  const { rows } = await sql<RevisionRow & { files: string[]; drafts: DraftName[] }>`
    select revisions.*, array(
             select file from publishing.revision_texts where revision = number order by file
           ) as files,
           (select coalesce(json_agg(json_build_object('id', id, 'title', title) order by title, id), '[]')
            from publishing.changes where revision = number) as drafts
    from publishing.revisions
    where (${before ?? null}::int is null or number < ${before ?? null})
      and (${file ?? null}::text is null or exists (
            select from publishing.revision_texts where revision = number and file = ${file ?? null}))
    order by number desc
    limit ${PAGE_SIZE + 1}`.execute(queries);
  const items = rows.slice(0, PAGE_SIZE).map((row) => describe(row, row.files, row.drafts));
  return { items, hasMore: rows.length > PAGE_SIZE };
};

/** NOT_FOUND. */
export const readRevision = async (
  queries: PublishingQueries,
  number: number,
): Promise<{ revision: Revision; texts: RevisionText[] }> => {
  const row = await queries
    .selectFrom('publishing.revisions')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const texts = await queries
    .selectFrom('publishing.revision_texts')
    .select(['file', 'before', 'text'])
    .where('revision', '=', number)
    .orderBy('file')
    .execute();
  const files = texts.map(({ file }) => file);
  const drafts = await queries
    .selectFrom('publishing.changes')
    .select(['id', 'title'])
    .where('revision', '=', number)
    .orderBy('title')
    .orderBy('id')
    .execute();
  return { revision: describe(row, files, drafts), texts };
};

/** For each file that was published since a revision, the text that was live right after it. */
export const textsAfter = async (
  queries: PublishingQueries,
  number: number,
): Promise<{ file: string; text: string | null }[]> => {
  const { rows } = await sql<{ file: string; text: string | null }>`
    select distinct on (file) file, before as text
    from publishing.revision_texts
    where revision > ${number}
    order by file, revision`.execute(queries);
  return rows;
};

/** A text of a file that was live once, by its digest; null where no publication replaced it. */
export const findReplacedText = async (
  queries: PublishingQueries,
  file: string,
  digest: string,
): Promise<string | null> => {
  const { rows } = await sql<{ text: string }>`
    select before as text
    from publishing.revision_texts
    where file = ${file}
      and 'sha256:' || encode(sha256(convert_to(before, 'UTF8')), 'hex') = ${digest}
    order by revision desc
    limit 1`.execute(queries);
  return rows[0]?.text ?? null;
};
