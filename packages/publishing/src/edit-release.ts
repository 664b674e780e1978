import { randomUUID } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import type { Act } from './act.ts';
import { lockOpenChange } from './find-change.ts';
import { lockDrafts, lockRelease, lockReleaseAt, type ReleaseRow } from './find-release.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';

/** Returns the id. */
export const openRelease = async (
  queries: PublishingQueries,
  title: string,
  { by, at }: Act,
): Promise<string> => {
  const id = randomUUID();
  await queries
    .insertInto('publishing.releases')
    .values({
      id,
      title,
      state: 'open',
      author: JSON.stringify(by),
      created_at: new Date(at),
      updated_at: new Date(at),
    })
    .execute();
  return id;
};

const update = (
  transaction: PublishingTransaction,
  id: string,
  at: number,
  values: Partial<Pick<ReleaseRow, 'title' | 'state' | 'trouble' | 'publish_at'>> = {},
) =>
  transaction
    .updateTable('publishing.releases')
    .set({ version: sql`version + 1`, updated_at: new Date(at), ...values })
    .where('id', '=', id)
    .execute();

/** CHANGE_MOVED, CHANGE_CLOSED, NOT_FOUND. */
export const renameRelease = (
  queries: PublishingQueries,
  id: string,
  version: number,
  title: string,
  { at }: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await lockReleaseAt(transaction, id, version);
    await update(transaction, id, at, { title });
  });

const refuseScheduled = ({ state }: ReleaseRow): void => {
  if (state !== 'scheduled') return;
  const message = 'This release is scheduled. Cancel its schedule first.';
  throw new AppError('VALIDATION', { details: [{ path: 'release', message }] });
};

const refuseTaken = async (transaction: PublishingTransaction, release: string): Promise<never> => {
  const row = await transaction
    .selectFrom('publishing.releases')
    .select('title')
    .where('id', '=', release)
    .executeTakeFirstOrThrow();
  const message = `It is in the release “${row.title}”.`;
  throw new AppError('RELEASE_TAKEN', { details: [{ path: 'change', message }] });
};

/** NOT_FOUND, CHANGE_CLOSED, CHANGE_ROLLING, RELEASE_TAKEN, VALIDATION while the release is scheduled. */
export const addToRelease = (
  queries: PublishingQueries,
  id: string,
  change: string,
  { at }: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const draft = await lockOpenChange(transaction, change);
    if (draft.release === id) return;
    if (draft.release !== null) await refuseTaken(transaction, draft.release);
    refuseScheduled(await lockRelease(transaction, id));
    await transaction
      .updateTable('publishing.changes')
      .set({ release: id })
      .where('id', '=', change)
      .execute();
    await update(transaction, id, at, { trouble: null });
  });

/** NOT_FOUND also where the draft is not in the release. CHANGE_CLOSED, VALIDATION while it is scheduled. */
export const removeFromRelease = (
  queries: PublishingQueries,
  id: string,
  change: string,
  { at }: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('publishing.changes')
      .set({ release: null })
      .where('id', '=', change)
      .where('release', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND');
    refuseScheduled(await lockRelease(transaction, id));
    await update(transaction, id, at, { trouble: null });
  });

/** The drafts stay, in no release. CHANGE_MOVED, CHANGE_CLOSED, NOT_FOUND. */
export const discardRelease = (
  queries: PublishingQueries,
  id: string,
  version: number,
  { at }: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await lockDrafts(transaction, id);
    await lockReleaseAt(transaction, id, version);
    await transaction
      .updateTable('publishing.changes')
      .set({ release: null })
      .where('release', '=', id)
      .execute();
    await update(transaction, id, at, { state: 'discarded', publish_at: null, trouble: null });
  });

/** CHANGE_MOVED, CHANGE_CLOSED, NOT_FOUND. */
export const unscheduleRelease = (
  queries: PublishingQueries,
  id: string,
  version: number,
  { at }: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await lockReleaseAt(transaction, id, version);
    await update(transaction, id, at, { state: 'open', publish_at: null });
  });
