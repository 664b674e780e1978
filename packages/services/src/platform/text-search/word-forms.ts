const MIN_LENGTH = 4;
const SPACE = ' ';

/** A word without the ending of its plural. */
export const toSingular = (word: string): string => {
  if (word.length < MIN_LENGTH || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
};

const hasWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const begins = at === 0 || text[at - 1] === SPACE;
    if (begins && (end === text.length || text[end] === SPACE)) return true;
  }
  return false;
};

/** Whether a folded text has the word, in the singular or the plural. @param form in the singular */
export const hasForm = (text: string, form: string): boolean =>
  hasWord(text, form) ||
  hasWord(text, `${form}s`) ||
  (form.endsWith('y') && hasWord(text, `${form.slice(0, -1)}ies`));
