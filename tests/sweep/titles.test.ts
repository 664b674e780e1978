import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import * as subscription from '@broadsheet/contract/calls/subscription';
import { hrefOf, matchPage } from '@broadsheet/contract/match-page';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import { DEMO_PASSWORD } from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { kindAt, readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { expect, it } from 'vitest';
import { listLinks } from './page-links.ts';
import { useRunningSite } from './running-site.ts';

const site = useRunningSite();

const SECTIONS = ['privacy', 'changepassword', 'verify-contact-details', 'plans'];

type Kinds = [PageLayoutName, PageKindDefinition][];
const kindsOf = (brand: Brand): Kinds =>
  (Object.entries(PAGE_KINDS) as Kinds).filter(
    ([, { brands }]) => brands === undefined || brands.includes(brand),
  );

/** Logs in a demo member with an application, invitations to interviews and an unpaid order. */
const signIn = async (brand: Brand) => {
  const caller = createCaller(site(), brand);
  await caller.call(login, { body: { email: `pro@${brand}.example`, password: DEMO_PASSWORD } });
  const body = { plan: 'resume-builder' } as const;
  const { order } = await caller.call(subscription.subscriptionHash, { body });
  const headers = { cookie: `token=${caller.token}` };
  const read = async (path: string) => (await site().request(brand, path, { headers })).text();
  return { read, orderId: order.orderId };
};

/** An address of a page of the seeker that another page of theirs links to. */
const findLink = async (
  read: (path: string) => Promise<string>,
  from: string,
  kind: PageLayoutName,
): Promise<string> => {
  const found = listLinks(await read(from)).find((href) => {
    const page = matchPage(href);
    return 'kind' in page && page.kind === kind;
  });
  if (found === undefined) throw new Error(`${from} links to no ${kind}`);
  return found;
};

/** One address of every page kind, and all addresses of kinds whose pages differ by address only. */
const listAddresses = async (brand: Brand) => {
  const { read, orderId } = await signIn(brand);
  const open = await readPageAddresses(site(), brand);
  const own = kindsOf(brand)
    .filter(([, { auth, paths }]) => auth === 'seeker' && paths.some((path) => !/\{/.test(path)))
    .map(([kind]) => hrefOf(kind));
  const addresses = [
    ...Object.values(open).map(([path = '']) => path),
    ...(open.learning ?? []).slice(1),
    ...own,
    ...SECTIONS.map((section) => hrefOf('settings', { section })),
    hrefOf('checkout', { orderId }),
    await findLink(read, '/interviews', 'interview'),
    await findLink(read, '/applied-jobs', 'jobapplied'),
  ];
  return { read, addresses: [...new Set(addresses)] };
};

const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

it.each([...BRANDS])(
  'every page of %s has a title of its own, its subject first',
  async (brand) => {
    const { read, addresses } = await listAddresses(brand);
    const reached = addresses.map(kindAt);
    const wanted = kindsOf(brand).map(([kind]) => kind);
    expect(wanted.filter((kind) => !reached.includes(kind))).toEqual([]);

    const owners = new Map<string, string>();
    const faults: string[] = [];
    for (const path of addresses) {
      const title = titleOf(await read(path));
      const owner = owners.get(title);
      if (owner !== undefined) faults.push(`${path} and ${owner} are both “${title}”`);
      if (title.startsWith('Broadsheet')) faults.push(`${path} begins with the site: “${title}”`);
      if (!title.includes('Broadsheet')) faults.push(`${path} does not name the site: “${title}”`);
      owners.set(title, path);
    }
    expect(faults).toEqual([]);
  },
);

const linksBeside = (html: string): string[] =>
  [...html.matchAll(/<link(?=[^>]* data-seo)[^>]* rel="(prev|next)"/g)].map(([, rel = '']) => rel);

/** The second page of a list, by the form of its address. */
const secondPageOf = (path: string): string => {
  const url = new URL(path, 'http://site');
  if (url.pathname.startsWith('/search/')) return path.replace(/\.html/, '-p2.html');
  url.searchParams.set('page', '2');
  return `${url.pathname}${url.search}`;
};

it.each([...BRANDS])(
  'every list of %s names its further pages, and their neighbours where it has over twenty vacancies',
  async (brand) => {
    const open = await readPageAddresses(site(), brand);
    const faults: string[] = [];
    let lists = 0;
    for (const [path = ''] of Object.values(open)) {
      const second = secondPageOf(path);
      const answer = await site().request(brand, second);
      if (answer.status !== 200) continue;
      const html = await answer.text();
      const canonical = /<link[^>]* rel="canonical"[^>]* href="([^"]*)"/.exec(html)?.[1] ?? '';
      if (!/[?&;]page=2|-p2\.html/.test(canonical)) continue;
      lists += 1;
      const title = titleOf(html);
      if (!title.endsWith(' - Page 2')) faults.push(`${second} is “${title}”`);
      const [, shown] = /^([\d,]+) .*Job Vacanc/.exec(title) ?? [];
      if (shown === undefined) continue;
      const vacancies = Number(shown.replaceAll(',', ''));
      const links = linksBeside(html);
      if (links.includes('prev') !== vacancies > 20) faults.push(`${second} of ${shown}: ${links}`);
    }
    expect(faults).toEqual([]);
    expect(lists).toBeGreaterThan(3);
  },
);
