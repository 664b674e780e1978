import { diffLines } from 'diff';
import { quoted, quotedPair } from '../format/quote.ts';

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
