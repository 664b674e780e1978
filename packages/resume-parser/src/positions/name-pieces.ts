import { companyScore, titleScore } from './header-terms.ts';
import type { HeaderPiece } from './split-header.ts';

export interface Named {
  readonly title: string | null;
  readonly company: string | null;
  /** From 0 to 1. */
  readonly confidence: number;
}

/** Above 0 for titles, below for companies. */
const leaning = ({ text, known }: HeaderPiece): number => {
  if (known) return known === 'title' ? 2 : -2;
  return titleScore(text) - companyScore(text);
};

/** Whether titles precede companies in this resume: above 0 where they do, weighted by frequency and confidence. */
export const learnOrder = (headers: readonly (readonly HeaderPiece[])[]): number =>
  headers.reduce((sum, [first, second]) => {
    return first && second ? sum + leaning(first) - leaning(second) : sum;
  }, 0);

const sureOf = (difference: number): number => {
  if (difference >= 1.5) return 0.95;
  return difference >= 0.7 ? 0.85 : 0.6;
};

/**
 * Decides which piece is the title and which the company: by their words, and otherwise by the order in other headers.
 */
export const namePieces = (pieces: readonly HeaderPiece[], order: number): Named => {
  const [first, second] = pieces;
  if (!first) return { title: null, company: null, confidence: 0 };
  if (!second) {
    const isTitle = leaning(first) > 0 || (leaning(first) === 0 && order >= 0);
    const confidence = leaning(first) === 0 ? 0.4 : 0.7;
    return isTitle
      ? { title: first.text, company: null, confidence }
      : { title: null, company: first.text, confidence };
  }
  const ranked = [...pieces].sort((a, b) => leaning(b) - leaning(a));
  const [best] = ranked;
  const difference = leaning(first) - leaning(second);
  if (pieces.length > 2 && best && leaning(best) > 0) {
    const others = pieces.filter((piece) => piece !== best);
    const company = others.reduce((found, piece) =>
      leaning(piece) < leaning(found) ? piece : found,
    );
    return { title: best.text, company: company.text, confidence: 0.7 };
  }
  const titleFirst = Math.abs(difference) >= 0.7 ? difference > 0 : order + difference >= 0;
  const [title, company] = titleFirst ? [first, second] : [second, first];
  return { title: title.text, company: company.text, confidence: sureOf(Math.abs(difference)) };
};
