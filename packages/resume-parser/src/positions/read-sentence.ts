/** A title and a company in a sentence. */
export interface SentencePosition {
  readonly title: string;
  readonly company: string;
}

const VERB =
  '\\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing|es)|joined|associated|engaged|interned|currently)\\b';
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `${VERB}(?:\\s+\\w+)?\\s+as\\s+(?:an?\\s+|the\\s+)?(?<title>.+?)\\s+(?:at|with|in|for)\\s+(?<company>.+)$`,
    'iu',
  ),
  new RegExp(
    `${VERB}(?:\\s+\\w+)?\\s+(?:at|with|in|for|by)\\s+(?<company>.+?)\\s+as\\s+(?:an?\\s+|the\\s+)?(?<title>.+)$`,
    'iu',
  ),
];
const END = /[\s.,;(]+$/u;

/** "Worked as an engineer with Infosys": parses the text without its period. */
export const readSentence = (text: string): SentencePosition | null => {
  const sentence = text.replace(/\t/gu, ' ').replace(END, '');
  for (const pattern of PATTERNS) {
    const { title, company } = pattern.exec(sentence)?.groups ?? {};
    if (title && company) return { title: title.trim(), company: company.replace(END, '').trim() };
  }
  return null;
};
