import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { login, validate } from '@broadsheet/contract/calls/auth';
import { profile } from '@broadsheet/contract/calls/profile';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

const ERASED = 'pro@management.example';

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
    const erased = database.deleteFrom('seekers').where('email', '=', ERASED);
    await erased.execute();
    await loadDemoAccounts(database, now);
    expect(await emails()).toHaveLength(DEMO_ACCOUNTS.length - 1);
  });

  it.each([
    ['basic@tech.example', 'tech', { isPro: false, reader: { experienceBand: 3, city: 'pune' } }],
    ['pro@tech.example', 'tech', { isPro: true, reader: { experienceBand: 5, city: 'mumbai' } }],
    ['basic@management.example', 'management', { isPro: false, reader: { category: 'hr' } }],
    ['fresher@tech.example', 'tech', { reader: { experienceBand: 2, city: 'bangalore' } }],
    ['new@management.example', 'management', { reader: { experienceBand: 1, city: null } }],
  ] as const)('%s logs in', async (email, brand, session) => {
    const body = { email, password: DEMO_PASSWORD };
    const { token = '' } = await services.call(login, { brand, body });
    expect(await services.call(validate, { brand, token })).toMatchObject({
      ...session,
      authInfo: { email, verifiedEmail: true },
    });
  });

  it.each(DEMO_ACCOUNTS.filter(({ email }) => email !== ERASED))(
    '$email has told what it is for, and all of it',
    async (account) => {
      const { brand, email, person } = account;
      const { token = '' } = await services.call(login, {
        brand,
        body: { email, password: DEMO_PASSWORD },
      });
      if (person === null) {
        expect((await services.send(profile, { brand, token })).status).toBe(404);
        return;
      }
      const own = await services.call(profile, { brand, token });
      expect(own.profile.we).toMatchObject({
        experienceYear: person.years,
        functionalArea: { id: person.work[brand].category },
      });
      expect(own.profile.we?.professionalInfo).toHaveLength(person.work[brand].positions.length);
      expect(own.registration.next).toBeNull();
      expect(own.completeness).toMatchObject({
        personalDetails: true,
        professionalDetails: true,
        educationDetails: true,
        skills: true,
      });
    },
  );

  it.each(['README.md', 'scripts/run/greeting.mjs'])('are named in %s', (file) => {
    const text = readFileSync(`${ROOT}${file}`, 'utf8');
    for (const foundText of [DEMO_PASSWORD, ...DEMO_ACCOUNTS.map(({ email }) => email)])
      expect(text).toContain(foundText);
  });
});
