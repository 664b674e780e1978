import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { CONSENT_VERSION } from './consent-version.ts';

it('has one version for each meaning of the question: a new text needs a decision', () => {
  const meanings = ['Can we use cookies to understand how people use this site?'];
  const { question } = builtInMessages().consent;
  expect([CONSENT_VERSION, question]).toEqual([meanings.length, meanings.at(-1)]);
});
