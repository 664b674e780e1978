import { randomUUID } from 'node:crypto';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import {
  SITE_VIDEO_BYTES_MAX,
  SITE_VIDEOS_BYTES_MAX,
  SITE_VIDEOS_MAX,
  type SiteVideoFormat,
} from '@broadsheet/contract/site-video';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { sql } from 'kysely';
import type { Act } from './act.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';

/** The size of every part of a file but the last. */
export const VIDEO_PART_BYTES = 256 * 1024;
/** An upload that is older than any may last was cut off with its program. */
const ABANDONED_MS = 2 * FILE_TIMEOUT_MS;

/** A stored file without its bytes. */
export interface VideoFacts {
  readonly id: string;
  readonly digest: string;
  readonly format: SiteVideoFormat;
  readonly name: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
  readonly uploadedBy: StaffName;
}

const storedVideos = (queries: PublishingQueries) =>
  queries
    .selectFrom('publishing.videos')
    .select(['id', 'digest', 'format', 'name', 'bytes', 'uploaded_at', 'uploaded_by'])
    .where('digest', 'is not', null)
    .$narrowType<{ digest: string; bytes: number }>();

type VideoRow = Awaited<ReturnType<ReturnType<typeof storedVideos>['executeTakeFirstOrThrow']>>;

const describeVideo = ({ uploaded_at, uploaded_by, ...facts }: VideoRow): VideoFacts => ({
  ...facts,
  uploadedAt: uploaded_at,
  uploadedBy: uploaded_by,
});

/** All stored files, newest first. */
export const listStoredVideos = async (queries: PublishingQueries): Promise<VideoFacts[]> => {
  const rows = await storedVideos(queries).orderBy('uploaded_at', 'desc').orderBy('id').execute();
  return rows.map(describeVideo);
};

/** Null where there is none. */
export const findVideo = async (
  queries: PublishingQueries,
  digest: string,
): Promise<VideoFacts | null> => {
  const row = await storedVideos(queries).where('digest', '=', digest).executeTakeFirst();
  return row ? describeVideo(row) : null;
};

/** A part of a file; null where it has been deleted. */
export const findVideoPart = async (
  queries: PublishingQueries,
  id: string,
  position: number,
): Promise<Buffer | null> => {
  const row = await queries
    .selectFrom('publishing.video_parts')
    .select('bytes')
    .where('video', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.bytes ?? null;
};

/** One at a time, over all replicas: the limits are those of all uploads. */
export const lockVideos = (transaction: PublishingTransaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('publishing.videos'))`.execute(transaction);

/** A running upload counts as the largest file that it may become. */
const countRunning = async (queries: PublishingQueries, { id }: StaffName) =>
  queries
    .selectFrom('publishing.videos')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(sql<string>`uploaded_by->>'id'`, '=', id).as('own'),
    ])
    .where('digest', 'is', null)
    .executeTakeFirstOrThrow();

/** How many uploads may run at once, over all replicas. */
const RUNNING_MAX = 4;
const RUNNING_OF_ONE_MAX = 2;

/** VIDEOS_BUSY. Returns how many uploads run. */
const requireTurn = async (queries: PublishingQueries, by: StaffName): Promise<number> => {
  const running = await countRunning(queries, by);
  if (Number(running.all) >= RUNNING_MAX || Number(running.own) >= RUNNING_OF_ONE_MAX)
    throw new AppError('VIDEOS_BUSY');
  return Number(running.all);
};

/** VIDEOS_FULL. */
const requireRoom = async (
  queries: PublishingQueries,
  bytes: number,
  running = 0,
): Promise<void> => {
  const stored = await queries
    .selectFrom('publishing.videos')
    .select(({ fn }) => [
      fn.countAll<string>().as('files'),
      fn.coalesce(fn.sum<string>('bytes'), sql<string>`0`).as('bytes'),
    ])
    .where('digest', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(stored.files) + running >= SITE_VIDEOS_MAX) throw new AppError('VIDEOS_FULL');
  const total = Number(stored.bytes) + bytes + running * SITE_VIDEO_BYTES_MAX;
  if (total > SITE_VIDEOS_BYTES_MAX) throw new AppError('VIDEOS_FULL');
};

interface NewVideo {
  readonly format: SiteVideoFormat;
  readonly name: string;
}

/** Begins an upload, and returns its id. Deletes uploads that were cut off. VIDEOS_BUSY, VIDEOS_FULL. */
export const beginVideo = (
  queries: PublishingQueries,
  video: NewVideo,
  { by, at }: Act,
): Promise<string> =>
  queries.transaction().execute(async (transaction) => {
    await lockVideos(transaction);
    await transaction
      .deleteFrom('publishing.videos')
      .where('digest', 'is', null)
      .where('uploaded_at', '<', new Date(at - ABANDONED_MS))
      .execute();
    await requireRoom(transaction, 0, await requireTurn(transaction, by));
    const id = randomUUID();
    await transaction
      .insertInto('publishing.videos')
      .values({ ...video, id, uploaded_by: JSON.stringify(by), uploaded_at: new Date(at) })
      .execute();
    return id;
  });

export const addVideoPart = async (
  queries: PublishingQueries,
  video: string,
  position: number,
  bytes: Buffer,
): Promise<void> => {
  await queries.insertInto('publishing.video_parts').values({ video, position, bytes }).execute();
};

/** Deletes a file or an unfinished upload, with its parts. */
export const deleteVideo = async (queries: PublishingQueries, id: string): Promise<void> => {
  await queries.deleteFrom('publishing.videos').where('id', '=', id).execute();
};

/** Completes an upload. Of a file that is stored already, the earlier upload stays. VIDEOS_FULL. */
export const finishVideo = (
  queries: PublishingQueries,
  id: string,
  { digest, bytes }: Pick<VideoFacts, 'digest' | 'bytes'>,
): Promise<VideoFacts> =>
  queries.transaction().execute(async (transaction) => {
    await lockVideos(transaction);
    const earlier = await findVideo(transaction, digest);
    if (earlier) {
      await deleteVideo(transaction, id);
      return earlier;
    }
    await requireRoom(transaction, bytes);
    await transaction
      .updateTable('publishing.videos')
      .set({ digest, bytes })
      .where('id', '=', id)
      .execute();
    return describeVideo(
      await storedVideos(transaction).where('id', '=', id).executeTakeFirstOrThrow(),
    );
  });

/** The given files that are stored. */
export const listKnownVideos = async (
  queries: PublishingQueries,
  digests: readonly string[],
): Promise<readonly Pick<VideoFacts, 'digest' | 'format'>[]> => {
  if (digests.length === 0) return [];
  return storedVideos(queries)
    .where('digest', 'in', [...digests])
    .execute();
};

export const saveVideoName = async (
  queries: PublishingQueries,
  digest: string,
  name: string,
): Promise<void> => {
  await queries
    .updateTable('publishing.videos')
    .set({ name })
    .where('digest', '=', digest)
    .execute();
};
