import { AppError } from '@broadsheet/contract/errors';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { sql } from 'kysely';
import type { ChangeRow, DocumentRow } from './describe-change.ts';
import type { ReleaseRow } from './find-release.ts';
import type { Validated } from './is-still-valid.ts';
import type { PublishingTransaction } from './publishing-database.ts';
import type { ReleaseDocument } from './release-documents.ts';
import { unscheduleByDraft } from './touch-release.ts';

/** The channel that notifies every replica of published changes. */
export const PUBLISHED_CHANNEL = 'broadsheet_published';

/** A file of the deployment, as this replica has it. */
export interface FileBeneath {
  readonly text: string;
  readonly digest: string;
}

/** The files of the deployment, and the results of their validation. */
export interface Deployment extends Pick<Validated, 'uploadedVideos'> {
  /** Names of what was validated; replicas that receive them skip the validation. */
  readonly proven?: readonly string[];
  readonly beneath: (file: string) => FileBeneath | null;
  readonly digestOf: (text: string) => string;
}

interface LiveStep extends Deployment {
  /** Null: the site itself, at a scheduled time. */
  readonly by: StaffName | null;
  /** Epoch ms. */
  readonly at: number;
}

/** One publication at a time, over all replicas: the live state changes in complete steps. */
export const lockLive = (transaction: PublishingTransaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('publishing.live_texts'))`.execute(transaction);

/** A notice is limited to 8,000 bytes. */
const MAX_PROVEN = 100;

/** Notifies all listeners on commit: they have to read again, and may skip the validation of what is named. */
export const notifyPublished = (
  transaction: PublishingTransaction,
  proven: readonly string[] = [],
): Promise<unknown> => {
  const payload = proven.slice(0, MAX_PROVEN).join(' ');
  return sql`select pg_notify(${PUBLISHED_CHANNEL}, ${payload})`.execute(transaction);
};

interface Live {
  readonly text: string;
  readonly digest: string;
}

const liveOf = async (
  transaction: PublishingTransaction,
  file: string,
  beneath: Deployment['beneath'],
): Promise<Live | null> => {
  const row = await transaction
    .selectFrom('publishing.live_texts')
    .select(['text', 'digest'])
    .where('file', '=', file)
    .executeTakeFirst();
  return row ?? beneath(file);
};

/** The live text of a document's file. CHANGE_MOVED where it has changed since the edit started. */
export const unmovedLive = async (
  transaction: PublishingTransaction,
  document: DocumentRow & { readonly draft?: Pick<ChangeRow, 'title'> },
  beneath: Deployment['beneath'],
): Promise<Live | null> => {
  const live = await liveOf(transaction, document.file, beneath);
  if (document.base === (live?.digest ?? null)) return live;
  const edit = document.draft ? `the edit in “${document.draft.title}”` : 'this edit';
  const message = `The live content has changed since ${edit} started.`;
  throw new AppError('CHANGE_MOVED', { details: [{ path: document.file, message }] });
};

/** CHANGE_MOVED where one of these documents started from content that is no longer live. */
export const refuseMoved = async (
  transaction: PublishingTransaction,
  documents: readonly ReleaseDocument[],
  beneath: Deployment['beneath'],
): Promise<void> => {
  for (const document of documents) await unmovedLive(transaction, document, beneath);
};

/** A text equal to the deployment's file is not stored, so that later versions of the file take effect. */
const putLive = async (
  transaction: PublishingTransaction,
  revision: number,
  { file, text }: Pick<DocumentRow, 'file' | 'text'>,
  { beneath, digestOf }: Deployment,
): Promise<void> => {
  const under = beneath(file);
  if (text === null || text === under?.text) {
    await transaction.deleteFrom('publishing.live_texts').where('file', '=', file).execute();
    return;
  }
  const live = { text, digest: digestOf(text), revision, over: under?.digest ?? null };
  await transaction
    .insertInto('publishing.live_texts')
    .values({ file, ...live })
    .onConflict((conflict) => conflict.column('file').doUpdateSet(live))
    .execute();
};

const insertRevision = async (
  transaction: PublishingTransaction,
  published: {
    readonly title: string;
    readonly change: string | null;
    readonly release: string | null;
  },
  { by, at }: LiveStep,
): Promise<number> => {
  const { number } = await transaction
    .insertInto('publishing.revisions')
    .values({
      kind: 'publish',
      ...published,
      by: by ? JSON.stringify(by) : null,
      at: new Date(at),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

/** Writes documents of one revision. CHANGE_MOVED. */
const putDocuments = async (
  transaction: PublishingTransaction,
  revision: number,
  documents: readonly (DocumentRow | ReleaseDocument)[],
  step: LiveStep,
): Promise<void> => {
  for (const document of documents) {
    const { file, text } = document;
    const live = await unmovedLive(transaction, document, step.beneath);
    await transaction
      .insertInto('publishing.revision_texts')
      .values({ revision, file, before: live?.text ?? null, text })
      .execute();
    await putLive(transaction, revision, document, step);
  }
};

const closeChanges = (
  transaction: PublishingTransaction,
  changes: readonly ChangeRow[],
  { revision, release, at }: { revision: number; release: string | null; at: number },
) =>
  transaction
    .updateTable('publishing.changes')
    .set({
      state: 'published',
      version: sql`version + 1`,
      updated_at: new Date(at),
      publish_at: null,
      trouble: null,
      revision,
      release,
    })
    .where(
      'id',
      'in',
      changes.map(({ id }) => id),
    )
    .execute();

/**
 * Makes the documents of a locked change live, without its release, which is no longer scheduled; returns their
 * revision. CHANGE_MOVED.
 */
export const makeLive = async (
  transaction: PublishingTransaction,
  row: ChangeRow,
  documents: readonly DocumentRow[],
  step: LiveStep,
): Promise<number> => {
  const { id, title } = row;
  const revision = await insertRevision(transaction, { title, change: id, release: null }, step);
  await putDocuments(transaction, revision, documents, step);
  await closeChanges(transaction, [row], { revision, release: null, at: step.at });
  await unscheduleByDraft(transaction, row, 'published', step);
  await notifyPublished(transaction, step.proven);
  return revision;
};

interface LockedRelease {
  readonly row: ReleaseRow;
  readonly drafts: readonly ChangeRow[];
  readonly documents: readonly ReleaseDocument[];
}

/** The first document of each file: others of the same file have the same text. */
const firstOfFiles = (documents: readonly ReleaseDocument[]): readonly ReleaseDocument[] =>
  documents.filter(
    ({ file }, index) => documents.findIndex((other) => other.file === file) === index,
  );

/** Makes all drafts of a locked release live as one revision, which it returns. CHANGE_MOVED. */
export const makeReleaseLive = async (
  transaction: PublishingTransaction,
  { row, drafts, documents }: LockedRelease,
  step: LiveStep,
): Promise<number> => {
  const { id, title } = row;
  const revision = await insertRevision(transaction, { title, change: null, release: id }, step);
  await putDocuments(transaction, revision, firstOfFiles(documents), step);
  await closeChanges(transaction, drafts, { revision, release: id, at: step.at });
  await transaction
    .updateTable('publishing.releases')
    .set({
      state: 'published',
      version: sql`version + 1`,
      updated_at: new Date(step.at),
      publish_at: null,
      trouble: null,
      revision,
    })
    .where('id', '=', id)
    .execute();
  await notifyPublished(transaction, step.proven);
  return revision;
};
