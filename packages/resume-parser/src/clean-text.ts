import { cut } from './words/cut.ts';

/** Longer than any paragraph of a resume. */
const LENGTH_MAX = 3_000;
/** The private areas of fonts: bullets at the start of a line, icons elsewhere. */
const BULLET_SIGNS = /^[\u{e000}-\u{f8ff}\u{f0000}-\u{ffffd}]+\s*/u;
const SIGNS = /[\u{e000}-\u{f8ff}\u{f0000}-\u{ffffd}]/gu;
const UNSEEN = /[\p{Cc}\p{Cs}\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{feff}]/gu;

/** Letters that a template sets apart: "2 0 2 5 - 0 1", "W O R K". */
const LETTERS_APART = /(?<!\S)(?:[\p{L}\p{N}–—-] ){3,}[\p{L}\p{N}–—-](?!\S)/gu;

const MAX_APART = 2;
const SINGLES_SHARE = 0.6;
const LETTERS_MIN = 4;

/** A piece whose letters a template sets apart: "W O R K", "2 0 2 3 - 11". The gaps around it are those between words. */
export const closeUp = (piece: string): string => {
  const parts = piece.trim().split(' ');
  const singles = parts.filter((part) => [...part].length === 1);
  const areApart = parts.every((part) => [...part].length <= MAX_APART);
  const isWord = parts.length >= LETTERS_MIN || singles.every((part) => /\p{Lu}/u.test(part));
  const isApart = parts.length > 1 && areApart && singles.length >= SINGLES_SHARE * parts.length;
  return isApart && isWord && singles.length > 1 ? parts.join('') : piece;
};

/** Text as a reader sees it: ligatures resolved, invisible characters removed, any white space as one space. */
export const cleanText = (text: string): string =>
  cut(text, LENGTH_MAX)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(BULLET_SIGNS, '• ')
    .replace(SIGNS, ' ')
    .replace(/ +/g, ' ')
    .replace(LETTERS_APART, (letters) => letters.replaceAll(' ', ''))
    .trim();
