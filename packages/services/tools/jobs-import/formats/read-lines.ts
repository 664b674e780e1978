import { BrokenFeedError, MAX_ROW_SIZE } from '../feed-format.ts';

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** A line end follows; only the last line may have none. */
  readonly ended: boolean;
}

/**
 * The lines of a text that arrives in pieces; `\n`, `\r\n` and `\r` end one. Throws BrokenFeedError for a line that is
 * too long.
 */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = '';
  let number = 1;
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const text of lines) {
      yield { number, text, ended: true };
      number += 1;
    }
    if (rest.length > MAX_ROW_SIZE)
      throw new BrokenFeedError(
        `line ${number}`,
        `a line is longer than ${MAX_ROW_SIZE} characters`,
      );
  }
  if (rest) yield { number, text: rest.replace(/\r$/, ''), ended: rest.endsWith('\r') };
}
