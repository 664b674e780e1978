import { blockCompany } from '@broadsheet/contract/calls/account';
import { logout } from '@broadsheet/contract/calls/auth';
import { category, search } from '@broadsheet/contract/calls/job';
import { signToken } from '@broadsheet/session-token/sign-token';
import { tokenKeysOf } from '@broadsheet/session-token/token-keys';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../../auth/session/sessions.ts';

const PAST_ITS_TIME_MS = 660_000;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(() => {
  services.now = services.demoNow;
});
afterAll(() => services.close());

/** The responses of two lists: a search, and a list that needs a parameter. */
const listsFor = async (token?: string) => {
  const caller = token === undefined ? {} : { token };
  return [
    await services.send(search, { query: { size: 50 }, ...caller }),
    await services.send(category, { query: { categoryId: 1, size: 50 }, ...caller }),
  ];
};
/** A reader who has blocked the company of the newest job, so that their lists differ from a visitor's. */
const addReader = async () => {
  const reader = await addSeeker(services);
  const { items } = await services.call(category, { query: { categoryId: 1 } });
  const body = { companyId: items[0]?.company.id ?? 0, blocked: 1 } as const;
  await services.call(blockCompany, { token: reader.token, body });
  return reader;
};

describe('lists that know their reader', () => {
  it('leave out what the reader has blocked', async () => {
    const { token } = await addReader();
    const [mine, visitors] = [await listsFor(token), await listsFor()];
    expect(mine.map(({ status }) => status)).toEqual([200, 200]);
    for (const [index, list] of mine.entries())
      expect(list.body).not.toEqual(visitors[index]?.body);
  });

  it('answer as for a visitor to a token that is not ours', async () => {
    const { seeker } = await addReader();
    const subject = {
      seekerId: seeker.id,
      brand: 'tech',
      sessionId: '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11',
      generation: 0,
      isSecondStep: false,
      proUntil: null,
    } as const;
    const ours = tokenKeysOf(TEST_SITE_SECRET);
    const visitors = await listsFor();
    for (const token of [
      'no-token',
      await signToken(subject, tokenKeysOf('a secret of somebody else, long enough'), services.now),
      await signToken({ ...subject, brand: 'management' }, ours, services.now),
      await signToken(subject, ours, services.now),
    ])
      expect(await listsFor(token)).toEqual(visitors);
  });

  it('answer as for a visitor when the session has ended', async () => {
    const { token } = await addReader();
    await services.call(logout, { token });
    expect(await listsFor(token)).toEqual(await listsFor());
  });

  it('answer as for a visitor while a second step is open', async () => {
    const { seeker } = await addReader();
    const session = { seeker, isSecondStep: true, userAgent: '', now: services.now };
    const token = await createSession(services.database, tokenKeysOf(TEST_SITE_SECRET), session);
    expect(await listsFor(token)).toEqual(await listsFor());
  });

  it('ask for a token past its time to be refreshed', async () => {
    const { token } = await addReader();
    services.now += PAST_ITS_TIME_MS;
    const expired = { status: 406, body: { code: 'SESSION_EXPIRED' } };
    expect(await listsFor(token)).toMatchObject([expired, expired]);
  });
});
