import type { Brand } from '@broadsheet/contract/brand';
import { login } from '@broadsheet/contract/calls/auth';
import { PAGE_KINDS, type PageKindDefinition } from '@broadsheet/contract/page-kinds';
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
} from '@broadsheet/services/tools/demo/accounts/demo-accounts';
import { createCaller } from '@broadsheet/test-kit/site/create-caller';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, expect, it } from 'vitest';
import { useRunningSite } from './running-site.ts';

const site = useRunningSite();

/** Of another library than the site's own: what clients see is JSON Schema, and not TypeBox. */
let validate: ValidateFunction;
beforeAll(async () => {
  const schema = await site().request('tech', '/api/schema/page.json');
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  validate = ajv.compile((await schema.json()) as object);
});

const readPage = async (brand: Brand, path: string, cookie = ''): Promise<unknown> => {
  const address = `/api/layout?path=${encodeURIComponent(path)}`;
  const answer = await site().request(brand, address, { headers: { cookie } });
  return answer.json();
};

const findFaults = async (
  brand: Brand,
  paths: readonly string[],
  cookie?: string,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    const page = await readPage(brand, path, cookie);
    if (typeof page === 'object' && page !== null && 'redirect' in page) continue;
    if (!validate(page)) faults.push(`${path}: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
  }
  return faults;
};

it('refuses a block with data of another type', async () => {
  const page = (await readPage('tech', '/')) as { blocks: { type: string; data: unknown }[] };
  expect(validate(page)).toBe(true);
  const header = page.blocks.find(({ type }) => type === 'site-header');
  expect(validate({ ...page, blocks: [{ ...header, data: { jobs: 1 } }] })).toBe(false);
  expect(validate({ ...page, blocks: [{ ...header, type: 'unheard-of' }] })).toBe(false);
});

it.each(['tech', 'management'] as const)(
  'every page of %s for visitors is as its schema says',
  async (brand) => {
    const paths = Object.values(await readPageAddresses(site(), brand)).flat();
    expect(paths.length).toBeGreaterThan(40);
    expect(await findFaults(brand, paths)).toEqual([]);
  },
);

it.each(DEMO_ACCOUNTS)('every page for $email is as its schema says', async ({ brand, email }) => {
  const caller = createCaller(site(), brand);
  await caller.call(login, { body: { email, password: DEMO_PASSWORD } });
  const paths = Object.values<PageKindDefinition>(PAGE_KINDS)
    .filter(({ auth, brands }) => auth === 'seeker' && (!brands || brands.includes(brand)))
    .flatMap(({ paths }) => paths)
    .filter((path) => !path.includes('{'));
  expect(paths.length).toBeGreaterThan(10);
  expect(await findFaults(brand, [...paths, '/'], `token=${caller.token}`)).toEqual([]);
});
