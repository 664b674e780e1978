import { createHash } from 'node:crypto';
import type { MediaType } from '@broadsheet/contract/calls/media';
import { inspectFile } from '../inspect/inspect-file.ts';
import { FORMATS, type MediaFormat } from '../inspect/media-format.ts';
import type { StoredContent } from '../store/media-store.ts';
import { oneInMemory } from './one-in-memory.ts';
import type { SpooledFile } from './spool-file.ts';
import { type Crop, writePicture } from './write-picture.ts';

/** A file that may be stored, and its format. */
export interface PreparedFile {
  readonly format: MediaFormat;
  readonly content: StoredContent;
}

const contentOf = (bytes: Buffer): StoredContent => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  read: async function* read() {
    yield bytes;
  },
});

/** Checks whether an upload may be stored as a file of its kind. Throws the reason if not. */
export const prepareFile = (
  mediaType: MediaType,
  { source, content }: SpooledFile,
  crop: Crop | null,
): Promise<PreparedFile> =>
  oneInMemory(async () => {
    if (mediaType !== 'picture') return { format: await inspectFile(mediaType, source), content };
    const picture = await writePicture(await source.read(0, source.size), crop);
    return { format: FORMATS.webp, content: contentOf(picture) };
  });
