import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

const post = async (url: string, payload: object, more: Record<string, string> = {}) => {
  const headers = { 'x-brand': 'tech', 'content-type': 'application/json', ...more };
  const answer = await services.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.json<{ code: string }>() };
};

const UNSTORABLE = ['\0', '\ud800', '\udfff'];
const STORED = ['a\r\nBcc: all@example.com', '\u0007'];
const HOSTILE = [...UNSTORABLE, ...STORED];
const person = { name: 'Asha', email: 'asha@example.com', password: 'nine tall elephants' };

describe('what no database keeps', () => {
  it.each(HOSTILE)('is refused in names and addresses: %j', async (text) => {
    for (const body of [
      { ...person, name: `Asha ${text}` },
      { ...person, email: `asha${text}@example.com` },
      { ...person, email: `asha@exam${text}ple.com` },
    ])
      expect((await post('/auth/register', body)).body.code).toBe('VALIDATION');
    for (const url of ['/auth/forgot', '/auth/password-policy/resend', '/auth/login'])
      expect((await post(url, { ...person, email: `a${text}@example.com` })).status).toBe(400);
  });

  it.each([
    ...STORED.map((text) => [text, 401, 403] as const),
    ...UNSTORABLE.map((text) => [text, 400, 400] as const),
  ])('proves nothing in a password: %j', async (text, ofLogin, ofClosing) => {
    const { seeker, token } = await addSeeker(services);
    const password = `${TEST_PASSWORD}${text}`;
    expect((await post('/auth/login', { email: seeker.email, password })).status).toBe(ofLogin);
    const closing = await post(
      '/user/deactivate',
      { password, reason: 'x' },
      {
        authorization: `Bearer ${token}`,
      },
    );
    expect(closing.status).toBe(ofClosing);
  });

  it.each(['\0', '\ud800'])('is refused in a reason: %j', async (reason) => {
    const { token } = await addSeeker(services);
    const bearer = { authorization: `Bearer ${token}` };
    const body = { password: TEST_PASSWORD, reason };
    expect((await post('/user/deactivate', body, bearer)).body.code).toBe('VALIDATION');
    const lines = { password: TEST_PASSWORD, reason: 'two\nlines' };
    expect((await post('/user/deactivate', lines, bearer)).status).toBe(200);
  });

  it.each([
    [{ ...person, name: ['Asha'] }],
    [{ ...person, name: { first: 'Asha' } }],
    [{ ...person, phone: '98765' }],
    [{ ...person, promotions: 2 }],
    [{ ...person, password: 'x'.repeat(129) }],
    [[person]],
    [{}],
  ])('nor is a form that is not one: %j', async (body) => {
    expect((await post('/auth/register', body)).status).toBe(400);
  });

  it.each(["' or 1=1 --@example.com", "o'brien@example.com", 'a%27--@example.com', '%@%.%'])(
    'the address %j finds nobody',
    async (email) => {
      const { status } = await post('/auth/login', { email, password: TEST_PASSWORD });
      expect([400, 401]).toContain(status);
    },
  );
});
