import { describe, expect, it } from 'vitest';
import {
  cookiesOf,
  logIn,
  loginOf,
  NAVIGATION,
  nextOf,
  PAGE,
  SAVE,
  useDeferredCallSites,
} from '../fixtures/deferred-call-site.fixture.ts';
import { CREDENTIALS, LOGIN, OWN, post, setCookies } from '../fixtures/session-site.fixture.ts';

const open = useDeferredCallSites();

/** An attacker who can set cookies in another person's browser. */
describe('a planted deferred call', () => {
  const plant = async () => {
    const { site, saved } = await open();
    const planted = await post(site, SAVE, 'jobcode=7', NAVIGATION);
    return { site, saved, planted };
  };
  const DROPPED = { 'deferred-call': null, 'login-flow': null };

  it('does nothing in another browser, and is dropped there', async () => {
    const { site, saved, planted } = await plant();
    const own = await post(site, SAVE, 'jobcode=8', NAVIGATION);
    const call = `deferred-call=${encodeURIComponent(setCookies(planted)['deferred-call'] ?? '')}`;
    const browser = `login-flow=${setCookies(own)['login-flow']}`;
    for (const next of [nextOf(planted), nextOf(own)])
      for (const cookie of [call, `${call}; ${browser}`]) {
        const entered = await logIn(site, next, cookie);
        expect([entered.statusCode, entered.headers.location]).toEqual([303, PAGE]);
        expect(setCookies(entered)).toMatchObject(DROPPED);
      }
    expect(saved).toEqual([]);
  });

  it('does nothing at a login that it has not led to, though both cookies are planted', async () => {
    const { site, saved, planted } = await plant();
    const own = await post(site, SAVE, 'jobcode=8', NAVIGATION);
    const cookie = cookiesOf(planted);
    for (const next of ['/', PAGE, nextOf(own), `${PAGE}&flow=`, 'https://evil.example/?flow=x'])
      expect(setCookies(await logIn(site, next, cookie))).toMatchObject(DROPPED);
    for (const headers of [{}, { referer: loginOf(own).href }, { referer: 'about:blank' }]) {
      const entered = await post(site, LOGIN, CREDENTIALS, { ...OWN, cookie, ...headers });
      expect(setCookies(entered)).toMatchObject(DROPPED);
    }
    expect(saved).toEqual([]);
  });

  it('is not reached by an address of another site: the page is shown without the flow', async () => {
    const { site, planted } = await plant();
    const login = `${loginOf(planted).pathname}${loginOf(planted).search}`;
    const doubled = `${login}&next=${encodeURIComponent(PAGE)}`;
    const from = (sender: string, url: string) =>
      site.request(url, { headers: { 'sec-fetch-site': sender } });
    for (const sender of ['cross-site', 'same-site'])
      for (const url of [login, doubled, `${login}&a=\\`, login.replace('flow', '%2566low')]) {
        const answer = await from(sender, url);
        const leadsTo = new URL(String(answer.headers.location), 'http://tech.localhost');
        expect([answer.statusCode, leadsTo.pathname]).toEqual([303, '/login']);
        expect(leadsTo.searchParams.getAll('next')).toEqual([PAGE]);
        expect(answer.headers['cache-control']).toBe('private, no-cache');
      }
    const away = await from(
      'cross-site',
      `/.//evil.example?next=${encodeURIComponent('/?flow=x')}`,
    );
    expect(away.headers.location ?? '/').toMatch(/^\/(?!\/)/);
    for (const sender of ['same-origin', 'none'])
      expect((await from(sender, login)).headers.location).toBeUndefined();
    const other = await from('cross-site', `/login?next=${encodeURIComponent(PAGE)}`);
    expect(other.headers.location).toBeUndefined();
  });
});
