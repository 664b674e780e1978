import { Unzip, UnzipInflate } from 'fflate';
import { BrokenFeedError } from '../../feed-format.ts';

/** So much of the archive is unpacked at a time: even the densest part stays small in memory. */
const SLICE_BYTES = 8_192;
const MAX_ENTRY_BYTES = 1_500_000_000;

/**
 * Streams one file of a zip archive, whole archive by whole archive: nothing else of it is unpacked. Yields nothing for
 * a file that is not there. Throws BrokenFeedError where the archive is truncated, damaged, or unpacks to too much.
 */
export async function* readEntry(
  archive: AsyncIterable<Uint8Array>,
  name: string,
  maxBytes = MAX_ENTRY_BYTES,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let size = 0;
  let state: 'missing' | 'open' | 'complete' = 'missing';
  let fault: string | null = null;
  const unzip = new Unzip((file) => {
    if (file.name.toLowerCase() !== name.toLowerCase() || state !== 'missing') return;
    state = 'open';
    file.ondata = (error, data, isFinal) => {
      if (error) fault ??= error.message;
      else ready.push(data);
      if (isFinal) state = 'complete';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const isComplete = () => state === 'complete';
  const isOpen = () => state === 'open';
  const faultOfArchive = (): string | null => fault;
  for await (const chunk of archive) {
    for (let at = 0; at < chunk.length && !isComplete(); at += SLICE_BYTES) {
      try {
        unzip.push(chunk.subarray(at, at + SLICE_BYTES));
      } catch (error) {
        fault ??= error instanceof Error ? error.message : String(error);
      }
      const wrong = faultOfArchive();
      if (wrong) throw new BrokenFeedError(name, `the Excel file is damaged: ${wrong}`);
      for (const data of ready) {
        size += data.length;
        if (size > maxBytes)
          throw new BrokenFeedError(name, `it unpacks to more than ${maxBytes} bytes`);
        yield data;
      }
      ready = [];
    }
    if (isComplete()) return;
  }
  if (isOpen()) throw new BrokenFeedError(name, 'the Excel file ends in the middle');
}
