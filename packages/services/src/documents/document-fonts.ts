import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

/** Each of these has Latin, Devanagari and the rupee sign, so that no line mixes two. */
export const SERIF = 'Noto Serif Devanagari';
export const SANS = 'Hind';
/** A sans that stays clear when it is small. */
export const NARROW = 'Mukta';
/** A serif of books without Devanagari, which stands in NARROW beside it: programs read that right, and not all of SERIF. */
export const BOOK = 'Source Serif 4';

const FILES = '@expo-google-fonts';
const fileOf = (folder: string, name: string, style: string): string =>
  fileURLToPath(import.meta.resolve(`${FILES}/${folder}/${style}/${name}_${style}.ttf`));

const WORD_LENGTH_MAX = 30;
const PIECE = new RegExp(`.{1,${WORD_LENGTH_MAX}}`, 'gsu');

/** Words stay whole, but for those that would run over the edge of the paper. */
const breakWord = (word: string): string[] =>
  word.length > WORD_LENGTH_MAX ? [...(word.match(PIECE) ?? [word])] : [word];

/** Fonts belong to a thread as a whole: registered once, before its first document. */
export const registerFonts = (): void => {
  const add = (family: string, folder: string): void => {
    const name = family.replaceAll(' ', '');
    Font.register({
      family,
      fonts: [
        { src: fileOf(folder, name, '400Regular'), fontWeight: 400 },
        { src: fileOf(folder, name, '700Bold'), fontWeight: 700 },
      ],
    });
  };
  add(SERIF, 'noto-serif-devanagari');
  add(SANS, 'hind');
  add(NARROW, 'mukta');
  add(BOOK, 'source-serif-4');
  Font.registerHyphenationCallback(breakWord);
};
