import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@broadsheet/contract/errors';
import type { Upload } from '@broadsheet/uploads/read-upload';
import { type ByteSource, sourceOfFile } from '../inspect/byte-source.ts';
import type { StoredContent } from '../store/media-store.ts';

/** A complete upload that has no owner yet. */
export interface SpooledFile {
  readonly source: ByteSource;
  readonly content: StoredContent;
  /** Frees its disk space. */
  readonly close: () => Promise<void>;
}

const CHUNK_BYTES = 64 * 1024;

async function* readAll(source: ByteSource): AsyncGenerator<Buffer> {
  for (let at = 0; at < source.size; at += CHUNK_BYTES) yield source.read(at, CHUNK_BYTES);
}

/**
 * Writes an upload to a file without a name, which disappears when this process ends in any way. Throws FILE_TOO_LARGE,
 * FILE_BROKEN for an empty one, FILE_MISSING where none was chosen, and errors of the content.
 */
export const spoolFile = async (
  folder: string,
  { name, content }: Pick<Upload, 'name' | 'content'>,
  bytesMax: number,
): Promise<SpooledFile> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      if (bytes > bytesMax) throw new AppError('FILE_TOO_LARGE');
      await handle.writeFile(chunk);
    }
    if (bytes === 0) throw new AppError(name === '' ? 'FILE_MISSING' : 'FILE_BROKEN');
    const source = sourceOfFile(handle, bytes);
    const sha256 = hash.digest('hex');
    return {
      source,
      content: { bytes, sha256, read: () => readAll(source) },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
};
