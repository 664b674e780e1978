import { AppError } from '@broadsheet/contract/errors';
import type { Release, ReleaseSummary } from '@broadsheet/contract/studio/release';
import { type Selectable, sql } from 'kysely';
import type { ChangeRow } from './describe-change.ts';
import { summariesOf } from './list-changes.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import type { PublishingSchema } from './schema.ts';

export type ReleaseRow = Selectable<PublishingSchema['publishing.releases']>;

const LISTED = 200;

const headOf = (row: ReleaseRow): Omit<Release, 'drafts'> => ({
  id: row.id,
  title: row.title,
  state: row.state,
  version: row.version,
  author: row.author,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  publishAt: row.publish_at?.toISOString() ?? null,
  revision: row.revision,
  trouble: row.trouble,
});

/** Open and scheduled ones first, and of each those that changed last. */
export const listReleases = async (queries: PublishingQueries): Promise<ReleaseSummary[]> => {
  const rows = await queries
    .selectFrom('publishing.releases')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('publishing.changes')
        .whereRef('release', '=', 'publishing.releases.id')
        .select(sql<number>`count(*)::integer`.as('drafts'))
        .as('drafts'),
    )
    .orderBy(sql`state in ('published', 'discarded')`)
    .orderBy('updated_at', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => ({ ...headOf(row), drafts: row.drafts ?? 0 }));
};

/** A release that publishes itself, with the files of its drafts. */
export interface ScheduledRelease {
  readonly id: string;
  readonly title: string;
  readonly publishAt: string | null;
  readonly files: readonly string[];
}

/** All of them, however many other releases there are. */
export const listScheduledReleases = async (
  queries: PublishingQueries,
): Promise<ScheduledRelease[]> => {
  const rows = await queries
    .selectFrom('publishing.releases as release')
    .leftJoin('publishing.changes as change', 'change.release', 'release.id')
    .leftJoin('publishing.documents as document', 'document.change', 'change.id')
    .where('release.state', '=', 'scheduled')
    .groupBy('release.id')
    .select(['release.id', 'release.title', 'release.publish_at'])
    .select(
      sql<string[]>`coalesce(array_agg(distinct document.file)
                      filter (where document.file is not null), '{}')`.as('files'),
    )
    .execute();
  return rows.map(({ id, title, publish_at: at, files }) => ({
    id,
    title,
    publishAt: at?.toISOString() ?? null,
    files,
  }));
};

/** Ordered by title. */
export const draftsOf = (queries: PublishingQueries, release: string): Promise<ChangeRow[]> =>
  queries
    .selectFrom('publishing.changes')
    .selectAll()
    .where('release', '=', release)
    .orderBy('title')
    .orderBy('id')
    .execute();

/** NOT_FOUND. */
export const findRelease = async (queries: PublishingQueries, id: string): Promise<ReleaseRow> => {
  const row = await queries
    .selectFrom('publishing.releases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** A release with its drafts. NOT_FOUND. */
export const describeRelease = async (queries: PublishingQueries, id: string): Promise<Release> => {
  const row = await findRelease(queries, id);
  return { ...headOf(row), drafts: await summariesOf(queries, await draftsOf(queries, id)) };
};

/**
 * Locks a release that is not closed, until the transaction ends. Whoever locks drafts too locks them first: so does
 * every edit of a draft. NOT_FOUND, CHANGE_CLOSED.
 */
export const lockRelease = async (
  transaction: PublishingTransaction,
  id: string,
): Promise<ReleaseRow> => {
  const row = await transaction
    .selectFrom('publishing.releases')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  if (row.state !== 'open' && row.state !== 'scheduled') throw new AppError('CHANGE_CLOSED');
  return row;
};

/** The same for the version that was read last: CHANGE_MOVED where it has changed. */
export const lockReleaseAt = async (
  transaction: PublishingTransaction,
  id: string,
  version: number,
): Promise<ReleaseRow> => {
  const row = await lockRelease(transaction, id);
  if (row.version !== version) throw new AppError('CHANGE_MOVED');
  return row;
};

/** RELEASE_TAKEN, with its name, where a draft is in a release. */
export const refuseTaken = async (
  queries: PublishingQueries,
  { release }: Pick<ChangeRow, 'release'>,
): Promise<void> => {
  if (release === null) return;
  const { title } = await findRelease(queries, release);
  const message = `It is in the release “${title}”.`;
  throw new AppError('RELEASE_TAKEN', { details: [{ path: 'change', message }] });
};

/** Locks the drafts of a release, always in one order. */
export const lockDrafts = (
  transaction: PublishingTransaction,
  release: string,
): Promise<ChangeRow[]> =>
  transaction
    .selectFrom('publishing.changes')
    .selectAll()
    .where('release', '=', release)
    .orderBy('id')
    .forUpdate()
    .execute();
