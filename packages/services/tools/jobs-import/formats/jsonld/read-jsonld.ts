import { BrokenFeedError, type FeedRow, MAX_ROW_SIZE } from '../../feed-format.ts';
import { decodeText } from '../decode-text.ts';
import type { JsonObject } from '../json/json-fields.ts';
import { readJsonItems } from '../json/read-json-items.ts';
import { readLines } from '../read-lines.ts';
import { findPostings } from './find-postings.ts';
import { readHtmlScripts } from './read-html-scripts.ts';

/** How many nodes other than postings are cached for references. */
const MAX_KNOWN = 20_000;

type Shape = 'html' | 'array' | 'lines' | 'document';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const shapeOf = (head: string, isComplete: boolean): Shape => {
  const start = head.replace(/^[\ufeff\s]+/, '');
  if (start.startsWith('<')) return 'html';
  if (start.startsWith('[')) return 'array';
  const [line, ...more] = start.split(/\r?\n/);
  return line && (more.length > 0 || isComplete) && isJson(line) ? 'lines' : 'document';
};

async function* readJsonLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow<unknown>> {
  for await (const { number, text, ended } of readLines(decodeText(bytes))) {
    if (!text.trim()) continue;
    const position = `line ${number}`;
    try {
      yield { position, content: JSON.parse(text) };
    } catch (error) {
      if (!ended) throw new BrokenFeedError(position, 'the file ends in the middle of a line');
      yield { position, fault: `not JSON: ${error instanceof Error ? error.message : error}` };
    }
  }
}

/** Reads until the format is clear: a complete first line, or more than a row's maximum. */
const peek = async (bytes: AsyncIterable<Uint8Array>) => {
  const chunks = bytes[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  const decoder = new TextDecoder();
  let head = '';
  let isComplete = false;
  while (!isComplete && !head.trimStart().includes('\n') && head.length < MAX_ROW_SIZE) {
    const next = await chunks.next();
    isComplete = next.done ?? false;
    if (next.done) break;
    seen.push(next.value);
    head += decoder.decode(next.value, { stream: true });
    if (/^[\ufeff\s]*[<[]/.test(head)) break;
  }
  const all = async function* all(): AsyncGenerator<Uint8Array> {
    yield* seen;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return { shape: shapeOf(head, isComplete), bytes: all() };
};

const valuesOf = (
  shape: Shape,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedRow<unknown>> => {
  if (shape === 'html') return readHtmlScripts(decodeText(bytes));
  if (shape === 'lines') return readJsonLines(bytes);
  return readJsonItems(bytes, shape === 'array' ? ['$.*'] : ['$', '$.@graph.*']);
};

/**
 * Streams the job postings of JSON-LD: one, an array, a graph, one a line, or in the scripts of an HTML page. Other
 * nodes are skipped.
 */
export async function* readJsonLd(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedRow<JsonObject>> {
  const peeked = await peek(bytes);
  const known = new Map<string, JsonObject>();
  for await (const row of valuesOf(peeked.shape, peeked.bytes)) {
    if ('fault' in row) {
      yield row;
      continue;
    }
    if (known.size > MAX_KNOWN) known.clear();
    const postings = findPostings(row.content, known);
    for (const [at, content] of postings.entries()) {
      const position = postings.length > 1 ? `${row.position}, posting ${at + 1}` : row.position;
      yield { position, content };
    }
  }
}
