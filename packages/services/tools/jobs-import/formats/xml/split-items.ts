import { BrokenFeedError, MAX_ROW_SIZE } from '../../feed-format.ts';

/** A piece of a feed: the text of an item's element, or the text between two. */
export interface XmlPiece {
  readonly kind: 'item' | 'between';
  /** The line of its start, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** For an item: its end tag was found before the next item started. */
  readonly closed: boolean;
}

/** The longest mark minus one character, so that a mark that is split between two chunks is found. */
const HELD_BACK = 24;

const lineEnds = (text: string): number => text.split('\n').length - 1;

/**
 * Splits a feed at its items before any of it is parsed, so that malformed XML in one does not affect the next. Marks
 * within CDATA and comments are text. Throws BrokenFeedError at a piece above MAX_ROW_SIZE.
 */
export async function* splitItems(
  texts: AsyncIterable<string>,
  element: string,
): AsyncGenerator<XmlPiece> {
  const marks = new RegExp(`<!\\[CDATA\\[|<!--|<${element}(?=[\\s/>])|</${element}\\s*>`, 'gi');
  let buffer = '';
  let line = 1;
  let searched = 0;
  let inItem = false;
  let skipTo: string | null = null;

  const cut = (end: number, closed: boolean): XmlPiece => {
    const text = buffer.slice(0, end);
    const piece: XmlPiece = { kind: inItem ? 'item' : 'between', line, text, closed };
    line += lineEnds(text);
    buffer = buffer.slice(end);
    searched = 0;
    return piece;
  };
  /** The next complete piece in the buffer, or null when more must be read. */
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
      marks.lastIndex = searched;
      const mark = marks.exec(buffer);
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
        if (inItem) {
          const piece = cut(searched, true);
          inItem = false;
          return piece;
        }
      } else {
        const piece = cut(mark.index, false);
        inItem = true;
        searched = found.length;
        if (piece.text || piece.kind === 'item') return piece;
      }
    }
  };

  for await (const text of texts) {
    buffer += text;
    for (let piece = next(false); piece; piece = next(false)) yield piece;
    if (buffer.length > MAX_ROW_SIZE)
      throw new BrokenFeedError(`line ${line}`, `an item is above ${MAX_ROW_SIZE} characters`);
    if (!inItem && skipTo === null && searched > 0) yield cut(searched, false);
  }
  for (let piece = next(true); piece; piece = next(true)) yield piece;
  if (buffer) yield cut(buffer.length, false);
}
