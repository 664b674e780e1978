import { randomUUID } from 'node:crypto';
import { type Answer, json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import {
  cookiesOf,
  NAVIGATION,
  nextOf,
  PAGE,
  SAVE,
} from '../fixtures/deferred-call-site.fixture.ts';
import {
  CREDENTIALS,
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
const BEGIN = '/auth/internal/providers/begin';
const COMPLETE = '/auth/internal/providers/complete';
const START = '/api/auth/with/sample';
const CALLBACK = `${START}/callback?code=c&state=s`;
const AT_PROVIDER = 'https://provider.example/auth?state=s';

const completed = (more: object = {}) => ({
  purpose: 'login',
  next: '/saved-jobs',
  failed: null,
  pending: null,
  secondFactor: null,
  ...more,
});
const open = (answers: Parameters<typeof services>[0] = {}) =>
  openSite({ service: services({ [BEGIN]: { url: AT_PROVIDER }, ...answers }) });
type Site = Awaited<ReturnType<typeof open>>;

/** Answers calls and notes the bodies that they are sent. */
const noteBodies = (answer: object) => {
  const bodies: unknown[] = [];
  const note: Answer = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push(JSON.parse(Buffer.concat(parts).toString()));
      json(answer)(request, response);
    });
  };
  return { bodies, note };
};
/** A browser that has begun. */
const begin = async (site: Site, next = '/saved-jobs') => {
  const begun = await site.request(`${START}?next=${encodeURIComponent(next)}`, { headers: OWN });
  return { begun, cookie: cookiesOf(begun) };
};
const comeBack = (site: Site, cookie: string) =>
  site.request(CALLBACK, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });

describe('the way to a login provider', () => {
  it('is a redirect, with a secret that only this browser holds', async () => {
    const site = await open();
    const { begun } = await begin(site);
    expect([begun.statusCode, begun.headers.location]).toEqual([303, AT_PROVIDER]);
    expect(begun.headers['cache-control']).toBe('no-store');
    expect(begun.cookies).toMatchObject([
      { name: 'login-browser', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    const again = await site.request(START, { headers: { ...OWN, cookie: cookiesOf(begun) } });
    expect(setCookies(again)).toEqual(setCookies(begun));
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'leads on to no other site: %s',
    async (next) => {
      const site = await open({ [COMPLETE]: json(completed({ next, token: await tokenOf() })) });
      const { cookie } = await begin(site, next);
      const answer = await comeBack(site, cookie);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    },
  );

  it('is not begun by another site', async () => {
    const site = await open();
    for (const from of ['cross-site', 'same-site']) {
      const answer = await site.request(`${START}?next=%2Fsaved-jobs%3Fflow%3Dtheirs`, {
        headers: { 'sec-fetch-site': from },
      });
      expect(answer.headers.location).toBe('/login?next=%2Fsaved-jobs');
    }
    expect(site.service.seen).toEqual([]);
  });

  it('says on the login page that a provider is down, and the next login is not held up', async () => {
    const site = await open({ [BEGIN]: json({ code: 'PROVIDER_UNREACHABLE' }, 424) });
    for (let count = 0; count < 30; count += 1) {
      const { begun } = await begin(site);
      expect(begun.headers.location).toBe('/login?next=%2Fsaved-jobs&failed=PROVIDER_UNREACHABLE');
    }
    expect(site.service.seen).toHaveLength(30);
  });
});

describe('the way back', () => {
  it('logs in, deletes what is of an earlier person and leads on', async () => {
    const token = await tokenOf();
    const site = await open({
      [COMPLETE]: json(completed({ token })),
      [VALIDATE]: json(sessionOf()),
    });
    const { cookie } = await begin(site);
    const answer = await comeBack(site, cookie);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/saved-jobs']);
    expect(setCookies(answer)).toMatchObject({ token, member: '1', band: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('without the cookie of the browser that has begun asks no service', async () => {
    const site = await open();
    const answer = await comeBack(site, '');
    expect(answer.headers.location).toBe('/login?failed=PROVIDER_LOGIN_EXPIRED');
    expect(setCookies(answer)).toEqual({});
    expect(site.service.seen).toEqual([]);
  });

  it('makes the call that a visitor has made before, once', async () => {
    const token = await tokenOf();
    let next = '/';
    const site = await open({
      [COMPLETE]: (request, response) => json(completed({ token, next }))(request, response),
      [VALIDATE]: json(sessionOf()),
      '/job/jobdetail/save': json({ message: 'Saved.', saved: 1, count: 1 }),
    });
    const deferred = await post(site, SAVE, `jobcode=1&next=${encodeURIComponent(PAGE)}`, {
      ...NAVIGATION,
      ...FORM,
    });
    next = new URL(String(deferred.headers.location), 'http://site').searchParams.get('next') ?? '';
    const { cookie } = await begin(site, next);
    const answer = await comeBack(site, `${cookiesOf(deferred)}; ${cookie}`);
    expect(answer.headers.location).toBe('/c/backend-jobs?page=2&done=save');
    expect(site.service.seen.filter((line) => line.endsWith('/save'))).toHaveLength(1);
  });

  it.each([
    ['is made after the step of that login', 'T', 1, '/c/backend-jobs?page=2&done=save'],
    ['is not made after the step of another login', 'U', 0, '/c/backend-jobs?page=2'],
  ])('a call that a visitor has made before %s', async (_, letter, count, page) => {
    let next = '/';
    const pending = { ticket: 'T'.repeat(43), step: 'register' };
    const site = await open({
      [COMPLETE]: (request, response) => json(completed({ pending, next }))(request, response),
      '/auth/providers/register': json({
        token: await tokenOf(),
        secondFactor: null,
        message: '.',
      }),
      [VALIDATE]: json(sessionOf()),
      '/job/jobdetail/save': json({ message: 'Saved.', saved: 1, count: 1 }),
    });
    const deferred = await post(site, SAVE, `jobcode=1&next=${encodeURIComponent(PAGE)}`, {
      ...NAVIGATION,
      ...FORM,
    });
    next = nextOf(deferred);
    const { cookie } = await begin(site, next);
    const before = `${cookiesOf(deferred)}; ${cookie}`;
    const back = await comeBack(site, before);
    const step = await site.request(String(back.headers.location), {
      headers: { cookie: before, 'sec-fetch-site': 'cross-site' },
    });
    // A page that is reached from another site has no flow.
    expect(nextOf(step)).toBe(PAGE);
    const fields = { ticket: letter.repeat(43), name: 'Meera Shah', next: PAGE };
    const registered = await post(
      site,
      '/api/auth/providers/register',
      new URLSearchParams(fields).toString(),
      {
        ...NAVIGATION,
        referer: `http://tech.localhost${step.headers.location}`,
        // The newest of two cookies of one name.
        cookie: `${cookiesOf(back)}; ${before}`,
      },
    );
    expect(registered.headers.location).toBe(page);
    expect(site.service.seen.filter((line) => line.endsWith('/save'))).toHaveLength(count);
  });

  describe.each([
    ['by the password of an account', { pending: { ticket: 'T'.repeat(43), step: 'link' } }],
    ['by the provider alone', null],
  ])('a call that a visitor has made before a login %s with a second step', (_, linked) => {
    const SAVED = '/job/jobdetail/save';
    /**
     * A browser at the second step, after it has come back from the provider. Other ways to log in lead to another person.
     * @param verifiedAs the person that the second step logs in
     */
    const openSecondStep = async (verifiedAs = 7) => {
      let next = '/';
      const step = await tokenOf({ isSecondStep: true });
      const half = { token: step, secondFactor: 'totp', message: '.', step: null };
      const other = signedIn(await tokenOf({ seekerId: 8, sessionId: randomUUID() }));
      let atProvider: object = linked ?? half;
      const site = await open({
        [COMPLETE]: (request, response) =>
          json(completed({ ...atProvider, next }))(request, response),
        '/auth/login': other,
        '/auth/login/code/verify': other,
        '/auth/providers/link': json(half),
        '/user/twoFactorAuth/verify-two-fa': json({
          token: await tokenOf({ seekerId: verifiedAs, sessionId: randomUUID() }),
          secondFactor: null,
          message: '.',
        }),
        [VALIDATE]: json(sessionOf()),
        [SAVED]: json({ message: 'Saved.', saved: 1, count: 1 }),
      });
      const enterAsOther = () => {
        atProvider = other;
        next = PAGE;
      };
      const deferred = await post(
        site,
        SAVE,
        `jobcode=1&next=${encodeURIComponent(PAGE)}`,
        NAVIGATION,
      );
      next = nextOf(deferred);
      const { cookie } = await begin(site, next);
      const before = `${cookiesOf(deferred)}; ${cookie}`;
      const back = await comeBack(site, before);
      // The newest of two cookies of one name.
      let cookies = `${cookiesOf(back)}; ${before}`;
      if (linked) {
        const fields = { ticket: linked.pending.ticket, password: 'a long password', next: PAGE };
        const body = new URLSearchParams(fields).toString();
        const answer = await post(site, '/api/auth/providers/link', body, {
          ...NAVIGATION,
          cookie: cookies,
        });
        cookies = `${cookiesOf(answer)}; ${cookies}`;
      }
      return { site, cookies, enterAsOther };
    };
    const verify = (site: Site, cookie: string, headers: object) =>
      post(
        site,
        '/api/user/twoFactorAuth/verify-two-fa',
        new URLSearchParams({ otp: '123456', next: PAGE }).toString(),
        { ...NAVIGATION, ...headers, cookie },
      );
    const countSaved = (site: Site) =>
      site.service.seen.filter((line) => line.endsWith(SAVED)).length;

    it('is made once, after that step', async () => {
      const { site, cookies } = await openSecondStep();
      expect(countSaved(site)).toBe(0);
      const entered = await verify(site, cookies, {});
      expect(entered.headers.location).toBe(`${PAGE}&done=save`);
      expect(setCookies(entered)).toMatchObject({ 'deferred-call': null, 'login-flow': null });
      await verify(site, `${cookiesOf(entered)}; ${cookies}`, {});
      expect(countSaved(site)).toBe(1);
    });

    it('is not made after the second step of another login', async () => {
      const { site, cookies } = await openSecondStep();
      const other = await tokenOf({ isSecondStep: true, sessionId: randomUUID() });
      const entered = await verify(site, `token=${other}; ${cookies}`, {});
      expect(entered.headers.location).toBe(PAGE);
      expect(countSaved(site)).toBe(0);
    });

    it.each([
      ['a password', LOGIN, CREDENTIALS],
      ['a code', '/api/auth/login/code/verify', { phone: '9876543210', otp: '123456' }],
    ])('is not made for somebody else who logs in by %s instead', async (_way, url, fields) => {
      const { site, cookies } = await openSecondStep();
      const body = new URLSearchParams({ ...fields, next: PAGE }).toString();
      const entered = await post(site, url, body, { ...NAVIGATION, cookie: cookies });
      expect([entered.statusCode, entered.headers.location]).toEqual([303, PAGE]);
      expect(setCookies(entered)).toMatchObject({ 'deferred-call': null, 'login-flow': null });
      expect(countSaved(site)).toBe(0);
    });

    it('is not made for somebody else who comes back from a provider', async () => {
      const { site, cookies, enterAsOther } = await openSecondStep();
      enterAsOther();
      const entered = await comeBack(site, cookies);
      expect(entered.headers.location).toBe(PAGE);
      expect(setCookies(entered)).toMatchObject({ 'deferred-call': null, 'login-flow': null });
      expect(countSaved(site)).toBe(0);
    });

    it('is not made where the second step of one person logs in another', async () => {
      const { site, cookies } = await openSecondStep(8);
      const entered = await verify(site, cookies, {});
      expect(entered.headers.location).toBe(PAGE);
      expect(countSaved(site)).toBe(0);
    });
  });

  it.each([
    [
      'a step that is left',
      { pending: { ticket: 'T'.repeat(43), step: 'link' } },
      `/login?ticket=${'T'.repeat(43)}&step=link&with=sample&next=%2Fsaved-jobs`,
    ],
    [
      'a refusal',
      { failed: 'PROVIDER_DENIED' },
      '/login?next=%2Fsaved-jobs&failed=PROVIDER_DENIED',
    ],
    [
      'a deactivated account',
      { failed: 'ACCOUNT_INACTIVE' },
      '/login?next=%2Fsaved-jobs&failed=ACCOUNT_INACTIVE&step=reactivate',
    ],
    ['a link', { purpose: 'link' }, '/settings/changepassword?done=linked'],
    [
      'a link that is refused',
      { purpose: 'link', failed: 'IDENTITY_TAKEN' },
      '/settings/changepassword?failed=IDENTITY_TAKEN',
    ],
  ])('shows %s on its page', async (_, more, page) => {
    const site = await open({ [COMPLETE]: json(completed(more)) });
    const { cookie } = await begin(site);
    const answer = await comeBack(site, cookie);
    expect(answer.headers.location).toBe(page);
    expect(setCookies(answer)).not.toHaveProperty('token');
  });

  it('asks for the second step of an account that has one', async () => {
    const token = await tokenOf({ isSecondStep: true });
    const site = await open({ [COMPLETE]: json(completed({ token, secondFactor: 'totp' })) });
    const { cookie } = await begin(site);
    const answer = await comeBack(site, cookie);
    expect(answer.headers.location).toBe('/login?step=second-factor&next=%2Fsaved-jobs');
    expect(setCookies(answer)).toMatchObject({ token, member: null });
  });
});

describe('a form that completes a login', () => {
  const LINK = '/api/auth/providers/link';
  const ticket = 'T'.repeat(43);

  it('is sent with the browser of the cookie, never with one that it names itself', async () => {
    const token = await tokenOf();
    const { bodies, note } = noteBodies({ token, secondFactor: null, message: '.', step: null });
    const site = await open({ '/auth/providers/link': note, [VALIDATE]: json(sessionOf()) });
    const { begun, cookie } = await begin(site);
    const body = { ticket, password: 'a long password', browser: 'of somebody else entirely' };
    const linked = await post(site, LINK, body, { ...OWN, cookie });
    expect(linked.json()).not.toHaveProperty('token');
    expect(setCookies(linked)).toMatchObject({ token });
    await post(site, LINK, body, OWN);
    expect(bodies).toEqual([
      { ...body, browser: setCookies(begun)['login-browser'] },
      { ...body, browser: '' },
    ]);
  });

  it('goes on to the registration of a proven address without scripts', async () => {
    const answer = { secondFactor: null, message: 'Done.', step: 'register' };
    const site = await open({ '/auth/providers/link': json(answer) });
    const page = `/login?step=prove-code&with=sample&ticket=${ticket}&next=%2F`;
    const fields = new URLSearchParams({ ticket, otp: '123456', next: '/' }).toString();
    const sent = await post(site, LINK, fields, {
      ...NAVIGATION,
      referer: `http://tech.localhost${page}`,
    });
    expect(sent.headers.location).toBe(page.replace('prove-code', 'register'));
  });

  it('is refused from another site', async () => {
    const site = await open();
    const sent = await post(
      site,
      LINK,
      { ticket, password: 'x' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(sent.statusCode).toBe(403);
    expect(site.service.seen).toEqual([]);
  });

  it('of a settings page needs a session', async () => {
    const site = await open();
    const sent = await post(site, '/api/auth/providers/unlink', { provider: 'sample' }, OWN);
    expect(sent.statusCode).toBe(401);
  });
});
