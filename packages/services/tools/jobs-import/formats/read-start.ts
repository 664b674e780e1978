import { BrokenFeedError } from '../feed-format.ts';
import { decodeText } from './decode-text.ts';

const MAX_CHARACTERS = 65_536;

/** The first characters of a feed, without its byte order mark. */
export const readStart = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  let start = '';
  try {
    for await (const text of decodeText(bytes)) {
      start += text;
      if (start.length >= MAX_CHARACTERS) break;
    }
  } catch (error) {
    // The reading that follows reports where the file is damaged.
    if (!(error instanceof BrokenFeedError)) throw error;
  }
  return start.slice(0, MAX_CHARACTERS).replace(/^\ufeff/, '');
};
