import { SaxesParser } from 'saxes';
import { BrokenFeedError, type FeedRow } from '../../feed-format.ts';
import { decodeText } from '../decode-text.ts';
import { type IndeedJob, messageOf, parseJob } from './parse-job.ts';
import { splitJobs, type XmlPiece } from './split-jobs.ts';

const rowOf = ({ line, text, closed }: XmlPiece): FeedRow<IndeedJob> => {
  const { fields, fault } = parseJob(text);
  const position = `line ${line}`;
  if (fault === null) return { position, content: fields };
  const externalId = fields.get('referencenumber')?.trim() || undefined;
  return { position, fault: closed ? `not XML: ${fault}` : 'the job is not closed', externalId };
};

/**
 * Streams the `<job>` elements. A document type is skipped. Malformed XML within a job costs that job; elsewhere, and
 * where the file is truncated, it throws BrokenFeedError.
 */
export async function* readIndeedXml(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<FeedRow<IndeedJob>> {
  const envelope = new SaxesParser();
  let fault: string | null = null;
  envelope.on('error', (error) => {
    fault ??= messageOf(error);
  });
  const faultOfEnvelope = (): string | null => fault;
  let line = 1;
  let unfinished: XmlPiece | null = null;
  for await (const piece of splitJobs(decodeText(bytes))) {
    // Only the last piece of a file may be a job that is neither closed nor followed by another.
    if (unfinished) yield rowOf(unfinished);
    unfinished = null;
    line = piece.line + piece.text.split('\n').length - 1;
    if (piece.kind === 'between') envelope.write(piece.text);
    else if (piece.closed) yield rowOf(piece);
    else unfinished = piece;
    const wrong = faultOfEnvelope();
    if (wrong) throw new BrokenFeedError(`line ${piece.line}`, `not XML: ${wrong}`);
  }
  if (unfinished)
    throw new BrokenFeedError(`line ${unfinished.line}`, 'the file ends in the middle of a job');
  envelope.close();
  if (faultOfEnvelope()) throw new BrokenFeedError(`line ${line}`, 'the file ends in the middle');
}
