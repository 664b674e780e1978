import { AppError } from '@broadsheet/contract/errors';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMembers,
  codeOf,
  emailOf,
  openStudioSite,
  PASSWORD,
  type StudioSite,
  UNAUTHORIZED,
} from './studio-site.fixture.ts';

let opened: TestDatabase;
let studio: StudioSite;
beforeAll(async () => {
  opened = await createEmptyDatabase();
  studio = await openStudioSite(opened.url);
  await addMembers(studio);
});
afterAll(async () => {
  await studio.close();
  await opened.close();
});

describe('a login', () => {
  const body = { email: emailOf('editor'), password: PASSWORD };

  it('is kept by a cookie that no script can read and no other site has sent', async () => {
    const answer = await studio.call('studioLogin', { body });
    expect(answer.json()).toMatchObject({ email: body.email, role: 'editor' });
    expect(answer.cookies).toEqual([
      {
        name: 'studio_session',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 43_200,
      },
    ]);
    const token = answer.cookies[0]?.value ?? '';
    expect((await studio.call('studioMe', { token })).json()).toEqual(answer.json());
    expect((await studio.call('studioLogout', { token })).cookies[0]?.value).toBe('');
    expect(await codeOf(studio.call('studioMe', { token }))).toEqual(UNAUTHORIZED);
  });

  it('is kept for one host alone, over https, in production', async () => {
    const env = { APP_ENV: 'production', BRAND_HOSTS: 'tech.localhost=tech' };
    const production = await openStudioSite(opened.url, { env });
    const { cookies } = await production.call('studioLogin', { body });
    expect(cookies).toMatchObject([{ name: '__Host-studio_session', path: '/', secure: true }]);
    expect(cookies[0]).not.toHaveProperty('domain');
    await production.close();
  });

  it('is refused in the same words for a known and an unknown address, and leaves no name in the log', async () => {
    const refused = [];
    for (const email of [body.email, 'nobody@tech.example']) {
      const answer = await studio.call('studioLogin', {
        body: { email, password: 'not this one' },
      });
      expect(answer.cookies).toEqual([]);
      refused.push([answer.statusCode, { ...answer.json(), requestId: '' }]);
    }
    expect(refused[0]).toEqual(refused[1]);
    expect(refused[0]?.[0]).toBe(401);
    const logged = JSON.stringify(studio.site.logged);
    for (const secret of ['@tech.example', PASSWORD, 'not this one', studio.tokens.admin])
      expect(logged).not.toContain(secret);
  });

  it('says which value is not as expected, and takes nothing but JSON', async () => {
    const answer = await studio.call('studioLogin', { body: { ...body, email: 'no address' } });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'VALIDATION', details: [{ path: 'body/email' }] },
    ]);
    const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' };
    expect(
      await codeOf(studio.call('studioLogin', { headers: form, body: JSON.stringify(body) })),
    ).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const more = { ...body, role: 'admin' };
    expect(await codeOf(studio.call('studioLogin', { body: more }))).toEqual([400, 'VALIDATION']);
  });
});

it('takes a document that is large or empty, once it is known who sends it, and no other large body', async () => {
  const closed = async () => {
    throw new AppError('CHANGE_CLOSED');
  };
  const handlers = { saveDocument: closed, openChange: closed };
  const site = await openStudioSite(opened.url, { handlers });
  const save = (text: string, token: string) =>
    codeOf(
      site.call('saveDocument', {
        token,
        body: { file: 'layouts/home.json', version: null, text },
      }),
    );
  const { editor } = studio.tokens;
  for (const text of ['x'.repeat(900_000), ''])
    expect(await save(text, editor)).toEqual([409, 'CHANGE_CLOSED']);
  expect(await save('x'.repeat(900_000), 'made-up')).toEqual(UNAUTHORIZED);
  const tooLarge = [413, 'PAYLOAD_TOO_LARGE'];
  expect(await save('x'.repeat(2_100_000), editor)).toEqual(tooLarge);
  const body = { title: 'x'.repeat(70_000) };
  expect(await codeOf(site.call('openChange', { token: editor, body }))).toEqual(tooLarge);
  await site.close();
});

it('answers nothing that the schema of a call does not name', async () => {
  const site = await openStudioSite(opened.url, {
    handlers: { studioMe: async ({ staff }) => Object.freeze({ ...staff, password_hash: 'x' }) },
  });
  const { id, name, email, role } = (
    await site.call('studioMe', { token: studio.tokens.admin })
  ).json();
  const answered = await site.call('studioMe', { token: studio.tokens.admin });
  expect(answered.json()).toEqual({ id, name, email, role });
  await site.close();
});

it('has nothing at other addresses', async () => {
  const answer = await studio.site.request('/studio/api/nothing');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
});

it('rests while its database is away, and the public site serves on', async () => {
  let url = opened.url;
  const site = await openStudioSite(async () => url);
  url = 'postgres://nobody@127.0.0.1:1/none';
  const token = studio.tokens.admin;
  const answer = await site.call('listStaff', { token });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'STUDIO_UNAVAILABLE']);
  expect(answer.headers['retry-after']).toBe('5');
  const body = { email: emailOf('admin'), password: PASSWORD };
  expect(await codeOf(site.call('studioLogin', { body }))).toEqual([503, 'STUDIO_UNAVAILABLE']);
  expect((await site.site.request('/')).statusCode).toBe(200);
  url = opened.url;
  expect((await site.call('listStaff', { token })).statusCode).toBe(200);
  await site.close();
});
