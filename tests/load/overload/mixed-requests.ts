import { bffPathOf } from '@broadsheet/contract/call';
import { jobFeed } from '@broadsheet/contract/calls/feed';
import { saveJob, unsaveJob } from '@broadsheet/contract/calls/job-actions';
import type { Criticality } from '@broadsheet/contract/criticality';
import { hrefOf } from '@broadsheet/contract/match-page';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import type { People } from '../kills/people.ts';

export interface MixedRequest {
  readonly criticality: Criticality;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Where the pages of jobs are: an address whose words are not those of its job leads to it. */
export const findJobPaths = (
  { ask }: Pick<RunningSite, 'ask'>,
  jobIds: readonly number[],
): Promise<string[]> =>
  Promise.all(
    jobIds.map(async (jobId) => {
      const asked = hrefOf('jobdetail', { slug: 'job', jobId: String(jobId) });
      const { headers } = await ask('tech', asked);
      return headers.get('location') ?? asked;
    }),
  );

type Below = (limit: number) => number;

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const COMMON = { 'user-agent': BROWSER, 'accept-encoding': 'gzip', accept: 'text/html' };
const JSON_BODY = { ...COMMON, accept: 'application/json', 'content-type': 'application/json' };
const WORDS = ['manager', 'clerk', 'java', 'sales', 'nurse', 'driver', 'finance', 'design'];
const LISTS = ['/c/backend-jobs', '/c/sales-jobs', '/c/human-resources-jobs', '/'];

/**
 * What people and machines ask a site for, one request at a time: a tenth of it critical, six tenths pages and lists that
 * somebody waits for, three tenths what can be shed. Never the same search twice in a row, so that little of it is kept.
 */
export const createMix = (
  { people, jobIds }: People,
  jobPaths: readonly string[],
  below: Below,
) => {
  const pick = <T>(all: readonly T[]): T => {
    const one = all[below(all.length)];
    if (one === undefined) throw new Error('there is nothing to pick from');
    return one;
  };
  const bearer = () => ({ authorization: `Bearer ${pick(people).token}` });
  const get = (criticality: Criticality, path: string, headers = {}): MixedRequest => ({
    criticality,
    method: 'GET',
    path,
    headers: { ...COMMON, ...headers },
  });
  const post = (path: string, body: unknown, headers = {}): MixedRequest => ({
    criticality: 'critical',
    method: 'POST',
    path,
    headers: { ...JSON_BODY, ...headers },
    body: JSON.stringify(body),
  });
  const search = () => `${pick(WORDS)} ${below(10_000)}`;
  const kinds: readonly [share: number, make: () => MixedRequest][] = [
    [4, () => post(bffPathOf(saveJob), { jobcode: String(pick(jobIds)) }, bearer())],
    [4, () => post(bffPathOf(unsaveJob), { jobcode: String(pick(jobIds)) }, bearer())],
    [2, () => get('critical', hrefOf('login', {}))],
    [20, () => get('normal', pick(LISTS))],
    [15, () => get('normal', pick(jobPaths))],
    [10, () => get('normal', hrefOf('jobfeed', {}), { cookie: `token=${pick(people).token}` })],
    [10, () => get('normal', `/api/job/search?query=${encodeURIComponent(search())}`)],
    [5, () => ({ ...get('normal', bffPathOf(jobFeed)), headers: { ...COMMON, ...bearer() } })],
    [15, () => get('sheddable', pick(LISTS), { 'sec-purpose': 'prefetch' })],
    [15, () => get('sheddable', pick(jobPaths), { 'user-agent': CRAWLER })],
  ];
  const total = kinds.reduce((sum, [share]) => sum + share, 0);
  return (): MixedRequest => {
    let at = below(total);
    for (const [share, make] of kinds) {
      if (at < share) return make();
      at -= share;
    }
    throw new Error('the shares do not add up');
  };
};
