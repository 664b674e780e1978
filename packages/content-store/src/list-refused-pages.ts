import type { ContentSide } from './diff-content.ts';
import { isLayoutFile } from './read-content-files.ts';

/** The text of each layout that has faults, so that its page is not served. */
const refusedIn = ({ files, loaded }: ContentSide): ReadonlyMap<string, string | null> => {
  const served = new Set<string>(loaded.pages.keys());
  return new Map(
    files
      .filter((file) => isLayoutFile(file) && !served.has(file.name))
      .map(({ name, text }) => [name, text]),
  );
};

/**
 * Pages that cannot be compared, since the rules of today refuse one of both versions. A page that both have with the same
 * text did not change, and is not listed.
 */
export const listRefusedPages = (before: ContentSide, after: ContentSide): string[] => {
  const [was, is] = [refusedIn(before), refusedIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((page) => !(was.has(page) && is.has(page) && was.get(page) === is.get(page)))
    .sort();
};
