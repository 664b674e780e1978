import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { VIDEOS_FOLDER } from '@broadsheet/content-store/video-files';
import { videosOfText } from '@broadsheet/contract/site-video';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import { findVideo, findVideoPart, type VideoFacts } from '@broadsheet/publishing/videos';

/** Part by part: a video may be large. */
const writeVideo = async (
  queries: PublishingQueries,
  { id, bytes }: VideoFacts,
  path: string,
): Promise<void> => {
  const target = await open(path, 'w');
  try {
    let written = 0;
    for (let position = 0; written < bytes; position += 1) {
      const part = await findVideoPart(queries, id, position);
      if (!part) throw new Error('a video was deleted while it was written');
      await target.write(part);
      written += part.length;
    }
  } finally {
    await target.close();
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
