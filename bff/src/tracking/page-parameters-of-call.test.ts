import { describe, expect, it } from 'vitest';
import { pageParametersOfCall } from './page-parameters-of-call.ts';

const withPool = (pool: unknown) =>
  pageParametersOfCall(`/x?${new URLSearchParams({ refPool: JSON.stringify(pool) })}`);

describe('the page parameters of a call', () => {
  it('are those four, and nothing else of the query', () => {
    const query = 'page=2&ref=hp&referenceText=hp&pref=x&refPool=%7B%22ref%22%3A%22hp%22%7D';
    expect(pageParametersOfCall(`/x?${query}`)).toEqual({
      ref: 'hp',
      referenceText: 'hp',
      pref: 'x',
      refPool: '{"ref":"hp"}',
    });
    expect(pageParametersOfCall('/x')).toEqual({});
  });

  it('lose secrets and personal data, however they are written', () => {
    const pool = { Token: 'a', OTP: '1', email: 'a@b.example', next: '/', ref: 'hp' };
    expect(withPool(pool)).toEqual({ refPool: '{"ref":"hp"}' });
    expect(withPool({ token: 'a' })).toEqual({});
  });

  it('are left out where they are not as they should be', () => {
    for (const pool of [[], 'text', null, { a: 1 }, { a: { b: 'c' } }, { a: 'x'.repeat(1_000) }])
      expect([pool, withPool(pool)]).toEqual([pool, {}]);
    expect(pageParametersOfCall('/x?refPool=%7Bnot&ref=')).toEqual({});
    expect(pageParametersOfCall(`/x?ref=${'y'.repeat(201)}`)).toEqual({});
  });
});
