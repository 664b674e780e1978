/** Keywords whose slug plain rewriting would lose: read both ways. */
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

/** A keyword as it stands in a URL: lower case; spaces and slashes to hyphens; `c++`, `c#`, `.net` by table. */
export const slugOfKeyword = (keyword: string): string => {
  const plain = keyword.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
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

/** The keyword that a slug stands for; a hyphen reads as a space. */
export const keywordOfSlug = (slug: string): string => {
  const special = keywordBySlug.get(slug);
  if (special) return special;
  let rest = `-${slug}-`;
  for (const [keyword, part] of SPECIAL_KEYWORDS)
    rest = rest.replaceAll(`-${part}-`, `-${keyword}-`);
  return rest.replaceAll('-', ' ').trim();
};
