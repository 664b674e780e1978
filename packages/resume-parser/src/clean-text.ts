import { cut } from './words/cut.ts';

/** More than any paragraph of a resume. */
const LENGTH_MAX = 3_000;
/** Where fonts keep signs that no script has: bullets at the begin of a line, icons elsewhere. */
const BULLET_SIGNS = /^[\u{e000}-\u{f8ff}\u{f0000}-\u{ffffd}]+\s*/u;
const SIGNS = /[\u{e000}-\u{f8ff}\u{f0000}-\u{ffffd}]/gu;
const UNSEEN = /[\p{Cc}\p{Cs}\u{ad}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{2064}\u{feff}]/gu;

/** Text as it is seen: ligatures resolved, unseen characters dropped, any white space one space. */
export const cleanText = (text: string): string =>
  cut(text, LENGTH_MAX)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(BULLET_SIGNS, '• ')
    .replace(SIGNS, ' ')
    .replace(/ +/g, ' ')
    .trim();
