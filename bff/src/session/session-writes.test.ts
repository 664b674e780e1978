import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  CREDENTIALS,
  cookieOf,
  done,
  FORM,
  LOGIN,
  OWN,
  post,
  services,
  sessionOf,
  setCookies,
  signedIn,
  tokenOf,
  useTestSites,
  VALIDATE,
} from '../fixtures/session-site.fixture.ts';

const openSite = useTestSites();
const open = (answers: Parameters<typeof services>[0]) => openSite({ service: services(answers) });

describe('the body of a write', () => {
  it('is read as JSON and as a form, and sent as its definition says', async () => {
    const bodies: unknown[] = [];
    const site = await open({
      '/user/settings/blocked-companies': (request, response) => {
        let text = '';
        request.on('data', (chunk) => {
          text += chunk;
        });
        request.on('end', () => {
          bodies.push(JSON.parse(text));
          json({ items: [] })(request, response);
        });
      },
    });
    const headers = { ...cookieOf(await tokenOf()), ...OWN };
    const url = '/api/user/settings/blocked-companies';
    await post(site, url, { companyId: 3, blocked: 1, more: 'x' }, headers);
    await post(site, url, 'companyId=3&blocked=1&next=%2F', { ...headers, ...FORM });
    expect(bodies).toEqual(Array(2).fill({ companyId: 3, blocked: 1 }));
  });

  it('of a PATCH is taken from a form, which can only POST', async () => {
    const flags = { femaleCandidate: 1, femaleBackWorkForce: 0, differentlyAbled: 0 };
    const settings = { ...flags, exDefence: 0, workFromHome: 0, showMaven: 0, message: 'Saved.' };
    const site = await open({ '/user/diversity/maven': json(settings) });
    const headers = { ...cookieOf(await tokenOf()), ...OWN, ...FORM };
    const answer = await post(site, '/api/user/diversity/maven', 'femaleCandidate=1', headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, settings]);
    expect(site.service.seen).toEqual([expect.stringContaining('PATCH')]);
  });

  it('of a PUT is taken from a form, and leads on to where the form wants', async () => {
    const path = '/job/jobfeed/7/unfollowjob/12/';
    const site = await open({ [path]: json({ message: 'Hidden.', jobId: 12, hidden: true }) });
    const token = await tokenOf();
    const headers = { ...cookieOf(token), ...OWN, ...FORM, 'sec-fetch-mode': 'navigate' };
    const answer = await post(site, `/api${path}`, 'undo=0&next=%2Fjobfeed%3Fpage%3D2', headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/jobfeed?page=2']);
    expect(site.service.seen).toEqual([expect.stringContaining('PUT')]);
    const other = await post(site, '/api/job/jobfeed/8/unfollowjob/12/', {}, headers);
    expect(other.statusCode).not.toBe(200);
    expect(site.service.seen).toHaveLength(1);
  });

  it('is refused with details when it is wrong, and by its type and length', async () => {
    const site = await open({});
    const wrong = await post(site, LOGIN, { email: 'x' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'VALIDATION']);
    expect(wrong.json().details[0].path).toMatch(/^body/);
    expect(wrong.body).not.toContain('password":"');
    const text = await post(site, LOGIN, 'x', { 'content-type': 'text/plain' });
    expect([text.statusCode, text.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const long = await post(site, LOGIN, { ...CREDENTIALS, reCap: 'x'.repeat(70_000) });
    expect([long.statusCode, long.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const broken = await post(site, LOGIN, '{', { 'content-type': 'application/json' });
    expect(broken.statusCode).toBe(400);
    expect(site.service.seen).toEqual([]);
  });
});

describe('a write', () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];

  it('by cookie has to come from a page of ours', async () => {
    const site = await open({ '/auth/user/logout': done });
    const cookie = cookieOf(await tokenOf());
    for (const headers of [...foreign, {}]) {
      const answer = await post(site, '/api/auth/user/logout', {}, { ...cookie, ...headers });
      expect([headers, answer.statusCode, answer.cookies]).toEqual([headers, 403, []]);
    }
    for (const headers of foreign) {
      const refresh = await site.request('/api/auth/auth/refresh', {
        headers: { ...cookie, ...headers },
      });
      expect(refresh.statusCode).toBe(403);
    }
    expect(site.service.seen).toEqual([]);
    for (const headers of [OWN, { origin: 'http://tech.localhost' }]) {
      const answer = await post(site, '/api/auth/user/logout', {}, { ...cookie, ...headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['clear-site-data']).toBe('"storage"');
    }
  });

  it('by a GET may come from a program that has the cookie', async () => {
    const next = await tokenOf({ generation: 1 });
    const site = await open({ '/auth/auth/refresh': json({ token: next }) });
    const answer = await site.request('/api/auth/auth/refresh', {
      headers: cookieOf(await tokenOf()),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { token: next }]);
  });

  it('without a session must not come from a foreign page, and may come from a program', async () => {
    const site = await open({ '/auth/forgot': done });
    for (const headers of foreign)
      expect(
        (await post(site, '/api/auth/forgot', { email: 'a@b.example' }, headers)).statusCode,
      ).toBe(403);
    for (const headers of [{}, OWN, { 'sec-fetch-site': 'none' }])
      expect(
        (await post(site, '/api/auth/forgot', { email: 'a@b.example' }, headers)).statusCode,
      ).toBe(200);
  });

  it('by bearer needs no page', async () => {
    const site = await open({ '/auth/user/logout': done });
    const headers = { authorization: `Bearer ${await tokenOf()}`, origin: 'https://app.example' };
    const answer = await post(site, '/api/auth/user/logout', {}, headers);
    expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
  });
});

describe('a form without scripts', () => {
  const navigation = { ...FORM, ...OWN, 'sec-fetch-mode': 'navigate' };
  const form = (next: string) => `${new URLSearchParams({ ...CREDENTIALS, next })}`;

  it('leads on to where it says, on this site alone', async () => {
    const token = await tokenOf();
    const site = await open({ '/auth/login': signedIn(token), [VALIDATE]: sessionOf() });
    for (const [next, location] of [
      ['/jobfeed?page=2', '/jobfeed?page=2'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
    ] as const) {
      const answer = await post(site, LOGIN, form(next), navigation);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
      expect(setCookies(answer).token).toBe(token);
    }
    const old = { ...FORM, accept: 'text/html,application/xhtml+xml;q=0.9' };
    expect((await post(site, LOGIN, form('/jobfeed'), old)).statusCode).toBe(303);
  });

  it('leads on to the second step where it is open', async () => {
    const token = await tokenOf({ isSecondStep: true });
    const site = await open({ '/auth/login': signedIn(token, 'totp') });
    const answer = await post(site, LOGIN, form('/jobfeed'), navigation);
    expect(answer.headers.location).toBe('/login?step=second-factor&next=%2Fjobfeed');
  });

  it('leads back to its page with why it was refused, and shows a page where that is not known', async () => {
    const site = await open({ '/auth/login': json({ code: 'WRONG_CREDENTIALS' }, 401) });
    const referer = 'http://tech.localhost/login?next=%2Fjobfeed&failed=OLD';
    const back = await post(site, LOGIN, form('/jobfeed'), { ...navigation, referer });
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      '/login?next=%2Fjobfeed&failed=WRONG_CREDENTIALS',
    ]);
    const wrong = await post(site, LOGIN, 'email=x', { ...navigation, referer });
    expect(wrong.headers.location).toBe('/login?next=%2Fjobfeed&failed=VALIDATION');
    for (const headers of [{}, { referer: 'https://evil.example/login' }]) {
      const shown = await post(site, LOGIN, form('/'), { ...navigation, ...headers });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([
        401,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('to a deactivated account leads to the step that takes its code, and stays there', async () => {
    const site = await open({
      '/auth/login': json({ code: 'ACCOUNT_INACTIVE' }, 403),
      '/user/activate/account': json({ code: 'CODE_WRONG' }, 400),
    });
    const referer = 'http://tech.localhost/login?next=%2Fjobfeed';
    const sent = await post(site, LOGIN, form('/jobfeed'), { ...navigation, referer });
    const step = '/login?next=%2Fjobfeed&failed=ACCOUNT_INACTIVE&step=reactivate';
    expect([sent.statusCode, sent.headers.location]).toEqual([303, step]);
    const code = `${new URLSearchParams({ email: 'a@b.example', otp: '123456', next: '/jobfeed' })}`;
    const headers = { ...navigation, referer: `http://tech.localhost${step}` };
    const wrong = await post(site, '/api/user/activate/account', code, headers);
    expect(wrong.headers.location).toBe('/login?next=%2Fjobfeed&step=reactivate&failed=CODE_WRONG');
  });

  it('that a script sends is answered as a call', async () => {
    const site = await open({ '/auth/forgot': done });
    const headers = { ...FORM, ...OWN, 'sec-fetch-mode': 'cors', accept: 'text/html' };
    const answer = await post(site, '/api/auth/forgot', 'email=a%40b.example', headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, done]);
  });

  it('logs out even where the service does not answer', async () => {
    const site = await open({ '/auth/user/logout': json({}, 503) });
    const headers = { ...cookieOf(await tokenOf()), ...navigation };
    const answer = await post(site, '/api/auth/user/logout', 'next=%2Fc%2Fbackend-jobs', headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/c/backend-jobs']);
    expect(setCookies(answer).token).toBeNull();
  });
});
