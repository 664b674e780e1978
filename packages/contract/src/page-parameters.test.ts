import { expect, it } from 'vitest';
import { pageParametersOf, SENSITIVE_PARAMETERS } from './page-parameters.ts';

const of = (query: string) => pageParametersOf(new URLSearchParams(query));

it('sends ref twice, pref, and all that is not empty as refPool', () => {
  expect(of('ref=mail&pref=7&utm=x&empty=')).toEqual({
    ref: 'mail',
    referenceText: 'mail',
    pref: '7',
    refPool: '{"ref":"mail","pref":"7","utm":"x"}',
  });
});

it('sends nothing for a page without parameters', () => {
  expect(of('')).toEqual({});
  expect(of('ref=&pref=')).toEqual({});
});

it.each([...SENSITIVE_PARAMETERS])('keeps %s to itself, however it is written', (name) => {
  expect(of(`${name}=secret&${name.toUpperCase()}=secret&ref=a`)).toEqual({
    ref: 'a',
    referenceText: 'a',
    refPool: '{"ref":"a"}',
  });
});

it('treats __proto__ like any other name', () => {
  expect(of('__proto__=x&ref=a').refPool).toBeDefined();
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

it('drops values that would make it too long', () => {
  expect(of(`long=${'x'.repeat(2000)}&ref=a`).refPool).toBe('{"ref":"a"}');
});
