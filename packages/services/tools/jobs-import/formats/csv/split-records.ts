import { BrokenFeedError, MAX_ROW_SIZE } from '../../feed-format.ts';
import type { Line } from '../read-lines.ts';

export interface CsvRecord {
  /** The line of its start, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** A quote that opens here is never closed: the text is its first line only. */
  readonly unclosed: boolean;
  /** A line end follows. */
  readonly ended: boolean;
}

type QuoteState = 'start' | 'plain' | 'quoted' | 'closed';

/** The maximum number of lines in a quoted field before its quote counts as an error. */
const MAX_LINES = 2_000;

interface Scan {
  readonly state: QuoteState;
  /** A quote within a quoted field that is neither doubled nor at its end. */
  readonly stray: boolean;
}

const scanLine = (text: string, delimiter: string, before: QuoteState): Scan => {
  let state = before;
  let stray = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (state === 'quoted') {
      if (character !== '"') continue;
      const next = text[at + 1];
      if (next === '"') {
        at += 1;
        continue;
      }
      stray ||= next !== undefined && next !== delimiter && next !== ' ';
      state = 'closed';
    } else if (character === delimiter) state = 'start';
    else if (character === '"' && state === 'start') state = 'quoted';
    else if (state === 'start' && character !== ' ') state = 'plain';
  }
  return { state, stray };
};

/**
 * Splits lines into records, so that an error costs only its own record: a quote that is never closed, or whose field
 * runs into a line with quotes of its own, is given up after its first line, and reading continues at the second.
 */
export async function* splitRecords(
  lines: AsyncIterable<Line>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  let waiting: Line[] = [];
  let pending: Line[] = [];
  let state: QuoteState = 'start';
  let size = 0;

  const finish = (): CsvRecord => {
    const [first] = pending;
    const record = {
      line: first?.number ?? 0,
      text: pending.map(({ text }) => text).join('\n'),
      unclosed: false,
      ended: pending.at(-1)?.ended ?? false,
    };
    pending = [];
    state = 'start';
    size = 0;
    return record;
  };
  /** Gives up the first pending line; the others are read again. */
  const giveUp = (): CsvRecord => {
    const [first, ...others] = pending;
    waiting = [...others, ...waiting];
    pending = first ? [first] : [];
    return { ...finish(), unclosed: true };
  };
  const take = (line: Line): CsvRecord | null => {
    const scan = scanLine(line.text, delimiter, state === 'quoted' ? 'quoted' : 'start');
    pending.push(line);
    size += line.text.length;
    if (pending.length > 1 && scan.stray) return giveUp();
    state = scan.state;
    if (state !== 'quoted') return finish();
    return pending.length > MAX_LINES || size > MAX_ROW_SIZE ? giveUp() : null;
  };

  for await (const line of lines) {
    waiting.push(line);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const record = take(next);
      if (record) yield record;
    }
  }
  while (pending.length > 0) {
    yield giveUp();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const record = take(next);
      if (record) yield record;
    }
  }
}

/** The delimiter of a header line: the most frequent of comma, semicolon, tab and bar. */
export const delimiterOf = (header: string): string => {
  const counts = [',', ';', '\t', '|'].map(
    (delimiter) => [delimiter, header.split(delimiter).length] as const,
  );
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
};

export const brokenOff = (line: number): BrokenFeedError =>
  new BrokenFeedError(`line ${line}`, 'the file ends in the middle of a row');
