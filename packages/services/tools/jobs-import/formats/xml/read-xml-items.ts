import { SaxesParser } from 'saxes';
import { BrokenFeedError, type FeedRow } from '../../feed-format.ts';
import { decodeText } from '../decode-text.ts';
import { messageOf, parseXmlItem, type XmlFields } from './parse-xml-item.ts';
import { splitItems, type XmlPiece } from './split-items.ts';

/** The element of one job, and its fields that may hold an id. */
export interface XmlItem {
  readonly element: string;
  readonly ids: readonly string[];
}

/** An item's fields, and the text before the first item: the envelope may name the employer. */
export interface XmlJob {
  readonly fields: XmlFields;
  readonly head: string;
}

const rowOf = (
  { line, text, closed }: XmlPiece,
  { ids }: XmlItem,
  head: string,
): FeedRow<XmlJob> => {
  const { fields, fault } = parseXmlItem(text);
  const position = `line ${line}`;
  if (fault === null) return { position, content: { fields, head } };
  const externalId = ids.map((name) => fields.get(name)?.trim()).find(Boolean);
  return { position, fault: closed ? `not XML: ${fault}` : 'the job is not closed', externalId };
};

/**
 * Streams the elements of a feed's jobs. A document type is skipped. Malformed XML within a job costs that job;
 * elsewhere, and where the file is truncated, it throws BrokenFeedError.
 */
export async function* readXmlItems(
  bytes: AsyncIterable<Uint8Array>,
  item: XmlItem,
): AsyncGenerator<FeedRow<XmlJob>> {
  const envelope = new SaxesParser();
  let fault: string | null = null;
  envelope.on('error', (error) => {
    fault ??= messageOf(error);
  });
  const faultOfEnvelope = (): string | null => fault;
  let line = 1;
  let head = '';
  let hasItem = false;
  let unfinished: XmlPiece | null = null;
  for await (const piece of splitItems(decodeText(bytes), item.element)) {
    // Only the last piece of a file may be a job that is neither closed nor followed by another.
    if (unfinished) yield rowOf(unfinished, item, head);
    unfinished = null;
    line = piece.line + piece.text.split('\n').length - 1;
    hasItem ||= piece.kind === 'item';
    if (piece.kind === 'between') {
      if (!hasItem) head = (head + piece.text).slice(0, HEAD_CHARACTERS);
      envelope.write(piece.text);
    } else if (piece.closed) yield rowOf(piece, item, head);
    else unfinished = piece;
    const wrong = faultOfEnvelope();
    if (wrong) throw new BrokenFeedError(`line ${piece.line}`, `not XML: ${wrong}`);
  }
  if (unfinished)
    throw new BrokenFeedError(`line ${unfinished.line}`, 'the file ends in the middle of a job');
  envelope.close();
  if (faultOfEnvelope()) throw new BrokenFeedError(`line ${line}`, 'the file ends in the middle');
}

const HEAD_CHARACTERS = 20_000;
