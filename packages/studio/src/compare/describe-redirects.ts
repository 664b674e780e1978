import { BRANDS } from '@broadsheet/contract/brand';
import type { Redirect } from '@broadsheet/contract/redirects';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { readDraftRedirects } from '../redirects/draft-redirects.ts';
import { describeEntries } from './describe-entries.ts';

const sitesOf = ({ brands }: Redirect): string =>
  [...(brands ?? BRANDS)].sort().map(formatSite).join(' and ');

const KIND = {
  subjectOf: (_: string, { from, to }: Redirect) => `Redirect from ${from} to ${to}`,
  facts: [
    { label: 'target', format: ({ to }: Redirect) => to },
    {
      label: 'kind',
      format: ({ status }: Redirect) => (status === 301 ? 'Moved for good' : 'Moved for a time'),
    },
    { label: 'sites', format: sitesOf },
  ],
};

const keyOf = (redirect: Redirect): string => `${redirect.from} ${sitesOf(redirect)}`;

/**
 * The redirects of two versions by the same keys where they belong together: those of the same address and sites, then
 * those of the same address, because it can lead to another page on each site.
 */
const pairRedirects = (before: readonly Redirect[], after: readonly Redirect[]) => {
  const was = new Map(before.map((redirect) => [keyOf(redirect), redirect]));
  const same = new Set(after.map(keyOf));
  const unpaired = before.filter((redirect) => !same.has(keyOf(redirect)));
  const is = new Map<string, Redirect>();
  for (const redirect of after) {
    const at = was.has(keyOf(redirect))
      ? -1
      : unpaired.findIndex(({ from }) => from === redirect.from);
    const [earlier] = at < 0 ? [] : unpaired.splice(at, 1);
    is.set(keyOf(earlier ?? redirect), redirect);
  }
  return { was, is };
};

/** What differs in the redirects; null if a version cannot be read. */
export const describeRedirects = (before: string, after: string): readonly string[] | null => {
  const [earlier, later] = [before, after].map((text) => readDraftRedirects(text).redirects);
  if (!earlier || !later) return null;
  const { was, is } = pairRedirects(earlier, later);
  return describeEntries(was, is, KIND);
};
