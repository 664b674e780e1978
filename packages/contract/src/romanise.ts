const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
/** With a dot below, as in words from Persian and English. */
const DOTTED: Readonly<Record<string, string>> = { ज: 'z', ड: 'd', ढ: 'dh', फ: 'f', क: 'q' };
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ ऑ: 'o', ऍ: 'e' },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o' },
  ...{ 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e' },
};
const NASALS: ReadonlySet<string> = new Set(['ं', 'ँ']);
const DOT = '़';
const NO_VOWEL = '्';
const FIRST_DIGIT = 0x09_66;
const DEVANAGARI = /[\u0900-\u097f]+/g;

const digitOf = (letter: string): string | null => {
  const digit = letter.charCodeAt(0) - FIRST_DIGIT;
  return digit >= 0 && digit <= 9 ? String(digit) : null;
};

/** The letters of one word; a consonant without a sign has an "a", except at the end. */
const romaniseWord = (word: string): string => {
  const letters = [...word.normalize('NFD')];
  let roman = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) {
      if (NASALS.has(letter)) roman += /[बपभफम]/.test(letters[at + 1] ?? '') ? 'm' : 'n';
      else roman += VOWELS[letter] ?? SIGNS[letter] ?? digitOf(letter) ?? '';
      continue;
    }
    const isDotted = letters[at + 1] === DOT;
    roman += (isDotted ? DOTTED[letter] : undefined) ?? consonant;
    if (isDotted) at += 1;
    const next = letters[at + 1];
    if (next === NO_VOWEL) at += 1;
    else if (next !== undefined && SIGNS[next] === undefined) roman += 'a';
  }
  return roman;
};

/** Writes Hindi words with Latin letters, roughly as people type them: नौकरी is "naukari". */
export const romanise = (text: string): string => text.replace(DEVANAGARI, romaniseWord);
