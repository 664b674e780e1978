import { createFragment, type Fragment } from '@broadsheet/contract/fragment';

/** A piece of an answer: kept for many, or the text of this one alone. */
export type Part = Fragment | string;

export const textOf = (parts: readonly Part[]): string => {
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : part.bytes.toString();
  return text;
};

/** The fragments of an answer, in order; what is for it alone becomes as few as can be. */
export const joinParts = (parts: readonly Part[]): readonly Fragment[] => {
  const fragments: Fragment[] = [];
  let text = '';
  const endText = (): void => {
    if (text !== '') fragments.push(createFragment(text, false));
    text = '';
  };
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    endText();
    fragments.push(part);
  }
  endText();
  return fragments;
};
