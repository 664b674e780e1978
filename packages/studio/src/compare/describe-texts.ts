import { diffLines } from 'diff';
import { isJsonObject } from '../editor/model/json.ts';
import { count } from '../format/count.ts';
import { quoted, quotedPair } from '../format/quote.ts';
import { describeSettings } from './describe-settings.ts';

const describeParagraph = (before: string, after: string): string => {
  const pair = quotedPair(before, after);
  return pair === null
    ? `Spacing changed: ${quoted(after)}.`
    : `Changed from ${pair.was} to ${pair.is}.`;
};

const paragraphsOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '');

/** What differs between two texts, by paragraphs. */
export const describeTexts = (before: string, after: string): readonly string[] => {
  const sentences: string[] = [];
  let removed: readonly string[] = [];
  const flush = () => {
    sentences.push(...removed.map((line) => `Removed: ${quoted(line)}.`));
    removed = [];
  };
  for (const chunk of diffLines(before, after)) {
    const lines = paragraphsOf(chunk.value);
    if (chunk.removed) {
      flush();
      removed = lines;
    } else if (chunk.added) {
      const [first, second] = [removed.slice(0, lines.length), removed.slice(lines.length)];
      sentences.push(
        ...lines.map((line, at) =>
          first[at] === undefined ? `Added: ${quoted(line)}.` : describeParagraph(first[at], line),
        ),
      );
      removed = second;
      flush();
    } else flush();
  }
  flush();
  return sentences;
};

/** What differs between two JSON files that are no layouts; null if one of them cannot be read. */
export const describeJson = (before: string, after: string): readonly string[] | null => {
  try {
    const [was, is]: unknown[] = [JSON.parse(before), JSON.parse(after)];
    if (isJsonObject(was) && isJsonObject(is)) return describeSettings({}, was, is);
    if (Array.isArray(was) && Array.isArray(is))
      return was.length === is.length
        ? ['The entries changed.']
        : [`${count(was.length, 'entry', 'entries')} before, ${is.length} now.`];
    return null;
  } catch {
    return null;
  }
};
