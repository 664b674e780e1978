import { CatalogueError } from '@broadsheet/contract/errors';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { sql } from 'kysely';
import type { ChangeRow, DocumentRow } from './describe-change.ts';
import { documentsOf, holdChangeAt } from './find-change.ts';
import { loadGeneration } from './live-texts.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';

/** The channel on which a publication is told to every replica. */
export const PUBLISHED_CHANNEL = 'broadsheet_published';

/** A file of the deployment, as this replica has it. */
export interface FileBeneath {
  readonly text: string;
  readonly digest: string;
}

export interface Publication {
  readonly change: string;
  readonly version: number;
  /** The generation over which the change was found sound. */
  readonly generation: number;
  readonly needsReview: boolean;
  /** Null is the site itself, at a time that was set. */
  readonly by: StaffName | null;
  /** Epoch ms. */
  readonly at: number;
  readonly beneath: (file: string) => FileBeneath | null;
  readonly digestOf: (text: string) => string;
}

/** One at a time, over all replicas: what is live moves in whole steps. */
const holdLive = (transaction: PublishingTransaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('publishing.live_texts'))`.execute(transaction);

interface Live {
  readonly text: string;
  readonly digest: string;
}

const liveOf = async (
  transaction: PublishingTransaction,
  file: string,
  beneath: Publication['beneath'],
): Promise<Live | null> => {
  const row = await transaction
    .selectFrom('publishing.live_texts')
    .select(['text', 'digest'])
    .where('file', '=', file)
    .executeTakeFirst();
  return row ?? beneath(file);
};

const refuseMoved = (document: DocumentRow, live: Live | null): void => {
  if (document.base === (live?.digest ?? null)) return;
  const message = 'what serves has changed since this edit began';
  throw new CatalogueError('CHANGE_MOVED', { details: [{ path: document.file, message }] });
};

/** What says the same as the file beneath needs no place over it: the file may go on by itself. */
const putLive = async (
  transaction: PublishingTransaction,
  revision: number,
  { file, text }: Pick<DocumentRow, 'file' | 'text'>,
  { beneath, digestOf }: Publication,
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
  { title, id }: ChangeRow,
  { by, at }: Publication,
): Promise<number> => {
  const { number } = await transaction
    .insertInto('publishing.revisions')
    .values({
      kind: 'publish',
      title,
      change: id,
      by: by ? JSON.stringify(by) : null,
      at: new Date(at),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

/** Told with the commit, to all who listen. */
const tellPublished = (transaction: PublishingTransaction, revision: number) =>
  sql`select pg_notify(${PUBLISHED_CHANNEL}, ${String(revision)})`.execute(transaction);

/**
 * Makes a change live; answers its revision, or null where something else was published since the check: then check
 * again. CHANGE_MOVED, CHANGE_CLOSED, REVIEW_NEEDED, VALIDATION for a change without files.
 */
export const publishChange = (
  queries: PublishingQueries,
  publication: Publication,
): Promise<number | null> =>
  queries.transaction().execute(async (transaction) => {
    const { change, version, generation, needsReview, at } = publication;
    await holdLive(transaction);
    const row = await holdChangeAt(transaction, change, version);
    if (needsReview && !row.approved) throw new CatalogueError('REVIEW_NEEDED');
    if ((await loadGeneration(transaction)) !== generation) return null;
    const documents = await documentsOf(transaction, change);
    if (documents.length === 0) {
      const details = [{ path: 'documents', message: 'the change has no file in it' }];
      throw new CatalogueError('VALIDATION', { details });
    }
    const revision = await insertRevision(transaction, row, publication);
    for (const document of documents) {
      const live = await liveOf(transaction, document.file, publication.beneath);
      refuseMoved(document, live);
      await transaction
        .insertInto('publishing.revision_texts')
        .values({ revision, file: document.file, before: live?.text ?? null, text: document.text })
        .execute();
      await putLive(transaction, revision, document, publication);
    }
    await transaction
      .updateTable('publishing.changes')
      .set({
        state: 'published',
        version: sql`version + 1`,
        updated_at: new Date(at),
        publish_at: null,
        trouble: null,
        revision,
      })
      .where('id', '=', change)
      .execute();
    await tellPublished(transaction, revision);
    return revision;
  });

/** Lets files serve in place of what was published over them; answers those that did, none where nothing was. */
export const takeOverFiles = (queries: PublishingQueries, at: number): Promise<readonly string[]> =>
  queries.transaction().execute(async (transaction) => {
    await holdLive(transaction);
    const gone = await transaction
      .deleteFrom('publishing.live_texts')
      .returning(['file', 'text'])
      .execute();
    if (gone.length === 0) return [];
    const { number: revision } = await transaction
      .insertInto('publishing.revisions')
      .values({
        kind: 'from-files',
        title: 'Files took over',
        change: null,
        by: null,
        at: new Date(at),
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('publishing.revision_texts')
      .values(gone.map(({ file, text }) => ({ revision, file, before: text, text: null })))
      .execute();
    await tellPublished(transaction, revision);
    return gone.map(({ file }) => file).sort();
  });
