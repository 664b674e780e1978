import { randomUUID } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import type { Act } from './act.ts';
import { ownersOf } from './add-to-inbox.ts';
import type { ChangeRow } from './describe-change.ts';
import { lockOpenChange } from './find-change.ts';
import {
  draftsOf,
  lockDrafts,
  lockRelease,
  lockReleaseAt,
  type ReleaseRow,
  refuseTaken,
} from './find-release.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import { notifyUnscheduled } from './touch-release.ts';

/** All drafts of a release are checked and published in one step, which has to stay short. */
const DRAFTS_MAX = 50;

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

const refuseFull = (drafts: readonly ChangeRow[]): void => {
  if (drafts.length < DRAFTS_MAX) return;
  const message = `A release can have at most ${DRAFTS_MAX} drafts. Put this draft into another release.`;
  throw new AppError('VALIDATION', { details: [{ path: 'release', message }] });
};

const refuseScheduledDraft = ({ state }: ChangeRow): void => {
  if (state !== 'scheduled') return;
  const message =
    'This draft is scheduled by itself, and would be published at that time. Edit it or send it back first.';
  throw new AppError('VALIDATION', { details: [{ path: 'change', message }] });
};

/**
 * NOT_FOUND, CHANGE_CLOSED, CHANGE_ROLLING, RELEASE_TAKEN, VALIDATION while the draft or the release is scheduled,
 * and for more than 50 drafts.
 */
export const addToRelease = (
  queries: PublishingQueries,
  id: string,
  change: string,
  { at }: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const draft = await lockOpenChange(transaction, change);
    if (draft.release === id) return;
    await refuseTaken(transaction, draft);
    refuseScheduledDraft(draft);
    refuseScheduled(await lockRelease(transaction, id));
    refuseFull(await draftsOf(transaction, id));
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
  act: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const drafts = await lockDrafts(transaction, id);
    const row = await lockReleaseAt(transaction, id, version);
    await transaction
      .updateTable('publishing.changes')
      .set({ release: null })
      .where('release', '=', id)
      .execute();
    await update(transaction, id, act.at, { state: 'discarded', publish_at: null, trouble: null });
    if (row.state !== 'scheduled') return;
    const text = `${act.by.name} discarded this release. Its drafts stay as they are.`;
    await notifyUnscheduled(transaction, row, text, act, drafts.flatMap(ownersOf));
  });

/** CHANGE_MOVED, CHANGE_CLOSED, NOT_FOUND. */
export const unscheduleRelease = (
  queries: PublishingQueries,
  id: string,
  version: number,
  act: Act,
): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    const row = await lockReleaseAt(transaction, id, version);
    await update(transaction, id, act.at, { state: 'open', publish_at: null });
    if (row.state !== 'scheduled') return;
    const text = `${act.by.name} cancelled the schedule of this release.`;
    await notifyUnscheduled(transaction, row, text, act);
  });
