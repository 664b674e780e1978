import { AppError } from '@broadsheet/contract/errors';
import type { InboxEntry } from '@broadsheet/contract/studio/inbox';
import type { Selectable } from 'kysely';
import type { PublishingQueries } from './publishing-database.ts';
import type { PublishingSchema } from './schema.ts';

const PAGE_SIZE = 50;

const describeEntry = (row: Selectable<PublishingSchema['publishing.inbox']>): InboxEntry => ({
  number: row.number,
  kind: row.kind,
  at: row.at.toISOString(),
  by: row.by,
  change: row.change,
  release: row.release,
  title: row.title,
  text: row.text,
  location: row.file === null ? null : { file: row.file, block: row.block },
  isRead: row.read_at !== null,
});

/** What still concerns somebody: a request that another person has answered does not. */
export const currentEntries = (queries: PublishingQueries) =>
  queries
    .selectFrom('publishing.inbox as entry')
    .leftJoin('publishing.changes as change', 'change.id', 'entry.change')
    .where(({ or, eb }) =>
      or([eb('entry.kind', '!=', 'approval-requested'), eb('change.state', '=', 'review')]),
    );

/** Newest first, a page at a time. */
export const listInbox = async (
  queries: PublishingQueries,
  staff: string,
  before: number | undefined,
): Promise<{ items: InboxEntry[]; hasMore: boolean }> => {
  const entries = currentEntries(queries)
    .where('entry.staff', '=', staff)
    .selectAll('entry')
    .orderBy('entry.number', 'desc')
    .limit(PAGE_SIZE + 1);
  const rows = await (before === undefined
    ? entries
    : entries.where('entry.number', '<', before)
  ).execute();
  return {
    items: rows.slice(0, PAGE_SIZE).map(describeEntry),
    hasMore: rows.length > PAGE_SIZE,
  };
};

export const countUnread = async (queries: PublishingQueries, staff: string): Promise<number> => {
  const { count } = await currentEntries(queries)
    .where('entry.staff', '=', staff)
    .where('entry.read_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** NOT_FOUND for an entry of somebody else. @param now epoch ms */
export const markEntry = async (
  queries: PublishingQueries,
  staff: string,
  { number, isRead }: { readonly number: number; readonly isRead: boolean },
  now: number,
): Promise<void> => {
  const { numUpdatedRows } = await queries
    .updateTable('publishing.inbox')
    .set({ read_at: isRead ? new Date(now) : null })
    .where('staff', '=', staff)
    .where('number', '=', number)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('NOT_FOUND');
};

/** Marks all entries up to one, also those that were not listed. @param now epoch ms */
export const markAllRead = async (
  queries: PublishingQueries,
  staff: string,
  through: number,
  now: number,
): Promise<void> => {
  await queries
    .updateTable('publishing.inbox')
    .set({ read_at: new Date(now) })
    .where('staff', '=', staff)
    .where('number', '<=', through)
    .where('read_at', 'is', null)
    .execute();
};
