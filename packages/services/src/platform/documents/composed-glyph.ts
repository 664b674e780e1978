/** A glyph of the font and its position in a composed glyph, in units of the font. */
export interface GlyphPart {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

const HEAD_BYTES = 10;
const PART_BYTES = 8;
const COMPOSED = -1;
const ARGS_ARE_WORDS = 0x1;
const ARGS_ARE_XY = 0x2;
const MORE_PARTS = 0x20;

/**
 * A TrueType glyph that draws other glyphs at given positions (the table `glyf`, "Composite Glyph Description").
 * @param box [xMin, yMin, xMax, yMax] of what is drawn.
 */
export const composedGlyph = (
  parts: readonly GlyphPart[],
  box: readonly [number, number, number, number],
): Uint8Array => {
  const bytes = new Uint8Array(HEAD_BYTES + PART_BYTES * parts.length);
  const view = new DataView(bytes.buffer);
  view.setInt16(0, COMPOSED);
  box.forEach((edge, index) => {
    view.setInt16(2 + index * 2, edge);
  });
  parts.forEach(({ glyph, x, y }, index) => {
    const at = HEAD_BYTES + PART_BYTES * index;
    const more = index < parts.length - 1 ? MORE_PARTS : 0;
    view.setUint16(at, ARGS_ARE_WORDS | ARGS_ARE_XY | more);
    view.setUint16(at + 2, glyph);
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  });
  return bytes;
};
