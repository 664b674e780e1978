import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { login, validate } from '@broadsheet/contract/calls/auth';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrandConfigs } from '../brands/read-brand-configs.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const emails = async (): Promise<string[]> => {
  const rows = await services.database.selectFrom('seekers').select('email').execute();
  return rows.map(({ email }) => email).sort();
};

describe('the demo accounts', () => {
  it('are made once, by one of those who race, and not again when one is erased', async () => {
    const { database, now } = services;
    await Promise.all(Array.from({ length: 3 }, () => loadDemoAccounts(database, now)));
    expect(await emails()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).sort());
    const erased = database.deleteFrom('seekers').where('email', '=', 'pro@management.example');
    await erased.execute();
    await loadDemoAccounts(database, now);
    expect(await emails()).toHaveLength(3);
  });

  it.each([
    ['basic@tech.example', 'tech', { isPro: false, reader: { experienceBand: 3, city: 'pune' } }],
    ['pro@tech.example', 'tech', { isPro: true, reader: { experienceBand: 5, city: 'mumbai' } }],
    ['basic@management.example', 'management', { isPro: false, reader: { category: 'hr' } }],
  ] as const)('%s logs in', async (email, brand, session) => {
    const body = { email, password: DEMO_PASSWORD };
    const { token = '' } = await services.ask(login, { brand, body });
    expect(await services.ask(validate, { brand, token })).toMatchObject({
      ...session,
      authInfo: { email, verifiedEmail: true },
    });
  });

  it('live in cities and categories of their brand', async () => {
    const configs = await readBrandConfigs(`${ROOT}brand-configs`);
    for (const { brand, city, category } of DEMO_ACCOUNTS) {
      const config = configs.find((candidate) => candidate.brand === brand);
      expect(config?.cities.map(({ slug }) => slug)).toContain(city);
      expect(config?.categories.map(({ tag }) => tag)).toContain(category);
    }
  });

  it.each(['README.md', 'scripts/start.mjs'])('are named in %s', (file) => {
    const text = readFileSync(`${ROOT}${file}`, 'utf8');
    for (const said of [DEMO_PASSWORD, ...DEMO_ACCOUNTS.map(({ email }) => email)])
      expect(text).toContain(said);
  });
});
