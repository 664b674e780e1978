import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { BrokenFeedError, FeedRefusedError } from './feed-format.ts';

export interface OpenFeed {
  /** Starts a reading of the content of the file, unpacked where it is gzip. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
  /** Size of the file, in bytes. */
  readonly size: number;
  /** Bytes of the file that the last reading has read so far. */
  readonly bytesRead: () => number;
}

const GZIP_MAGIC = [0x1f, 0x8b];

const isGzip = async (file: string): Promise<boolean> => {
  for await (const chunk of createReadStream(file, { start: 0, end: GZIP_MAGIC.length - 1 }))
    return GZIP_MAGIC.every((byte, at) => chunk[at] === byte);
  return false;
};

async function* unpack(packed: ReadStream, bytesRead: () => number): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const feeding = (async () => {
    for await (const chunk of packed)
      if (!gunzip.write(chunk)) await new Promise((resolve) => gunzip.once('drain', resolve));
    gunzip.end();
  })();
  feeding.catch((error) => gunzip.destroy(error));
  try {
    yield* gunzip;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BrokenFeedError(`byte ${bytesRead()} of the archive`, `gzip: ${reason}`);
  } finally {
    packed.destroy();
    gunzip.destroy();
  }
}

/** Opens a feed. Throws FeedRefusedError when the file does not exist. */
export const openFeed = async (file: string): Promise<OpenFeed> => {
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new FeedRefusedError(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file}: ${error.message}`,
    );
  });
  if (!stats.isFile()) throw new FeedRefusedError(`${file} is not a file.`);
  const packed = await isGzip(file).catch((error: Error) => {
    throw new FeedRefusedError(`${file} cannot be read: ${error.message}`);
  });
  let stream: ReadStream | undefined;
  const bytesRead = () => stream?.bytesRead ?? 0;
  const bytes = () => {
    stream = createReadStream(file);
    return packed ? unpack(stream, bytesRead) : stream;
  };
  return { bytes, size: stats.size, bytesRead };
};
