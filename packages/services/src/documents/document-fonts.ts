import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** One serif for Latin, Devanagari and the rupee sign, so that no line mixes two. */
export const SERIF = 'Noto Serif Devanagari';

const FILES = '@expo-google-fonts/noto-serif-devanagari';
const fileOf = (style: string): string =>
  fileURLToPath(import.meta.resolve(`${FILES}/${style}/NotoSerifDevanagari_${style}.ttf`));

const WORD_LENGTH_MAX = 30;
const PIECE = new RegExp(`.{1,${WORD_LENGTH_MAX}}`, 'gsu');

/** Words stay whole, but for those that would run over the edge of the paper. */
const breakWord = (word: string): string[] =>
  word.length > WORD_LENGTH_MAX ? [...(word.match(PIECE) ?? [word])] : [word];

/** Fonts belong to a thread as a whole: registered once, before its first document. */
export const registerFonts = (): void => {
  Font.register({
    family: SERIF,
    fonts: [
      { src: fileOf('400Regular'), fontWeight: 400 },
      { src: fileOf('700Bold'), fontWeight: 700 },
    ],
  });
  Font.registerHyphenationCallback(breakWord);
};
