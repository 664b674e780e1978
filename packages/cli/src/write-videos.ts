import { createHash } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { VIDEOS_FOLDER } from '@broadsheet/content-store/video-files';
import { videosOfText } from '@broadsheet/contract/site-video';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import { findVideo, findVideoPart, type VideoFacts } from '@broadsheet/publishing/videos';

/** Part by part: a video may be large. */
const writeParts = async (
  queries: PublishingQueries,
  { id, digest, bytes }: VideoFacts,
  path: string,
): Promise<void> => {
  const hash = createHash('sha256');
  const target = await open(path, 'w');
  try {
    let written = 0;
    for (let position = 0; written < bytes; position += 1) {
      const part = await findVideoPart(queries, id, position);
      if (!part) throw new Error('a video was deleted while it was written');
      await target.writeFile(part);
      hash.update(part);
      written += part.length;
    }
  } finally {
    await target.close();
  }
  if (hash.digest('hex') !== digest)
    throw new Error(`the video ${digest} is damaged in the database`);
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** A file under its name is complete: whatever fails on the way leaves nothing behind. */
const writeVideo = async (
  queries: PublishingQueries,
  video: VideoFacts,
  path: string,
): Promise<void> => {
  if (await isThere(path)) return;
  const unfinished = `${path}.part`;
  try {
    await writeParts(queries, video, unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

/** Writes the videos and captions of Studio that texts name into a content directory, and returns their files. */
export const writeVideos = async (
  queries: PublishingQueries,
  texts: readonly string[],
  dir: string,
): Promise<readonly string[]> => {
  const files: string[] = [];
  for (const digest of new Set(texts.flatMap(videosOfText))) {
    const video = await findVideo(queries, digest);
    if (!video) continue;
    const file = `${VIDEOS_FOLDER}/${digest}.${video.format}`;
    await mkdir(join(dir, VIDEOS_FOLDER), { recursive: true });
    await writeVideo(queries, video, join(dir, file));
    files.push(file);
  }
  return files;
};
