import { beginProviderFlow } from '@broadsheet/contract/calls/provider-flow';
import { identityLinks } from '@broadsheet/contract/calls/provider-login';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import { visitProvider } from '@broadsheet/test-kit/site/start-identity-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  BROWSER,
  begin,
  complete,
  OTHER_BROWSER,
  openProviderSite,
  type ProviderSite,
  sendCallback,
} from './provider-site.fixtures.ts';

let site: ProviderSite;
beforeAll(async () => {
  site = await openProviderSite();
  site.provider.people.push({
    id: 'asha',
    name: 'Asha',
    email: 'asha@p.example',
    isEmailVerified: true,
  });
  site.other.people.push({
    id: 'asha',
    name: 'Asha',
    email: 'asha@p.example',
    isEmailVerified: true,
  });
});
afterEach(() => {
  Object.assign(site.provider, { tamper: null, signsWrongly: false, failsWith: null });
});
afterAll(() => site.close());

const AS_ASHA = { person: 'asha' } as const;
const expired = { status: 400, body: { code: 'PROVIDER_LOGIN_EXPIRED' } };
const visit = async (given = {}) => visitProvider(await begin(site, given), AS_ASHA);

describe('a callback', () => {
  it('is accepted from the browser that has begun, with a challenge and a nonce', async () => {
    const address = new URL(await begin(site));
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)?.length, name).toBeGreaterThan(40);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    expect(address.searchParams.get('redirect_uri')).toBe(
      'http://tech.localhost:3000/api/auth/with/sample/callback',
    );
    const callback = await visitProvider(address.href, AS_ASHA);
    expect((await complete(site, { callback })).pending?.step).toBe('register');
  });

  it('is refused without its state, with a forged one, and for a second time', async () => {
    const callback = await visit();
    const without = new URL(callback);
    without.searchParams.delete('state');
    expect(await sendCallback(site, { callback: without })).toMatchObject(expired);
    const forged = new URL(callback);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(await sendCallback(site, { callback: forged })).toMatchObject(expired);
    expect((await complete(site, { callback })).failed).toBeNull();
    expect(await sendCallback(site, { callback })).toMatchObject(expired);
  });

  it('is refused in another browser: nobody can be logged in as somebody else', async () => {
    const callback = await visit();
    expect(await sendCallback(site, { callback, browser: OTHER_BROWSER })).toMatchObject(expired);
  });

  it('is refused at another brand, and after ten minutes', async () => {
    const callback = await visit();
    expect(await sendCallback(site, { callback, brand: 'management' })).toMatchObject(expired);
    const { services } = site;
    services.now += 600_000;
    expect(await sendCallback(site, { callback })).toMatchObject(expired);
  });

  it('with the used code of another login is refused by the provider', async () => {
    const used = await visit();
    await complete(site, { callback: used });
    const fresh = await visit();
    fresh.searchParams.set('code', used.searchParams.get('code') ?? '');
    expect((await complete(site, { callback: fresh })).failed).toBe('PROVIDER_LOGIN_REFUSED');
  });

  it('with the code of another browser is refused: the verifier is of this one', async () => {
    const victim = await visit({ browser: OTHER_BROWSER });
    const own = await visit();
    own.searchParams.set('code', victim.searchParams.get('code') ?? '');
    expect((await complete(site, { callback: own })).failed).toBe('PROVIDER_LOGIN_REFUSED');
  });

  it('of one provider is refused at another, by its path and by its issuer', async () => {
    const callback = await visit();
    expect(await sendCallback(site, { callback, provider: 'other' })).toMatchObject(expired);
    // The attacker's provider gets the browser to send it the code of the honest one.
    const mixed = await visit({ provider: 'other' });
    mixed.searchParams.set('iss', site.provider.issuer);
    expect((await complete(site, { callback: mixed, provider: 'other' })).failed).toBe(
      'PROVIDER_LOGIN_REFUSED',
    );
  });

  it('of a person who cancels says so, with the page to go on to', async () => {
    const callback = await visitProvider(await begin(site), { deny: '1' });
    expect(await complete(site, { callback })).toMatchObject({
      failed: 'PROVIDER_DENIED',
      next: '/saved-jobs',
      pending: null,
    });
  });
});

describe('an ID token', () => {
  const hourAgo = () => Math.floor(Date.now() / 1_000) - 3_600;
  it.each<[string, () => object]>([
    ['another nonce', () => ({ nonce: 'of another login' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another audience', () => ({ aud: 'another client' })],
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['an expiry that has passed', () => ({ exp: hourAgo() })],
    ['no subject', () => ({ sub: undefined })],
  ])('with %s is refused', async (_, change) => {
    const callback = await visit();
    site.provider.tamper = (claims) => ({ ...claims, ...change() });
    expect((await complete(site, { callback })).failed).toBe('PROVIDER_LOGIN_REFUSED');
  });

  it('that another key has signed is refused, and one that is signed anew by the right one is not', async () => {
    const callback = await visit();
    site.provider.signsWrongly = true;
    expect((await complete(site, { callback })).failed).toBe('PROVIDER_LOGIN_REFUSED');
    site.provider.signsWrongly = false;
    site.provider.tamper = (claims) => claims;
    expect((await complete(site, { callback: await visit() })).failed).toBeNull();
  });
});

describe('a provider that is down', () => {
  it('is named as such before the login and after it: it is no fault of the services', async () => {
    const { services } = site;
    const body = { provider: 'down', purpose: 'login', next: '/', browser: BROWSER } as const;
    expect(await services.send(beginProviderFlow, { body })).toMatchObject({
      status: 424,
      body: { code: 'PROVIDER_UNREACHABLE' },
    });
    const callback = await visit();
    site.provider.failsWith = 503;
    expect((await complete(site, { callback })).failed).toBe('PROVIDER_UNREACHABLE');
  });

  it('that is unknown, or of the other brand, is not found', async () => {
    const { services } = site;
    const body = { purpose: 'login', next: '/', browser: BROWSER } as const;
    const of = (provider: string, brand: 'tech' | 'management') =>
      services.send(beginProviderFlow, { brand, body: { ...body, provider } });
    expect((await of('unknown', 'tech')).status).toBe(404);
    expect((await of('other', 'management')).status).toBe(404);
  });
});

describe('linking', () => {
  it('needs a session when it begins', async () => {
    const { services } = site;
    const body = { provider: 'sample', purpose: 'link', next: '/', browser: BROWSER } as const;
    expect((await services.send(beginProviderFlow, { body })).status).toBe(401);
  });

  it('links nothing to another session of the same browser', async () => {
    const { services } = site;
    const first = await addSeeker(services);
    const second = await addSeeker(services);
    const begun = await visit({ purpose: 'link', token: first.token });
    const later = await complete(site, { callback: begun, token: second.token });
    expect(later.failed).toBe('PROVIDER_LOGIN_EXPIRED');
    for (const { token } of [first, second])
      expect((await services.call(identityLinks, { token })).items).toEqual([]);
    const without = await visit({ purpose: 'link', token: first.token });
    expect((await complete(site, { callback: without })).failed).toBe('PROVIDER_LOGIN_EXPIRED');
  });
});
