import { formatPage } from '@broadsheet/contract/studio/format-file';

/** Says of which pages the changes cannot be shown, and why. */
export const formatRefused = (pages: readonly string[]): string => {
  const [first = '', ...others] = pages.map(formatPage);
  return others.length === 0
    ? `A version of the ${first} page does not fit the rules of today, so its changes cannot be shown here.`
    : `Versions of these pages do not fit the rules of today, so their changes cannot be shown here: ${[first, ...others].join(', ')}.`;
};
