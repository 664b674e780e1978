import { expect, it } from 'vitest';
import { type SetGlyph, textSigns } from './text-signs.ts';

const codePoints = (text: string): number[] =>
  [...text].map((letter) => letter.codePointAt(0) ?? 0);
/** One glyph per text; a text that starts with a dot gets an offset. */
const glyphsOf = (...texts: readonly string[]): SetGlyph[] =>
  texts.map((text) => ({
    codePoints: codePoints(text.replace('.', '')),
    xAdvance: text.startsWith('.') ? 0 : 500,
    isAside: text.startsWith('.'),
  }));
const textsOf = (glyphs: readonly SetGlyph[], text: string): string[] =>
  textSigns(glyphs, codePoints(text)).map(({ codePoints }) => String.fromCodePoint(...codePoints));

it('makes one sign of a vowel and the letter that it is drawn before', () => {
  expect(textsOf(glyphsOf('ि', 'स्', 'थ', 'ि', 'त'), 'स्थिति')).toEqual(['स', '्थि', 'ति']);
  expect(textsOf(glyphsOf('ि', 'ह', 'त'), 'हित')).toEqual(['हि', 'त']);
});

it('makes one sign of a letter and the marks that stand above or below it, which are said beside it', () => {
  expect(textsOf(glyphsOf('न', 'व', '.र्', 'क', '.ृ'), 'नर्वकृ')).toEqual(['न', 'र', '्व', 'क', 'ृ']);
});

it('leaves letters as they are where each has a glyph', () => {
  expect(textsOf(glyphsOf('A', 'ffi', 'x', ' ', 'B'), 'Affix B')).toEqual([
    'A',
    'ffi',
    'x',
    ' ',
    'B',
  ]);
});

it('says all of what was written where a font adds what was not, however long that is', () => {
  const text = `${'ि'.repeat(50_000)} हित`;
  const pending = ['◌', ...'ि'.repeat(50_000), ' ', 'ि', 'ह', 'त'];
  expect(textsOf(glyphsOf(...pending), text).join('')).toBe(text);
});
