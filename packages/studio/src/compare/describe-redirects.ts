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

/** An address can lead to another page on each site. */
const byAddress = (redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> => {
  const entries = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const isTaken = entries.has(redirect.from);
    entries.set(isTaken ? `${redirect.from} ${sitesOf(redirect)}` : redirect.from, redirect);
  }
  return entries;
};

/** What differs in the redirects; null if a version cannot be read. */
export const describeRedirects = (before: string, after: string): readonly string[] | null => {
  const [was, is] = [before, after].map((text) => readDraftRedirects(text).redirects);
  return was && is ? describeEntries(byAddress(was), byAddress(is), KIND) : null;
};
