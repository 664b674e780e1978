import type { BrandConfig } from '@broadsheet/contract/brand-config';

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name of one word, such as "Management", is also a word of the language. */
const namesOf = ({ name, hosts }: BrandConfig): readonly string[] => [
  ...(name.includes(' ') ? [name] : []),
  ...hosts,
];

/** Finds the first name or host of another brand in a text; the result says where, counted from 0. */
export const createOtherBrandFinder = (
  others: readonly BrandConfig[],
): ((text: string) => { readonly text: string; readonly at: number } | null) => {
  const names = others.flatMap(namesOf).map(escapePattern);
  if (names.length === 0) return () => null;
  const pattern = new RegExp(`(?<![\\w.-])(?:${names.join('|')})(?![\\w-])`);
  return (text) => {
    const found = pattern.exec(text);
    return found && { text: found[0], at: found.index };
  };
};
