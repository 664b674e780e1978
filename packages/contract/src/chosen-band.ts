/**
 * The experience band that a reader chose, as its number in text; empty is any or not known.
 * @param cookies as browsers give them to scripts: `band=4; consent=all`.
 */
export const chosenBand = (cookies: string): string =>
  /(?:^|; )band=([2-9])(?:;|$)/.exec(cookies)?.[1] ?? '';
