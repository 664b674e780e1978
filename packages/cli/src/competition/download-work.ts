import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from '@broadsheet/services/media/store/media-store';
import type { Entrant } from '@broadsheet/services/user/competitions/scoring/list-entrants';

const NAMES: Readonly<Record<string, string>> = {
  caseStudy: 'case-study',
  slides: 'slides',
  pitchVideo: 'video',
};

/** From a code, a kind and the site's extension: the sender of the file chose none of it. */
const fileNameOf = (testSlug: string, mediaType: string, name: string): string =>
  `${testSlug}-${NAMES[mediaType]}${/^\.[a-z0-9]{1,5}$/.exec(extname(name))?.[0] ?? ''}`;

/**
 * Writes the submissions of a round into a folder, each file completely or not at all, readable by its owner only. A
 * file of the same name is replaced, a link is not followed. Returns how many were written.
 */
export const downloadWork = async (
  store: MediaStore,
  entrants: readonly Entrant[],
  folder: string,
): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let written = 0;
  for (const { testSlug, files } of entrants)
    for (const { stored_name, media_type, name } of files) {
      const path = join(folder, fileNameOf(testSlug, media_type, name));
      const part = `${path}.part`;
      await rm(part, { force: true });
      const bytes = Readable.from(await store.open(stored_name));
      await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
      await rename(part, path);
      written += 1;
    }
  return written;
};
