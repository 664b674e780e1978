import { CALLS } from '@broadsheet/contract/calls';
import { validate } from '@broadsheet/contract/calls/auth';
import { signToken } from '@broadsheet/session-token/sign-token';
import { tokenKeysOf } from '@broadsheet/session-token/token-keys';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';
import { findCaller } from './find-caller.ts';
import { refreshSession } from './refresh-session.ts';
import { createSession } from './sessions.ts';

const SECOND_STEP_CALLS = [
  '/auth/refresh',
  '/auth/validate',
  '/twoFactorAuth/send-otp',
  '/twoFactorAuth/verify-two-fa',
  '/user/logout',
];

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const contextOf = () => ({
  brand: 'tech' as const,
  database: services.database,
  secrets: accountSecretsOf(TEST_SITE_SECRET),
  now: services.now,
});
const callsThatTake = async (token: string): Promise<string[]> => {
  const taken = await Promise.all(
    CALLS.filter(({ auth }) => auth === 'token').map((call) =>
      findCaller(token, contextOf(), call).then(
        () => [call.path],
        () => [],
      ),
    ),
  );
  return taken.flat().sort();
};

describe('a token', () => {
  it('of a second step is good for that step and nothing else', async () => {
    const { seeker } = await addSeeker(services);
    const session = { seeker, isSecondStep: true, userAgent: '', now: services.now };
    const { token: keys } = accountSecretsOf(TEST_SITE_SECRET);
    const token = await createSession(services.database, keys, session);
    expect(await callsThatTake(token)).toEqual(SECOND_STEP_CALLS);
  });

  it('of a whole session is good for every call', async () => {
    const { token } = await addSeeker(services);
    const paths = CALLS.filter(({ auth }) => auth === 'token').map(({ path }) => path);
    expect(await callsThatTake(token)).toEqual(paths.sort());
  });

  it.each([
    ['another seeker', 'tech'],
    ['another brand', 'management'],
  ] as const)('for %s with somebody’s session is good for nothing', async (holder, brand) => {
    const owner = await addSeeker(services);
    const other = await addSeeker(services);
    const { token: keys } = accountSecretsOf(TEST_SITE_SECRET);
    const opened = { seeker: owner.seeker, isSecondStep: false, userAgent: '', now: services.now };
    const mine = await createSession(services.database, keys, opened);
    const { sid: sessionId = '' } = JSON.parse(
      Buffer.from(mine.split('.')[1] ?? '', 'base64url').toString(),
    );
    const seekerId = holder === 'another seeker' ? other.seeker.id : owner.seeker.id;
    const forged = await signToken(
      { seekerId, brand, sessionId, generation: 0, isSecondStep: false, proUntil: null },
      keys,
      services.now,
    );
    await expect(findCaller(forged, { ...contextOf(), brand }, validate)).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    });
    await expect(
      refreshSession(services.database, keys, { token: forged, brand, now: services.now }),
    ).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await findCaller(mine, contextOf(), validate)).toMatchObject({ sessionId });
  });

  it('that is signed, but of no session, is good for a refresh to refuse', async () => {
    const subject = {
      seekerId: 1,
      brand: 'tech',
      sessionId: '5f5e2f9c-6a5e-4d0e-9c6e-2d4f4b2f9d11',
      generation: 0,
      isSecondStep: false,
      proUntil: null,
    } as const;
    const token = await signToken(subject, tokenKeysOf(TEST_SITE_SECRET), services.now);
    expect(await callsThatTake(token)).toEqual(['/auth/refresh']);
  });
});
