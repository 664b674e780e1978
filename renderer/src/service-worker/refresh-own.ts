import { findCopy, generationOfCopies, storeCopy } from './page-copies.ts';

/** A member's lists whose entries are readable offline too. */
const LISTS = ['/saved-jobs', '/applied-jobs', '/interviews'];
const ENTRY = /href="(\/(?:j|interview|job\/applied)\/[^"#?]+)"/g;
const MAX_ENTRIES = 12;
/** A list younger than this is not requested again. */
const FRESH_MS = 30 * 60_000;

/** Requests a page as one that perhaps nobody sees, and stores it. Rejects if the server has no room for it now. */
export const fetchCopy = async (path: string): Promise<string | null> => {
  const since = generationOfCopies();
  const response = await fetch(path, { headers: { purpose: 'prefetch' } });
  if (response.status === 429 || response.status >= 500) throw new Error(String(response.status));
  return storeCopy(path, response, since);
};

const entriesIn = (html: string): string[] =>
  [
    ...new Set([...html.matchAll(ENTRY)].map(([, path = '']) => path.replaceAll('&amp;', '&'))),
  ].slice(0, MAX_ENTRIES);

/** Stores a member's saved jobs, applications and interviews, one request after the other. */
export const refreshOwn = async (): Promise<void> => {
  for (const list of LISTS) {
    const known = await findCopy(list);
    const isFresh = known !== null && known.time > Date.now() - FRESH_MS;
    const html = isFresh ? await known.response.text() : await fetchCopy(list);
    // Nobody is signed in any more.
    if (html === null) return;
    for (const path of entriesIn(html)) if (!(await findCopy(path))) await fetchCopy(path);
  }
};
