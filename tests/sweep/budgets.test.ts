import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { profile } from '@broadsheet/contract/calls/profile';
import { isPageLayoutName, type PageLayoutName } from '@broadsheet/contract/page-kinds';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { expect, it } from 'vitest';
import { readPageAssets } from '../bench/size/page-assets.ts';
import {
  findOverrun,
  findTooManyScripts,
  gzipSize,
  htmlBudgetOf,
  STYLE_BUDGET,
  scriptBudgetOf,
} from './budgets.ts';
import { useRunningSite } from './running-site.ts';

const site = useRunningSite();

const readBytes = async (brand: Brand, path: string, headers = {}): Promise<Buffer> =>
  Buffer.from(await (await site().request(brand, path, { headers })).arrayBuffer());

/** Each file is fetched and compressed once, by itself, as browsers load it. */
const fileSizes = new Map<string, Promise<number>>();
const sizeOfFile = (brand: Brand, href: string): Promise<number> => {
  const size = fileSizes.get(href) ?? readBytes(brand, href).then(gzipSize);
  fileSizes.set(href, size);
  return size;
};
const sizeOfFiles = async (brand: Brand, hrefs: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(hrefs.map((href) => sizeOfFile(brand, href)));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const overrunsOf = async (brand: Brand, kind: PageLayoutName, path: string, headers = {}) => {
  const html = await readBytes(brand, path, headers);
  const { scripts, stylesheets } = readPageAssets(html.toString());
  if (scripts.length === 0 || stylesheets.length === 0) return [`${kind} names no files to load`];
  const page = kind === 'home' ? 'home' : `${kind} (${path})`;
  return [
    findOverrun(page, 'HTML', gzipSize(html), htmlBudgetOf(kind)),
    findOverrun(page, 'JavaScript', await sizeOfFiles(brand, scripts), scriptBudgetOf(kind)),
    findTooManyScripts(page, scripts.length),
    findOverrun(page, 'CSS', await sizeOfFiles(brand, stylesheets), STYLE_BUDGET),
  ].filter((overrun) => overrun !== null);
};

it.each([...BRANDS])('every kind of page of %s keeps to its budget', async (brand) => {
  const overruns: string[] = [];
  for (const [kind, paths] of Object.entries(await readPageAddresses(site(), brand))) {
    if (!isPageLayoutName(kind)) throw new Error(`${kind} is no kind of page`);
    for (const path of paths) overruns.push(...(await overrunsOf(brand, kind, path)));
  }
  expect(overruns).toEqual([]);
});

it('the profile of a member keeps to its budget', async () => {
  const caller = createCaller(site(), 'tech');
  const body = { email: 'pro@tech.example', password: 'broadsheet demo' };
  await caller.call(login, { body });
  // Waits until all of it is stored.
  await caller.call(profile, {});
  const headers = { cookie: `token=${caller.token}` };
  expect(await overrunsOf('tech', 'myprofile', '/myprofile', headers)).toEqual([]);
});

it('says which page needs how much of what', () => {
  expect(findOverrun('home', 'JavaScript', 81_020, 80_000)).toBe(
    'home needs 81,020 bytes of JavaScript, its budget is 80,000',
  );
  expect(findOverrun('home', 'JavaScript', 80_000, 80_000)).toBeNull();
  expect(findTooManyScripts('home', 31)).toBe(
    'home loads 31 files of JavaScript, its budget is 30',
  );
  expect(findTooManyScripts('home', 30)).toBeNull();
});
