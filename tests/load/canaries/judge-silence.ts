import { OF_NO_WORDS } from './of-no-words.ts';
import type { Watched } from './watch-canaries.ts';

/**
 * Addresses of one's own that have shown nobody their words without a reason, and reasons that do not hold: of addresses
 * that have shown some, or that are none.
 */
export const judgeSilence = ({
  addresses,
  silentOwn,
}: Pick<Watched, 'addresses' | 'silentOwn'>): readonly string[] => {
  const silent = new Set(silentOwn);
  const known = new Set(addresses);
  return [
    ...silentOwn
      .filter((place) => !(place in OF_NO_WORDS))
      .map((place) => `${place} shows nobody anything, without a reason`),
    ...Object.keys(OF_NO_WORDS).flatMap((place) => {
      if (!known.has(place)) return [`${place} has a reason, and is not asked for`];
      return silent.has(place) ? [] : [`${place} shows words, which it has none of for a reason`];
    }),
  ];
};
