import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { BrokenFeedError, type FeedRow, MAX_ROW_SIZE } from '../../feed-format.ts';

const NEWLINE = 0x0a;

interface LineCounter {
  readonly take: (chunk: Uint8Array) => void;
  /** The line of a byte offset, which must not be before the last requested one. */
  readonly lineAt: (offset: number) => number;
}

const createLineCounter = (): LineCounter => {
  let chunk = new Uint8Array();
  let chunkStart = 0;
  let counted = 0;
  let line = 1;
  const lineAt = (offset: number): number => {
    for (const end = Math.min(offset - chunkStart, chunk.length); counted < end; counted += 1)
      if (chunk[counted] === NEWLINE) line += 1;
    return line;
  };
  const take = (next: Uint8Array<ArrayBuffer>): void => {
    lineAt(chunkStart + chunk.length);
    chunkStart += chunk.length;
    chunk = next;
    counted = 0;
  };
  return {
    take: (next) => take(new Uint8Array(next.buffer as ArrayBuffer, next.byteOffset, next.length)),
    lineAt,
  };
};

const OPENING = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const CLOSING = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

const faultOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return /ended in/.test(message) ? 'the file ends in the middle' : `not JSON: ${message}`;
};

/**
 * Streams the values at the given paths (`$.jobs.*`); yielded values are released, so that memory does not grow with
 * the file. Several documents may follow one another. Throws BrokenFeedError for invalid JSON, for a truncated file,
 * and for a value above MAX_ROW_SIZE.
 */
export async function* readJsonItems(
  bytes: AsyncIterable<Uint8Array>,
  paths: readonly string[],
): AsyncGenerator<FeedRow<unknown>> {
  const lines = createLineCounter();
  const tokenizer = new Tokenizer({ separator: '' });
  const parser = new TokenParser({ paths: [...paths], separator: '' });
  const openedAt: number[] = [];
  let ready: FeedRow<unknown>[] = [];
  let items = 0;
  let line = 1;
  let lastItemEnd = 0;
  let read = 0;
  tokenizer.onToken = (info) => {
    if (OPENING.has(info.token)) openedAt.push(lines.lineAt(info.offset));
    if (CLOSING.has(info.token)) line = openedAt.pop() ?? line;
    else line = lines.lineAt(info.offset);
    parser.write(info);
    if (ready.length > 0) lastItemEnd = info.offset;
  };
  parser.onValue = ({ value, key, parent }) => {
    if (Array.isArray(parent) || typeof value === 'object') items += 1;
    ready.push({ position: `item ${items} (line ${line})`, content: value });
    if (Array.isArray(parent) && typeof key === 'number') parent[key] = null;
  };
  const where = () => `line ${lines.lineAt(read)}, after item ${items}`;
  try {
    for await (const chunk of bytes) {
      lines.take(chunk);
      tokenizer.write(chunk);
      read += chunk.length;
      yield* ready;
      ready = [];
      if (read - lastItemEnd > MAX_ROW_SIZE)
        throw new Error(`a value is above ${MAX_ROW_SIZE} bytes`);
    }
    tokenizer.end();
    parser.end();
  } catch (error) {
    yield* ready;
    if (error instanceof BrokenFeedError) throw error;
    throw new BrokenFeedError(where(), faultOf(error));
  }
}
