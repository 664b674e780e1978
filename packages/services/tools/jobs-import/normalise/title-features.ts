const MAX_PHRASE = 3;
const IGNORED = new Set([
  'of',
  'and',
  'the',
  'a',
  'an',
  'or',
  'for',
  'in',
  'senior',
  'sr',
  'junior',
  'jr',
]);
const WORD = /[a-z0-9+#]+(?:\.[a-z0-9]+)*/g;

/** The terms of a title, without notes in brackets and without terms that name no work. */
export const titleTerms = (title: string): string[] =>
  (
    title
      .toLowerCase()
      .replace(/\(.*?\)/g, ' ')
      .match(WORD) ?? []
  ).filter((word) => !IGNORED.has(word));

/** The phrases of up to three terms; those that end the title are there a second time, with a `$`. */
export const titleFeatures = (title: string): Set<string> => {
  const terms = titleTerms(title);
  const features = new Set<string>();
  for (let size = 1; size <= MAX_PHRASE; size += 1)
    for (let at = 0; at + size <= terms.length; at += 1) {
      const phrase = terms.slice(at, at + size).join(' ');
      features.add(phrase);
      if (size < MAX_PHRASE && at + size === terms.length) features.add(`${phrase}$`);
    }
  return features;
};
