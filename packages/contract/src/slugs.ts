import { romanise } from './romanise.ts';

/** Keywords whose slug would lose characters: mapped in both directions. */
const SPECIAL_KEYWORDS: readonly (readonly [keyword: string, slug: string])[] = [
  ['c++', 'c-plus-plus'],
  ['c#', 'c-sharp'],
  ['.net', 'dot-net'],
  ['asp.net', 'asp-dot-net'],
  ['vb.net', 'vb-dot-net'],
  ['f#', 'f-sharp'],
  ['node.js', 'node-js'],
];
const slugByKeyword = new Map(SPECIAL_KEYWORDS);
const keywordBySlug = new Map(SPECIAL_KEYWORDS.map(([keyword, slug]) => [slug, keyword] as const));

/**
 * A keyword in a URL: lower case and Latin letters; spaces and slashes become hyphens; `c++`, `c#`, `.net` by table. The dot
 * of an abbreviation, as in "sr. manager", is left out.
 */
export const slugOfKeyword = (keyword: string): string => {
  const plain = romanise(keyword)
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\.+(?=\s|$)/g, '');
  const special = slugByKeyword.get(plain);
  if (special) return special;
  return plain
    .split(/[\s/]+/)
    .map(
      (word) =>
        slugByKeyword.get(word) ??
        word.replaceAll('+', '-plus').replaceAll('#', '-sharp').replaceAll('.', '-dot-'),
    )
    .join('-')
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
};

/** Dots within words, and the plus after a number: "b.tech", "3+ years". */
const INNER_DOT = /(?<=[a-z0-9])-dot-(?=[a-z0-9])/g;
const AFTER_NUMBER = /(?<=\d)-plus(?=-)/g;

/** The keyword of a slug; a hyphen becomes a space. */
export const keywordOfSlug = (slug: string): string => {
  const special = keywordBySlug.get(slug);
  if (special) return special;
  let rest = `-${slug}-`;
  for (const [keyword, part] of SPECIAL_KEYWORDS)
    rest = rest.replaceAll(`-${part}-`, `-${keyword}-`);
  return rest.replace(INNER_DOT, '.').replace(AFTER_NUMBER, '+').replaceAll('-', ' ').trim();
};
