import { describe, expect, it } from 'vitest';
import { eventParametersOf, POOL_NAMES_MAX } from './event-parameters.ts';
import { SENSITIVE_PARAMETERS } from './page-parameters.ts';

const of = (query: string) => eventParametersOf(new URLSearchParams(query));

describe('the parameters of an event', () => {
  it('are ref, pref and all that is not empty', () => {
    expect(of('ref=cl&pref=7&utm_source=mail&empty=&ref=second')).toEqual({
      ref: 'cl',
      pref: '7',
      refPool: { ref: 'cl', pref: '7', utm_source: 'mail' },
    });
    expect(of('')).toEqual({ ref: null, pref: null, refPool: {} });
  });

  it.each([...SENSITIVE_PARAMETERS, 'seekerId', 'code', 'phone', 'q'])(
    'never hold %s, however it is written',
    (name) => {
      const query = `${name}=secret&${name.toUpperCase()}=secret&utm=a`;
      expect(of(query).refPool).toEqual({ utm: 'a' });
    },
  );

  it.each([
    ['asha@example.com'],
    ['asha%2540example.com'],
    ['%2B91+98450-12345'],
    ['x'.repeat(101)],
    ['a%00b'],
    ['a%0Ab'],
  ])('drop only the value %s, under any name', (value) => {
    expect(of(`ref=${value}&utm=${value}&pref=7`)).toEqual({
      ref: null,
      pref: '7',
      refPool: { pref: '7' },
    });
  });

  it('drop a lone surrogate', () => {
    expect(eventParametersOf([['utm', 'a\ud800']]).refPool).toEqual({});
  });

  it('drop invalid names', () => {
    const { refPool } = of('__proto__=x&constructor=y&a b=1&%00=2&<b>=3');
    expect(Object.entries(refPool)).toEqual([['constructor', 'y']]);
  });

  it('are limited, at constant cost for any input', () => {
    const many = function* (count: number) {
      for (let at = 0; at < count; at += 1) yield [`p${at}`, 'x'] as const;
      for (let at = count; at < 100; at += 1) yield ['', 'x'.repeat(1_000_000)] as const;
      throw new Error('looked at more than a hundred');
    };
    expect(eventParametersOf(many(0)).refPool).toEqual({});
    expect(Object.keys(eventParametersOf(many(99)).refPool)).toHaveLength(POOL_NAMES_MAX);
  });
});
