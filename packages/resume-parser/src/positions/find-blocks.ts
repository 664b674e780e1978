import type { Row } from '../rows.ts';
import type { Locations } from '../words/locations.ts';
import { countAbove, countFirstAbove } from './count-header-rows.ts';
import type { Anchor } from './find-anchors.ts';
import { companyScore, titleScore } from './header-terms.ts';
import { isHeader } from './is-header.ts';
import { readSentence } from './read-sentence.ts';
import { type HeaderPiece, splitHeader, splitPerhaps, splitSurely } from './split-header.ts';

/** The rows of one period: its header, and its description. */
export interface Block {
  readonly anchor: Anchor;
  readonly pieces: readonly HeaderPiece[];
  readonly header: readonly Row[];
  readonly description: readonly Row[];
}

const BELOW_MAX = 3;
const PAIRED_SHARE = 0.6;

const isNamedBy = (one: HeaderPiece, other: HeaderPiece): boolean =>
  titleScore(one.text) === 1 && companyScore(other.text) >= 0.7;

/** "Senior Engineer, Kaveri Systems": a title and a company by their words, with any separator. */
const namesBoth = (only: HeaderPiece): boolean => {
  const [one, other, ...more] = splitPerhaps(only) ?? [];
  if (!one || !other || more.length > 0) return false;
  return isNamedBy(one, other) || isNamedBy(other, one);
};

const isComplete = (pieces: readonly HeaderPiece[], isPaired: boolean): boolean => {
  if (pieces.length >= 2) return true;
  const [only] = pieces;
  if (only === undefined) return false;
  return splitSurely(only) !== null || namesBoth(only) || (isPaired && splitPerhaps(only) !== null);
};

/** Whether the headers of a resume name title and company in one piece: "Engineer, Meesho". One alone may not. */
const arePaired = (headers: readonly (readonly HeaderPiece[])[]): boolean => {
  const paired = headers.filter(([only, ...more]) => {
    return only && !only.known && more.length === 0 && splitPerhaps(only) !== null;
  });
  return paired.length >= 2 && paired.length >= PAIRED_SHARE * headers.length;
};

const completePieces = (
  pieces: readonly HeaderPiece[],
  isPaired: boolean,
): readonly HeaderPiece[] => {
  const [only, ...others] = pieces;
  const pairs = isPaired ? pieces.flatMap((piece) => splitPerhaps(piece) ?? []) : [];
  if (pairs.length > 0 && others.length > 0) return pairs;
  if (!only || only.known || others.length > 0) {
    return pieces.flatMap((piece) => (piece.known ? [piece] : (splitSurely(piece) ?? [piece])));
  }
  return splitSurely(only) ?? splitPerhaps(only) ?? pieces;
};

const bothTitles = (pieces: readonly HeaderPiece[], more: readonly HeaderPiece[]): boolean =>
  [...pieces, ...more].every(({ text, known }) => known === null && titleScore(text) === 1);

/** Divides rows among the anchors in them. */
export const findBlocks = (
  rows: readonly Row[],
  anchors: readonly Anchor[],
  locations: Locations,
): Block[] => {
  const [firstAnchor] = anchors;
  if (!firstAnchor) return [];
  const firstCount = countFirstAbove(rows, firstAnchor.index);
  const first = rows.slice(firstAnchor.index - firstCount, firstAnchor.index).reverse();
  const isPaired = arePaired(
    anchors.map(({ rest, index }) => {
      const pieces = splitHeader(rest, locations);
      const above = rows[index - 1];
      return pieces.length === 0 && above && isHeader(above)
        ? splitHeader(above.text, locations)
        : pieces;
    }),
  );
  let after = 0;
  const spans = anchors.map((anchor, order) => {
    const count = order === 0 ? firstCount : countAbove(rows, anchor.index, first, after);
    const start = anchor.index - count;
    const bound = anchors[order + 1]?.index ?? rows.length;
    const pieces = [
      ...rows.slice(start, anchor.index).map(({ text }) => text),
      anchor.rest,
    ].flatMap((text) => splitHeader(text, locations));
    let end = anchor.index + 1;
    // Rows that only contain the location may be in between.
    const isSentence = readSentence(anchor.rest) !== null;
    while (
      !isSentence &&
      !isComplete(pieces, isPaired) &&
      end < bound &&
      end - anchor.index <= BELOW_MAX
    ) {
      const row = rows[end];
      if (!row || !isHeader(row)) break;
      // After a title and a company above, another title belongs to the next job.
      const more = splitHeader(row.text, locations);
      if (pieces.length === 1 && more.length === 1 && bothTitles(pieces, more)) break;
      pieces.push(...more);
      end += 1;
    }
    after = end;
    return { anchor, start, end, pieces: completePieces(pieces, isPaired) };
  });
  return spans.map(({ anchor, start, end, pieces }, order) => ({
    anchor,
    pieces,
    header: rows.slice(start, end),
    description: rows.slice(end, Math.max(end, spans[order + 1]?.start ?? rows.length)),
  }));
};
