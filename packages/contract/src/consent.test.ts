import { expect, it } from 'vitest';
import { CONSENT_QUESTION } from './consent.ts';
import { CONSENT_VERSION } from './consent-version.ts';

it('the question of each version stays as it was asked: other words are a new version', () => {
  const asked = [
    'May this site keep a random number in your browser, to learn how people use its pages?',
  ];
  expect([CONSENT_VERSION, CONSENT_QUESTION]).toEqual([asked.length, asked.at(-1)]);
});
