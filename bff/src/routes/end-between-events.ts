import { Readable } from 'node:stream';

const END_OF_EVENT = Buffer.from('\n\n');

async function* untilEnding(body: Readable, ending: AbortSignal): AsyncGenerator<Buffer> {
  let isBetween = true;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      isBetween = chunk.subarray(-END_OF_EVENT.length).equals(END_OF_EVENT);
      yield chunk;
    }
  } catch (error) {
    if (!ending.aborted || !isBetween) throw error;
  }
}

/**
 * Ends an event stream when `ending` aborts, as a complete one, so that no browser reports an error. A stream that
 * breaks within an event still fails.
 */
export const endBetweenEvents = (body: Readable, ending: AbortSignal): Readable =>
  Readable.from(untilEnding(body, ending), { objectMode: false });
