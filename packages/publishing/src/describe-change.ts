import type { Change, ChangeDocument, ChangeSummary } from '@broadsheet/contract/studio/change';
import type { Selectable } from 'kysely';
import type { PublishingSchema } from './schema.ts';

export type ChangeRow = Selectable<PublishingSchema['publishing.changes']>;
export type DocumentRow = Selectable<PublishingSchema['publishing.documents']>;

/** The digest of a file's live text; null where the file has none. */
export type LiveDigest = (file: string) => string | null;

const headOf = (row: ChangeRow): Omit<Change, 'documents'> => ({
  id: row.id,
  title: row.title,
  state: row.state,
  version: row.version,
  author: row.author,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  submitted: row.submitted,
  approved: row.approved && { ...row.approved, reason: row.approved.reason ?? null },
  returned: row.returned && { ...row.returned, reason: row.returned.reason ?? '' },
  publishAt: row.publish_at?.toISOString() ?? null,
  revision: row.revision,
  trouble: row.trouble,
  release: row.release,
});

const isOpen = ({ state }: ChangeRow): boolean => state !== 'published' && state !== 'withdrawn';

const describeDocument = (row: DocumentRow, moved: boolean): ChangeDocument => ({
  file: row.file,
  text: row.text,
  version: row.version,
  base: row.base,
  moved,
  editedBy: row.edited_by,
  editedAt: row.edited_at.toISOString(),
});

export const describeChange = (
  row: ChangeRow,
  documents: readonly DocumentRow[],
  liveDigest: LiveDigest,
): Change => ({
  ...headOf(row),
  documents: documents.map((each) =>
    describeDocument(each, isOpen(row) && each.base !== liveDigest(each.file)),
  ),
});

export const summarizeChange = (row: ChangeRow, files: readonly string[]): ChangeSummary => ({
  ...headOf(row),
  files: [...files],
});
