/** Titles of a file's tests, as written there. */
export const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g),
  ].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1'));
