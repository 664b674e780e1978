import type { MediaFile } from '@broadsheet/contract/calls/media';
import { MEDIA_KINDS } from '@broadsheet/contract/constants';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Media } from '../media.ts';
import { prepareFile } from './prepare-file.ts';
import { type FileOwner, saveFile } from './save-file.ts';
import { spoolFile } from './spool-file.ts';

interface WrittenFileDeps {
  readonly database: Kysely<Schema>;
  readonly media: Media;
  /** Epoch milliseconds. */
  readonly now: number;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes);
}

/** Saves a file that the site has written as if its owner had uploaded it, with the same checks. Throws like those. */
export const saveWrittenFile = async (
  { database, media, now }: WrittenFileDeps,
  by: Omit<FileOwner, 'isWrittenHere'>,
  bytes: Uint8Array,
): Promise<MediaFile> => {
  const upload = { name: by.name, content: once(bytes) };
  const spooled = await spoolFile(media.spoolDir, upload, MEDIA_KINDS[by.mediaType].bytesMax);
  try {
    const file = await prepareFile(by.mediaType, spooled, null);
    const owner = { ...by, isWrittenHere: true } as const;
    return await saveFile({ database, store: media.store, now }, owner, file, null);
  } finally {
    await spooled.close();
  }
};
