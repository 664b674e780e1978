import { createFragment, type Fragment } from '@broadsheet/contract/fragment';

/** A piece of a response: a cached fragment, or text for this response only. */
export type Part = Fragment | string;

export const textOf = (parts: readonly Part[]): string => {
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : part.bytes.toString();
  return text;
};

/** Joins the pieces of a response in order and merges neighbouring texts into one fragment. */
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
