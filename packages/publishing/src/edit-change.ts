import { randomUUID } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import type { Act } from './act.ts';
import type { ChangeRow, DocumentRow } from './describe-change.ts';
import { documentsOf, lockChangeAt, lockOpenChange } from './find-change.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import { unscheduleByDraft } from './touch-release.ts';

/** A text to save in a change. */
export interface DocumentSave {
  readonly file: string;
  /** Null removes what was published. */
  readonly text: string | null;
  /** The version of the document as last read; null for its first save. */
  readonly version: number | null;
  /** Digest of the live text: the base of the first save, and of later ones on request. */
  readonly live: string | null;
  readonly rebase: boolean;
}

/** An initial text of a change. */
export type FirstText = Pick<DocumentSave, 'file' | 'text' | 'live'>;

/** A text that a change gets in an edit of all of its texts. */
interface EditedText extends FirstText {
  /** True where the text includes the live one, which becomes its base. */
  readonly rebase?: boolean;
}

/** Records an edit, and withdraws an approval and a schedule, because the text has changed. */
const touch = async (transaction: PublishingTransaction, row: ChangeRow, act: Act) => {
  const { by, at } = act;
  await transaction
    .updateTable('publishing.changes')
    .set({
      state: 'draft',
      version: sql`version + 1`,
      updated_at: new Date(at),
      submitted: null,
      approved: null,
      publish_at: null,
      trouble: null,
      editors: sql`case when ${by.id}::uuid = any(editors) then editors
                        else array_append(editors, ${by.id}::uuid) end`,
    })
    .where('id', '=', row.id)
    .execute();
  await unscheduleByDraft(transaction, row, 'edited', act);
};

const insertChange = async (
  queries: PublishingQueries,
  title: string,
  { by, at }: Act,
): Promise<string> => {
  const id = randomUUID();
  const now = new Date(at);
  await queries
    .insertInto('publishing.changes')
    .values({
      id,
      title,
      state: 'draft',
      author: JSON.stringify(by),
      created_at: now,
      updated_at: now,
      submitted: null,
      approved: null,
      returned: null,
    })
    .execute();
  return id;
};

/** Creates a change with all of the texts or none. Returns its id. */
export const openChange = (
  queries: PublishingQueries,
  title: string,
  act: Act,
  texts: readonly FirstText[] = [],
): Promise<string> =>
  queries.transaction().execute(async (transaction) => {
    const id = await insertChange(transaction, title, act);
    for (const each of texts)
      await storeDocument(transaction, id, { ...each, version: null, rebase: false }, act);
    return id;
  });

export const renameChange = (
  queries: PublishingQueries,
  id: string,
  version: number,
  title: string,
  { at }: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await lockChangeAt(transaction, id, version);
    await transaction
      .updateTable('publishing.changes')
      .set({ title, version: sql`version + 1`, updated_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  });

/** Names who has saved the document since, and when. */
const movedBy = (found: DocumentRow | undefined, file: string): AppError => {
  const message = found
    ? `${found.edited_by.name} saved it at ${found.edited_at.toISOString()}`
    : 'Someone removed it from the draft.';
  return new AppError('CHANGE_MOVED', { details: [{ path: file, message }] });
};

const storeDocument = async (
  transaction: PublishingTransaction,
  id: string,
  { file, text, version, live, rebase }: DocumentSave,
  act: Act,
): Promise<void> => {
  const row = await lockOpenChange(transaction, id);
  const found = await transaction
    .selectFrom('publishing.documents')
    .selectAll()
    .where('change', '=', id)
    .where('file', '=', file)
    .executeTakeFirst();
  if ((found?.version ?? null) !== version) throw movedBy(found, file);
  const edited = {
    text,
    version: (version ?? 0) + 1,
    base: found && !rebase ? found.base : live,
    edited_by: JSON.stringify(act.by),
    edited_at: new Date(act.at),
  };
  await transaction
    .insertInto('publishing.documents')
    .values({ change: id, file, ...edited })
    .onConflict((conflict) => conflict.columns(['change', 'file']).doUpdateSet(edited))
    .execute();
  await touch(transaction, row, act);
};

/** CHANGE_MOVED where the document has changed since it was read: then nothing is saved. */
export const saveDocument = (
  queries: PublishingQueries,
  id: string,
  save: DocumentSave,
  act: Act,
): Promise<void> =>
  queries.transaction().execute((transaction) => storeDocument(transaction, id, save, act));

/**
 * Edits texts of a change as they are now: nobody can save in between. Returns their files.
 * @param edit from all texts of the change to those that it makes of them; it may query in the same transaction
 */
export const editDocuments = (
  queries: PublishingQueries,
  id: string,
  edit: (
    documents: readonly DocumentRow[],
    queries: PublishingQueries,
  ) => readonly EditedText[] | Promise<readonly EditedText[]>,
  act: Act,
): Promise<readonly string[]> =>
  queries.transaction().execute(async (transaction) => {
    await lockOpenChange(transaction, id);
    const documents = await documentsOf(transaction, id);
    const edited = await edit(documents, transaction);
    for (const { rebase = false, ...each } of edited) {
      const version = documents.find(({ file }) => file === each.file)?.version ?? null;
      await storeDocument(transaction, id, { ...each, version, rebase }, act);
    }
    return edited.map(({ file }) => file);
  });

export const dropDocument = (
  queries: PublishingQueries,
  id: string,
  version: number,
  file: string,
  act: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const row = await lockChangeAt(transaction, id, version);
    const { numDeletedRows } = await transaction
      .deleteFrom('publishing.documents')
      .where('change', '=', id)
      .where('file', '=', file)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('NOT_FOUND');
    await touch(transaction, row, act);
  });
