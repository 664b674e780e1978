import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { attachText, type TextFont } from './attach-text.ts';

/** Each of these has Latin, Devanagari and the rupee sign, so that no line mixes two. */
export const SERIF = 'Noto Serif Devanagari';
export const SANS = 'Hind';
/** A sans that stays clear when it is small. */
export const NARROW = 'Mukta';
/** A serif of books without Devanagari, which stands in NARROW beside it. */
export const BOOK = 'Source Serif 4';

const FILES = '@expo-google-fonts';
const fileOf = (folder: string, name: string, style: string): string =>
  fileURLToPath(import.meta.resolve(`${FILES}/${folder}/${style}/${name}_${style}.ttf`));

const WORD_LENGTH_MAX = 30;
const PIECE = new RegExp(`.{1,${WORD_LENGTH_MAX}}`, 'gsu');

/** Words stay whole, but for those that would run over the edge of the paper. */
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

/** Fonts belong to a thread as a whole: registered before its first document, and once. */
export const registerFonts = async (): Promise<void> => {
  Font.registerHyphenationCallback(breakWord);
  await addFont(SERIF, 'noto-serif-devanagari');
  await addFont(SANS, 'hind');
  await addFont(NARROW, 'mukta');
  await addFont(BOOK, 'source-serif-4');
};
