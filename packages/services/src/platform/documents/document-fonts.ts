import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { attachText, type TextFont } from './attach-text.ts';

/** This font has Latin, Devanagari and the rupee sign, so that no line mixes two fonts. */
export const SERIF = 'Noto Serif Devanagari';
export const SANS = 'Hind';
/** A sans that stays legible at small sizes. */
export const NARROW = 'Mukta';
/** A book serif without Devanagari, which falls back to NARROW. */
export const BOOK = 'Source Serif 4';

const FILES = '@expo-google-fonts';
const fileOf = (folder: string, name: string, style: string): string =>
  fileURLToPath(import.meta.resolve(`${FILES}/${folder}/${style}/${name}_${style}.ttf`));

const WORD_LENGTH_MAX = 30;
const PIECE = new RegExp(`.{1,${WORD_LENGTH_MAX}}`, 'gsu');

/** Words are not hyphenated, except those that would overflow the paper. */
const breakWord = (word: string): string[] =>
  word.length > WORD_LENGTH_MAX ? [...(word.match(PIECE) ?? [word])] : [word];

const WEIGHTS = [
  { fontWeight: 400, style: '400Regular' },
  { fontWeight: 700, style: '700Bold' },
];

const isTextFont = (font: object | null): font is TextFont => !!font && 'createSubset' in font;

const addFont = async (fontFamily: string, folder: string): Promise<void> => {
  if (Font.getRegisteredFontFamilies().includes(fontFamily)) return;
  const name = fontFamily.replaceAll(' ', '');
  for (const { fontWeight, style } of WEIGHTS) {
    Font.register({ family: fontFamily, src: fileOf(folder, name, style), fontWeight });
    await Font.load({ fontFamily, fontWeight });
    const { data } = Font.getFont({ fontFamily, fontWeight });
    if (isTextFont(data)) attachText(data);
  }
};

/** Fonts are global to a thread: register them once, before its first document. */
export const registerFonts = async (): Promise<void> => {
  Font.registerHyphenationCallback(breakWord);
  await addFont(SERIF, 'noto-serif-devanagari');
  await addFont(SANS, 'hind');
  await addFont(NARROW, 'mukta');
  await addFont(BOOK, 'source-serif-4');
};
