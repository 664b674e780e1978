/** A glyph as a font sets it: what it was made of, as code points, and how far it moves on and aside, in units of the font. */
export interface SetGlyph {
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly isAside: boolean;
}
/** Glyphs that are one sign to who reads, and what it says; none where it only says something. */
export interface TextSign {
  readonly from: number;
  readonly until: number;
  readonly codePoints: readonly number[];
}

const SPACE = 0x20;
const SIGN_OF_NO_WIDTH = /\p{Mn}/u;

/** No sign is of more; what cannot be matched is not looked at to its end. */
const SIGN_LENGTH_MAX = 24;

interface Span {
  readonly from: number;
  readonly until: number;
}

const isPermuted = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** The words between spaces, which are set in their order, whatever becomes of the letters of each. */
const spansOf = (isSpace: readonly boolean[]): Span[] => {
  const ends = isSpace.flatMap((is, index) => (is ? [index] : []));
  return [...ends, isSpace.length].map((until, index) => ({
    from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1,
    until,
  }));
};

const inDrawnOrder = (glyphs: readonly SetGlyph[], { from, until }: Span): TextSign[] =>
  glyphs.slice(from, until).map(({ codePoints }, index) => ({
    from: from + index,
    until: from + index + 1,
    codePoints: codePoints,
  }));

/** Where letters and glyphs cannot be matched, as beside a circle that a font adds: a letter each, and all others by the last. */
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

/** As tight as the code points allow: a sign ends where its glyphs hold what the text holds so far, in whichever order. */
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
    return inDrawnOrder(glyphs, { from: 0, until: glyphs.length });
  return glyphSpans.flatMap((pending, index) => {
    const { from = 0, until = 0 } = letterSpans[index] ?? {};
    const space = inDrawnOrder(glyphs, { from: pending.until, until: pending.until + 1 });
    return [...signsOf(glyphs, pending, text.slice(from, until)), ...space];
  });
};

/**
 * Firefox takes what says a sign of no width to have none, loses its place, and sees a space where the next font begins. So
 * the letter has the drawing, and a glyph of no width beside it says the rest.
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
 * What a line says when its signs are read from left to right: exactly its text. A vowel that is drawn before its letter, a
 * mark above or below, are one sign with the letter.
 */
export const textSigns = (glyphs: readonly SetGlyph[], text: readonly number[]): TextSign[] =>
  withBareMarks(groupGlyphs(glyphs, text));
