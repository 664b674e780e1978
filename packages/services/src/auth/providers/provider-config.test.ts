import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { providersOf } from './provider-config.ts';

const google = {
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: 'our id',
  clientSecret: 'our secret at google',
};
const of = (providers: unknown, isProduction = true) =>
  providersOf(JSON.stringify(providers), isProduction);

describe('the login providers of the environment', () => {
  it('are none by default, and have the checks of OpenID Connect', () => {
    expect(readConfig({}).providers).toEqual([]);
    expect(of([google])).toEqual([
      {
        ...google,
        scopes: 'openid email profile',
        brands: ['tech', 'management'],
        checks: ['pkce', 'nonce'],
      },
    ]);
  });

  it.each<[string, unknown]>([
    ['no list', google],
    ['no secret', [{ ...google, clientSecret: undefined }]],
    ['an unknown brand', [{ ...google, brands: ['news'] }]],
    ['an id that is no part of an address', [{ ...google, id: 'Google!' }]],
    ['scopes without openid', [{ ...google, scopes: 'email' }]],
    ['a property that does not exist', [{ ...google, secret: 'x' }]],
    ['an id twice', [google, google]],
    ['plain HTTP in production', [{ ...google, issuer: 'http://accounts.example' }]],
  ])('stop the start by their name with %s, and never show a secret', (_, providers) => {
    expect(() => of(providers)).toThrow(/OIDC_PROVIDERS must be a JSON list of login providers/);
    expect(() => of(providers)).not.toThrow(/our secret/);
  });

  it('stop the start with what is no JSON, without repeating it', () => {
    const text = '[{"clientSecret": "our secret at google"';
    expect(() => readConfig({ OIDC_PROVIDERS: text })).toThrow('OIDC_PROVIDERS must be');
    expect(() => readConfig({ OIDC_PROVIDERS: text })).not.toThrow(/our secret/);
  });

  it('may use plain HTTP on this machine', () => {
    const local = [{ ...google, issuer: 'http://localhost:4600' }];
    expect(of(local)).toHaveLength(1);
  });
});
