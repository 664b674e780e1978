/** A glyph as a font shapes it: its code points, advance width and offset, in units of the font. */
export interface SetGlyph {
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly isAside: boolean;
}
/** The glyphs that a reader sees as one sign, and their text; no glyphs where there is only text. */
export interface TextSign {
  readonly from: number;
  readonly until: number;
  readonly codePoints: readonly number[];
}

const SPACE = 0x20;
const SIGN_OF_NO_WIDTH = /\p{Mn}/u;

/** No sign has more glyphs; the search for a match stops here. */
const SIGN_LENGTH_MAX = 24;

interface Span {
  readonly from: number;
  readonly until: number;
}

const isPermuted = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** The spans between spaces. They keep their order, however the letters within each are reordered. */
const spansOf = (isSpace: readonly boolean[]): Span[] => {
  const ends = isSpace.flatMap((is, index) => (is ? [index] : []));
  return [...ends, isSpace.length].map((until, index) => ({
    from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1,
    until,
  }));
};

const inVisualOrder = (glyphs: readonly SetGlyph[], { from, until }: Span): TextSign[] =>
  glyphs.slice(from, until).map(({ codePoints }, index) => ({
    from: from + index,
    until: from + index + 1,
    codePoints: codePoints,
  }));

/**
 * The fallback where letters and glyphs cannot be matched, such as a dotted circle that a font adds: one letter per
 * glyph, and the rest goes to the last.
 */
const oneByOne = (span: Span, text: readonly number[]): TextSign[] => {
  const length = Math.min(span.until - span.from, text.length);
  return Array.from({ length }, (_, index) => {
    const isLast = index === length - 1;
    const from = span.from + index;
    return isLast
      ? { from, until: span.until, codePoints: text.slice(index) }
      : { from, until: from + 1, codePoints: text.slice(index, index + 1) };
  });
};

/**
 * Splits as finely as the code points allow: a sign ends where its glyphs contain exactly the text so far, in any
 * order.
 */
const signsOf = (glyphs: readonly SetGlyph[], word: Span, text: readonly number[]): TextSign[] => {
  const signs: TextSign[] = [];
  let from = word.from;
  let read = 0;
  let pending: number[] = [];
  for (let index = from; index < word.until && pending.length <= SIGN_LENGTH_MAX; index += 1) {
    pending.push(...(glyphs[index]?.codePoints ?? []));
    const next = index + 1 < word.until ? glyphs[index + 1] : undefined;
    if (next && (next.isAside || next.xAdvance === 0)) continue;
    const codePoints = text.slice(read, read + pending.length);
    if (!isPermuted(pending, codePoints)) continue;
    signs.push({ from, until: index + 1, codePoints });
    read += pending.length;
    from = index + 1;
    pending = [];
  }
  return [...signs, ...oneByOne({ from, until: word.until }, text.slice(read))];
};

const groupGlyphs = (glyphs: readonly SetGlyph[], text: readonly number[]): TextSign[] => {
  const glyphSpans = spansOf(glyphs.map(({ codePoints: [first] }) => first === SPACE));
  const letterSpans = spansOf(text.map((letter) => letter === SPACE));
  if (letterSpans.length !== glyphSpans.length)
    return inVisualOrder(glyphs, { from: 0, until: glyphs.length });
  return glyphSpans.flatMap((pending, index) => {
    const { from = 0, until = 0 } = letterSpans[index] ?? {};
    const space = inVisualOrder(glyphs, { from: pending.until, until: pending.until + 1 });
    return [...signsOf(glyphs, pending, text.slice(from, until)), ...space];
  });
};

/**
 * Firefox ignores the text of a sign of zero width, loses its position, and inserts a space where the next font begins.
 * So the letter gets the outline, and a glyph of zero width beside it holds the rest of the text.
 */
const withBareMarks = (signs: readonly TextSign[]): TextSign[] =>
  signs.flatMap((sign) => {
    const [letter, ...marks] = sign.codePoints;
    if (letter === undefined || marks.length === 0) return [sign];
    if (!SIGN_OF_NO_WIDTH.test(String.fromCodePoint(...marks))) return [sign];
    return [
      { ...sign, codePoints: [letter] },
      { from: sign.from, until: sign.from, codePoints: marks },
    ];
  });

/**
 * The signs of a line, whose texts from left to right are exactly the line's text. A vowel that is drawn before its
 * letter, and a mark above or below, form one sign with the letter.
 */
export const textSigns = (glyphs: readonly SetGlyph[], text: readonly number[]): TextSign[] =>
  withBareMarks(groupGlyphs(glyphs, text));
