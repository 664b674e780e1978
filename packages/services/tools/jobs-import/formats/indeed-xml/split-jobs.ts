import { BrokenFeedError, MAX_ROW_SIZE } from '../../feed-format.ts';

/** A piece of a feed: a whole `<job>` element as it is written, or what stands between two. */
export interface XmlPiece {
  readonly kind: 'job' | 'between';
  /** Line of its start, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** For a job: its end tag was found, before the next job began. */
  readonly closed: boolean;
}

const MARK = /<!\[CDATA\[|<!--|<job(?=[\s/>])|<\/job\s*>/gi;
/** The longest mark but one character: no mark is missed because it arrives in two chunks. */
const HELD_BACK = 16;

const lineEnds = (text: string): number => text.split('\n').length - 1;

/**
 * Cuts a feed at its jobs before any of it is parsed, so that what is ill-formed in one cannot spoil the next. Marks
 * within CDATA and comments are text. Throws BrokenFeedError at a piece above MAX_ROW_SIZE.
 */
export async function* splitJobs(texts: AsyncIterable<string>): AsyncGenerator<XmlPiece> {
  let buffer = '';
  let line = 1;
  let searched = 0;
  let inJob = false;
  let skipTo: string | null = null;

  const cut = (end: number, closed: boolean): XmlPiece => {
    const text = buffer.slice(0, end);
    const piece: XmlPiece = { kind: inJob ? 'job' : 'between', line, text, closed };
    line += lineEnds(text);
    buffer = buffer.slice(end);
    searched = 0;
    return piece;
  };
  /** Answers the next piece that the buffer holds whole, or null when more must be read. */
  const next = (isLast: boolean): XmlPiece | null => {
    for (;;) {
      if (skipTo !== null) {
        const end = buffer.indexOf(skipTo, searched);
        if (end < 0) {
          searched = Math.max(searched, buffer.length - skipTo.length);
          return null;
        }
        searched = end + skipTo.length;
        skipTo = null;
      }
      MARK.lastIndex = searched;
      const mark = MARK.exec(buffer);
      if (!mark || (!isLast && mark.index > buffer.length - HELD_BACK)) {
        searched = Math.max(searched, Math.min(mark?.index ?? Infinity, buffer.length - HELD_BACK));
        return null;
      }
      const [found] = mark;
      if (found.startsWith('<!')) {
        skipTo = found === '<!--' ? '-->' : ']]>';
        searched = mark.index + found.length;
      } else if (found.startsWith('</')) {
        searched = mark.index + found.length;
        if (inJob) {
          const piece = cut(searched, true);
          inJob = false;
          return piece;
        }
      } else {
        const piece = cut(mark.index, false);
        inJob = true;
        searched = found.length;
        if (piece.text || piece.kind === 'job') return piece;
      }
    }
  };

  for await (const text of texts) {
    buffer += text;
    for (let piece = next(false); piece; piece = next(false)) yield piece;
    if (buffer.length > MAX_ROW_SIZE)
      throw new BrokenFeedError(`line ${line}`, `a job is above ${MAX_ROW_SIZE} characters`);
    if (!inJob && skipTo === null && searched > 0) yield cut(searched, false);
  }
  for (let piece = next(true); piece; piece = next(true)) yield piece;
  if (buffer) yield cut(buffer.length, false);
}
