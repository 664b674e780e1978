/** A glyph as a font sets it: what it was made of, as code points, and how far it moves on and aside, in units of the font. */
export interface SetGlyph {
  readonly codePoints: readonly number[];
  readonly xAdvance: number;
  readonly isAside: boolean;
}
/** Glyphs that are one sign to who reads, and what it says; none where it only says something. */
export interface SaidSign {
  readonly from: number;
  readonly until: number;
  readonly says: readonly number[];
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
const wordsOf = (isSpace: readonly boolean[]): Span[] => {
  const ends = isSpace.flatMap((is, index) => (is ? [index] : []));
  return [...ends, isSpace.length].map((until, index) => ({
    from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1,
    until,
  }));
};

const asDrawn = (glyphs: readonly SetGlyph[], { from, until }: Span): SaidSign[] =>
  glyphs.slice(from, until).map(({ codePoints }, index) => ({
    from: from + index,
    until: from + index + 1,
    says: codePoints,
  }));

/** Where letters and glyphs cannot be matched, as beside a circle that a font adds: a letter each, and all others by the last. */
const oneByOne = (span: Span, text: readonly number[]): SaidSign[] => {
  const length = Math.min(span.until - span.from, text.length);
  return Array.from({ length }, (_, index) => {
    const isLast = index === length - 1;
    const from = span.from + index;
    return isLast
      ? { from, until: span.until, says: text.slice(index) }
      : { from, until: from + 1, says: text.slice(index, index + 1) };
  });
};

/** As tight as the code points allow: a sign ends where its glyphs hold what the text holds so far, in whichever order. */
const signsOf = (glyphs: readonly SetGlyph[], word: Span, text: readonly number[]): SaidSign[] => {
  const signs: SaidSign[] = [];
  let from = word.from;
  let read = 0;
  let drawn: number[] = [];
  for (let index = from; index < word.until && drawn.length <= SIGN_LENGTH_MAX; index += 1) {
    drawn.push(...(glyphs[index]?.codePoints ?? []));
    const next = index + 1 < word.until ? glyphs[index + 1] : undefined;
    if (next && (next.isAside || next.xAdvance === 0)) continue;
    const says = text.slice(read, read + drawn.length);
    if (!isPermuted(drawn, says)) continue;
    signs.push({ from, until: index + 1, says });
    read += drawn.length;
    from = index + 1;
    drawn = [];
  }
  return [...signs, ...oneByOne({ from, until: word.until }, text.slice(read))];
};

const groupGlyphs = (glyphs: readonly SetGlyph[], text: readonly number[]): SaidSign[] => {
  const drawnWords = wordsOf(glyphs.map(({ codePoints: [first] }) => first === SPACE));
  const words = wordsOf(text.map((letter) => letter === SPACE));
  if (words.length !== drawnWords.length) return asDrawn(glyphs, { from: 0, until: glyphs.length });
  return drawnWords.flatMap((drawn, index) => {
    const { from = 0, until = 0 } = words[index] ?? {};
    const space = asDrawn(glyphs, { from: drawn.until, until: drawn.until + 1 });
    return [...signsOf(glyphs, drawn, text.slice(from, until)), ...space];
  });
};

/**
 * Firefox takes what says a sign of no width to have none, loses its place, and sees a space where the next font begins. So
 * the letter has the drawing, and a glyph of no width beside it says the rest.
 */
const withBareMarks = (signs: readonly SaidSign[]): SaidSign[] =>
  signs.flatMap((sign) => {
    const [letter, ...marks] = sign.says;
    if (letter === undefined || marks.length === 0) return [sign];
    if (!SIGN_OF_NO_WIDTH.test(String.fromCodePoint(...marks))) return [sign];
    return [
      { ...sign, says: [letter] },
      { from: sign.from, until: sign.from, says: marks },
    ];
  });

/**
 * What a line says when its signs are read from left to right: exactly its text. A vowel that is drawn before its letter, a
 * mark above or below, are one sign with the letter.
 */
export const saidSigns = (glyphs: readonly SetGlyph[], text: readonly number[]): SaidSign[] =>
  withBareMarks(groupGlyphs(glyphs, text));
