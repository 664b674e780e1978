import { composedGlyph, type GlyphPart } from './composed-glyph.ts';
import { type TextSign, textSigns } from './text-signs.ts';

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}
interface Glyph {
  /** The font's glyph number; `attachText` replaces it with a name for the sign. */
  readonly id: number | string;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
  readonly bbox: Box;
}
interface Position {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}
interface GlyphRun {
  glyphs: Glyph[];
  positions: Position[];
}
/** The glyphs of a font that one document embeds, by their number in it. */
interface GlyphSubset {
  readonly glyphs: (number | string)[];
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
  includeGlyph: (id: number | string) => number;
  _addGlyph: (id: number | string) => number;
}
/** The members used here of a TrueType font as fontkit opens it. */
export interface TextFont {
  layout: (text: string, ...options: unknown[]) => GlyphRun;
  getGlyph: (id: number, codePoints?: readonly number[]) => Glyph;
  createSubset: () => GlyphSubset;
}

/** A glyph's outline and advance width. The sign's name encodes all of it, so that no table is needed. */
interface GlyphOutline {
  readonly parts: readonly GlyphPart[];
  readonly advance: number;
}
const glyphKey = (outline: GlyphOutline, codePoints: readonly number[]): string =>
  JSON.stringify({ ...outline, codePoints });
const outlineOf = (name: string): GlyphOutline => JSON.parse(name);

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const SPACE = 0x20;
const EMPTY_OUTLINE = new Uint8Array();

/** A copy of a glyph with its own text: a font stores one text per glyph, the first that it met. */
const withText = (glyph: Glyph, codePoints: readonly number[]): Glyph =>
  Object.create(glyph, { codePoints: { value: codePoints } });

/** Fonts draw joiners as spaces of no width; this restores the joiners. */
const setGlyphs = ({ glyphs, positions }: GlyphRun, letters: readonly string[]) => {
  const ignored = letters.filter((letter) => IGNORABLE.test(letter));
  return glyphs.map(({ codePoints }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const isHidden = codePoints[0] === SPACE && xAdvance === 0;
    const letter = isHidden ? ignored.shift() : undefined;
    return {
      codePoints: letter === undefined ? codePoints : [letter.codePointAt(0) ?? 0],
      xAdvance,
      isAside: xOffset !== 0 || yOffset !== 0,
    };
  });
};

const outlineSign = ({ glyphs, positions }: GlyphRun, { from, until }: TextSign): GlyphOutline => {
  let advance = 0;
  const parts = positions.slice(from, until).map(({ xAdvance, xOffset, yOffset }, index) => {
    const part = { glyph: Number(glyphs[from + index]?.id), x: advance + xOffset, y: yOffset };
    advance += xAdvance;
    return part;
  });
  return { parts, advance };
};

const attachRunText = (run: GlyphRun, letters: readonly string[]): void => {
  const text = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const signs = textSigns(setGlyphs(run, letters), text).map((sign) => {
    const { codePoints, from } = sign;
    const outline = outlineSign(run, sign);
    const advanceWidth =
      outline.parts.length === 1 ? (run.glyphs[from]?.advanceWidth ?? 0) : outline.advance;
    const glyph = Object.create(run.glyphs[from] ?? null, {
      id: { value: glyphKey({ ...outline, advance: advanceWidth }, codePoints) },
      codePoints: { value: codePoints },
      advanceWidth: { value: advanceWidth },
    });
    return { glyph, position: { xAdvance: outline.advance, yAdvance: 0, xOffset: 0, yOffset: 0 } };
  });
  run.glyphs = signs.map(({ glyph }) => glyph);
  run.positions = signs.map(({ position }) => position);
};

const boxOf = (font: TextFont, { parts }: GlyphOutline): [number, number, number, number] => {
  const boxes = parts.map(({ glyph, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(glyph).bbox;
    return [minX + x, minY + y, maxX + x, maxY + y] as const;
  });
  const edge = (pick: (...of: number[]) => number, side: 0 | 1 | 2 | 3): number =>
    Math.round(pick(...boxes.map((box) => box[side]).filter(Number.isFinite), 0));
  return [edge(Math.min, 0), edge(Math.min, 1), edge(Math.max, 2), edge(Math.max, 3)];
};

/**
 * Makes a font embed the original text in documents: programs copy, search and read aloud by the text of each glyph,
 * from left to right. Glyphs that form one sign are merged, and a glyph with several texts is embedded once for each.
 */
export const attachText = (font: TextFont): void => {
  const layout = font.layout.bind(font);
  const getGlyph = font.getGlyph.bind(font);
  const createSubset = font.createSubset.bind(font);

  font.layout = (text, ...options) => {
    font.getGlyph = (id, codePoints = []) => withText(getGlyph(id, codePoints), codePoints);
    try {
      const run = layout(text, ...options);
      attachRunText(run, [...text]);
      return run;
    } finally {
      font.getGlyph = getGlyph;
    }
  };
  font.createSubset = () => {
    const subset = createSubset();
    const addGlyph = subset._addGlyph.bind(subset);
    subset._addGlyph = (id) => {
      if (typeof id === 'number') return addGlyph(id);
      const outline = outlineOf(id);
      const [first, ...others] = outline.parts;
      if (first && others.length === 0 && first.x === 0 && first.y === 0)
        return addGlyph(first.glyph);
      const box = boxOf(font, outline);
      const parts = outline.parts.map((part) => ({
        ...part,
        glyph: subset.includeGlyph(part.glyph),
      }));
      const bytes = first ? composedGlyph(parts, box) : EMPTY_OUTLINE;
      subset.loca.offsets.push(subset.offset);
      subset.offset += bytes.length;
      subset.hmtx.metrics.push({ advance: Math.round(outline.advance), bearing: box[0] });
      return subset.glyf.push(bytes) - 1;
    };
    return subset;
  };
};
