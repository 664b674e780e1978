import type { ChangeRow, DocumentRow } from './describe-change.ts';
import type { PublishingQueries } from './publishing-database.ts';

/** A text of a release, with the draft that it is of. */
export interface ReleaseDocument extends DocumentRow {
  readonly draft: Pick<ChangeRow, 'id' | 'title'>;
}

/** Two drafts that make different texts of one file. */
export interface DocumentConflict {
  readonly file: string;
  readonly first: ReleaseDocument;
  readonly second: ReleaseDocument;
}

/** The texts of these drafts by file. */
export const releaseDocuments = async (
  queries: PublishingQueries,
  drafts: readonly ChangeRow[],
): Promise<ReleaseDocument[]> => {
  if (drafts.length === 0) return [];
  const rows = await queries
    .selectFrom('publishing.documents')
    .selectAll()
    .where(
      'change',
      'in',
      drafts.map(({ id }) => id),
    )
    .orderBy('file')
    .orderBy('change')
    .execute();
  return rows.flatMap((row) => {
    const draft = drafts.find(({ id }) => id === row.change);
    return draft ? [{ ...row, draft: { id: draft.id, title: draft.title } }] : [];
  });
};

/** Each pair of drafts of which only one text of a file can be published. Pure. */
export const findConflicts = (documents: readonly ReleaseDocument[]): DocumentConflict[] =>
  documents.flatMap((second, index) =>
    documents
      .slice(0, index)
      .filter(({ file, text }) => file === second.file && text !== second.text)
      .map((first) => ({ file: second.file, first, second })),
  );
