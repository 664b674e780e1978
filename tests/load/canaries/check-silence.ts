import type { Watched } from './watch-canaries.ts';
import { WITHOUT_TEXT } from './without-text.ts';

/**
 * Personal addresses that have shown nobody their canary without a listed reason, and reasons that are wrong: for
 * addresses that have shown one, or that do not exist.
 */
export const checkSilence = ({
  addresses,
  silentOwn,
}: Pick<Watched, 'addresses' | 'silentOwn'>): readonly string[] => {
  const silent = new Set(silentOwn);
  const known = new Set(addresses);
  return [
    ...silentOwn
      .filter((source) => !(source in WITHOUT_TEXT))
      .map((source) => `${source} shows nobody anything, without a reason`),
    ...Object.keys(WITHOUT_TEXT).flatMap((source) => {
      if (!known.has(source)) return [`${source} has a reason, and is not asked for`];
      return silent.has(source) ? [] : [`${source} shows words, which it has none of for a reason`];
    }),
  ];
};
