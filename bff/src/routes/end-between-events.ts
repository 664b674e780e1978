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
 * A stream of events, which `ending` breaks off, as it is to be sent: it then ends as one that is over, so that no browser
 * speaks of a fault, but for one that was broken off within an event.
 */
export const endBetweenEvents = (body: Readable, ending: AbortSignal): Readable =>
  Readable.from(untilEnding(body, ending), { objectMode: false });
