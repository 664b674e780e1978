import { randomUUID } from 'node:crypto';
import { AppError } from '@broadsheet/contract/errors';
import {
  type ChangeComment,
  COMMENTS_MAX,
  type CommentLocation,
} from '@broadsheet/contract/studio/comment';
import { findMentions } from '@broadsheet/contract/studio/find-mentions';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { Selectable } from 'kysely';
import type { Act } from './act.ts';
import { addToInbox } from './add-to-inbox.ts';
import type { ChangeRow } from './describe-change.ts';
import { findChange } from './find-change.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import type { PublishingSchema, Signature } from './schema.ts';

type CommentRow = Selectable<PublishingSchema['publishing.comments']>;

export interface NewComment {
  readonly change: string;
  readonly text: string;
  readonly location: CommentLocation | null;
  /** Who can be mentioned. */
  readonly colleagues: readonly StaffName[];
}

const describeComment = (row: CommentRow): ChangeComment => ({
  id: row.id,
  by: row.by,
  text: row.text,
  mentions: row.mentions,
  location: row.file === null ? null : { file: row.file, block: row.block },
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  resolved: row.resolved,
});

/** Oldest first. NOT_FOUND. */
export const listComments = async (
  queries: PublishingQueries,
  change: string,
): Promise<ChangeComment[]> => {
  await findChange(queries, change);
  const rows = await queries
    .selectFrom('publishing.comments')
    .selectAll()
    .where('change', '=', change)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(describeComment);
};

const mentionsOf = (text: string, colleagues: readonly StaffName[]): string => {
  const people = new Map(findMentions(text, colleagues).map(({ staff }) => [staff.id, staff]));
  return JSON.stringify([...people.values()]);
};

const refuseFull = async (queries: PublishingQueries, change: string): Promise<void> => {
  const { count } = await queries
    .selectFrom('publishing.comments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('change', '=', change)
    .executeTakeFirstOrThrow();
  if (Number(count) < COMMENTS_MAX) return;
  const message = `A draft has at most ${COMMENTS_MAX} comments. Delete some of yours first.`;
  throw new AppError('VALIDATION', { details: [{ path: 'text', message }] });
};

/** Tells the people whom a comment mentions, and the author of its change. */
const notifyAbout = async (
  transaction: PublishingTransaction,
  { id, title, author }: ChangeRow,
  comment: CommentRow,
  at: number,
): Promise<void> => {
  const event = {
    event: `comment:${comment.id}`,
    change: id,
    comment: comment.id,
    title,
    by: comment.by,
    text: comment.text,
    location: describeComment(comment).location,
    at,
  };
  const mentioned = comment.mentions.map((staff) => staff.id);
  await addToInbox(transaction, { ...event, kind: 'mention' }, mentioned);
  await addToInbox(transaction, { ...event, kind: 'comment' }, [author.id]);
};

/** NOT_FOUND, CHANGE_CLOSED for a withdrawn change, VALIDATION where it has too many comments. */
export const addComment = (
  queries: PublishingQueries,
  { change, text, location, colleagues }: NewComment,
  { by, at }: Act,
): Promise<ChangeComment> =>
  queries.transaction().execute(async (transaction) => {
    const changed = await findChange(transaction, change);
    if (changed.state === 'withdrawn') throw new AppError('CHANGE_CLOSED');
    await refuseFull(transaction, change);
    const row = await transaction
      .insertInto('publishing.comments')
      .values({
        id: randomUUID(),
        change,
        file: location?.file ?? null,
        block: location?.block ?? null,
        by: JSON.stringify(by),
        text,
        mentions: mentionsOf(text, colleagues),
        created_at: new Date(at),
        edited_at: null,
        resolved: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyAbout(transaction, changed, row, at);
    return describeComment(row);
  });

/** Locks a comment until the transaction ends. NOT_FOUND. */
const lockComment = async (transaction: PublishingTransaction, id: string): Promise<CommentRow> => {
  const row = await transaction
    .selectFrom('publishing.comments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** NOT_FOUND, FORBIDDEN for a comment of somebody else. */
const lockOwnComment = async (
  transaction: PublishingTransaction,
  id: string,
  by: StaffName,
): Promise<CommentRow> => {
  const row = await lockComment(transaction, id);
  if (row.by.id !== by.id) throw new AppError('FORBIDDEN');
  return row;
};

interface CommentEdit extends Pick<NewComment, 'text' | 'colleagues'> {
  readonly id: string;
}

/** Entries get the new text; whoever is no longer mentioned loses theirs. */
const updateInbox = async (
  transaction: PublishingTransaction,
  { id, text, mentions }: CommentRow,
): Promise<void> => {
  const mentioned = mentions.map((staff) => staff.id);
  await transaction
    .deleteFrom('publishing.inbox')
    .where('comment', '=', id)
    .where('kind', '=', 'mention')
    .$if(mentioned.length > 0, (entries) => entries.where('staff', 'not in', mentioned))
    .execute();
  await transaction
    .updateTable('publishing.inbox')
    .set({ text })
    .where('comment', '=', id)
    .execute();
};

/** Returns the comment and its change. NOT_FOUND, FORBIDDEN. */
export const editComment = (
  queries: PublishingQueries,
  { id, text, colleagues }: CommentEdit,
  { by, at }: Act,
): Promise<StoredComment> =>
  queries.transaction().execute(async (transaction) => {
    await lockOwnComment(transaction, id, by);
    const row = await storeComment(transaction, id, {
      text,
      mentions: mentionsOf(text, colleagues),
      edited_at: new Date(at),
    });
    await updateInbox(transaction, row);
    await notifyAbout(transaction, await findChange(transaction, row.change), row, at);
    return { change: row.change, comment: describeComment(row) };
  });

export interface StoredComment {
  readonly change: string;
  readonly comment: ChangeComment;
}

const storeComment = async (
  transaction: PublishingTransaction,
  id: string,
  stored: { text: string; mentions: string; edited_at: Date } | { resolved: string | null },
): Promise<CommentRow> =>
  transaction
    .updateTable('publishing.comments')
    .set(stored)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the comment and its change. NOT_FOUND. */
export const resolveComment = (
  queries: PublishingQueries,
  id: string,
  isResolved: boolean,
  { by, at }: Act,
): Promise<StoredComment> =>
  queries.transaction().execute(async (transaction) => {
    await lockComment(transaction, id);
    const signature: Signature = { by, at: new Date(at).toISOString() };
    const row = await storeComment(transaction, id, {
      resolved: isResolved ? JSON.stringify(signature) : null,
    });
    return { change: row.change, comment: describeComment(row) };
  });

/** Returns the change of which the comment was. NOT_FOUND, FORBIDDEN. */
export const removeComment = (
  queries: PublishingQueries,
  id: string,
  { by }: Act,
): Promise<string> =>
  queries.transaction().execute(async (transaction) => {
    const { change } = await lockOwnComment(transaction, id, by);
    await transaction.deleteFrom('publishing.comments').where('id', '=', id).execute();
    return change;
  });
