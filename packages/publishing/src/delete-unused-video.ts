import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { OPEN_STATES } from './list-changes.ts';
import { lockLive } from './make-live.ts';
import type { PublishingQueries, PublishingTransaction } from './publishing-database.ts';
import { deleteVideo, findVideo, lockVideos } from './videos.ts';

/** Whether published content, a running rollout, an open change or a saved section names a digest. */
const isNamed = async (transaction: PublishingTransaction, digest: string): Promise<boolean> => {
  const { rows } = await sql<{ isNamed: boolean }>`
    select exists (select from publishing.live_texts where position(${digest} in text) > 0)
      or exists (select from publishing.rollouts
                 where state = 'running' and position(${digest} in texts::text) > 0)
      or exists (select from publishing.documents
                 join publishing.changes on changes.id = documents.change
                 where state = any(${[...OPEN_STATES]}) and position(${digest} in text) > 0)
      or exists (select from publishing.sections where position(${digest} in fragment::text) > 0)
      as "isNamed"`.execute(transaction);
  return rows[0]?.isNamed ?? false;
};

/** Deletes a file for good. Nothing is published meanwhile. NOT_FOUND, VIDEO_IN_USE. */
export const deleteUnusedVideo = (queries: PublishingQueries, digest: string): Promise<void> =>
  queries.transaction().execute(async (transaction) => {
    await lockLive(transaction);
    await lockVideos(transaction);
    const video = await findVideo(transaction, digest);
    if (!video) throw new AppError('NOT_FOUND');
    if (await isNamed(transaction, digest)) throw new AppError('VIDEO_IN_USE');
    await deleteVideo(transaction, video.id);
  });
