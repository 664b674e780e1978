import { kindAt } from '@broadsheet/test-kit/site/page-addresses';
import { listLinks, listOutwardLinks } from './page-links.ts';

/** The limit of followed pages per kind, in order: pages of a kind use the same blocks. */
const FOLLOWED_A_KIND = 6;
const AT_ONCE = 4;

interface CrawlOptions {
  readonly request: (href: string) => Promise<Response>;
  /** The start pages. */
  readonly from: readonly string[];
  /** The static fault of a link; checked for every link of every page, followed or not. */
  readonly findFault: (href: string) => string | null;
  /** The faults of a page. */
  readonly findPageFaults?: (html: string) => readonly string[];
  /** The kinds of pages that are read; absent is all. */
  readonly mayFollow?: readonly string[];
  readonly followedAKind?: number;
}

export interface Crawl {
  /** Kinds of the pages that links lead to. */
  readonly kinds: ReadonlySet<string>;
  /** Each with the page that has it. */
  readonly faults: readonly string[];
}

const kindOf = (href: string): string => kindAt(href) ?? 'redirect';

/** Reads the start pages and follows their links recursively, each address once. */
export const crawl = async ({
  request,
  from,
  findFault,
  findPageFaults = () => [],
  mayFollow,
  followedAKind = FOLLOWED_A_KIND,
}: CrawlOptions): Promise<Crawl> => {
  const queue = from.map((href) => ({ href, by: null as string | null }));
  const met = new Set(from);
  const linked = new Set<string>();
  const followed = new Map<string, number>();
  const faults: string[] = [];

  const meet = (link: string, by: string): void => {
    linked.add(link);
    if (met.has(link)) return;
    met.add(link);
    const fault = findFault(link);
    if (fault) faults.push(`${by}: ${fault}`);
    const kind = kindOf(link);
    if (mayFollow && !mayFollow.includes(kind)) return;
    const count = followed.get(kind) ?? 0;
    followed.set(kind, count + 1);
    if (count < followedAKind) queue.push({ href: link, by });
  };
  const read = async ({ href, by }: (typeof queue)[number]): Promise<void> => {
    const answer = await request(href);
    if (by !== null && answer.status >= 400) faults.push(`${by}: ${href} answers ${answer.status}`);
    const html = await answer.text();
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
    faults.push(...findPageFaults(html).map((fault) => `${href}: ${fault}`));
    const unsafe = listOutwardLinks(html).filter(
      (each) => !/^(https:\/\/|mailto:|tel:\+)/.test(each),
    );
    faults.push(...unsafe.map((each) => `${href}: leads out to ${each}`));
    const links = listLinks(html).map((each) => each.replace(/#.*$/, ''));
    if (links.length === 0 && answer.status < 300) faults.push(`${href}: has no links`);
    for (const link of links) meet(link, href);
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(read));
  return { kinds: new Set([...linked].map(kindOf)), faults };
};
