import { AppError, MAX_DETAILS } from '@broadsheet/contract/errors';
import type { ReleaseConflict } from '@broadsheet/contract/studio/release';
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

const byFile = (
  documents: readonly ReleaseDocument[],
): ReadonlyMap<string, readonly ReleaseDocument[]> => {
  const texts = new Map<string, ReleaseDocument[]>();
  for (const document of documents) {
    const found = texts.get(document.file);
    if (found) found.push(document);
    else texts.set(document.file, [document]);
  }
  return texts;
};

/** Each pair of drafts of which only one text of a file can be published. Pure. */
export const findConflicts = (documents: readonly ReleaseDocument[]): DocumentConflict[] =>
  [...byFile(documents)].flatMap(([file, texts]) =>
    texts.flatMap((second, index) =>
      texts
        .slice(0, index)
        .filter(({ text }) => text !== second.text)
        .map((first) => ({ file, first, second })),
    ),
  );

/** CONTENT_FAULTS, with the first of the conflicts. */
export const refuseConflicts = (conflicts: readonly ReleaseConflict[]): void => {
  if (conflicts.length === 0) return;
  const details = conflicts
    .slice(0, MAX_DETAILS)
    .map(({ file, drafts: [first, second], blocks }) => {
      const what = blocks.length > 0 ? ` (${blocks.join(', ')})` : '';
      const message = `“${first.title}” and “${second.title}” both change this content${what}. Put the edits into one draft.`;
      return { path: file, message };
    });
  throw new AppError('CONTENT_FAULTS', { details });
};
