import { expect, it } from 'vitest';
import { formatApplied, formatFailures, formatFall, formatRolloutState } from './format-rollout.ts';
import { unrollable } from './rollable-files.ts';
import { rolloutOf } from './rollout.fixture.ts';

it('says where a rollout stands, and why it ended', () => {
  expect(formatRolloutState(rolloutOf())).toMatch(
    /^Served to 5 % since 20 Nov 2026.*, begun by Asha/,
  );
  const grown = rolloutOf({ share: 0.25, sharedAt: '2026-11-21T09:00:00Z' });
  expect(formatRolloutState(grown)).toMatch(
    /^Served to 25 % since 21 Nov .*Begun by Asha on 20 Nov/,
  );
  const ended = { endedAt: '2026-11-20T12:00:00Z', reason: 'quote failed too often.' };
  expect(formatRolloutState(rolloutOf({ state: 'rolled-back', ...ended }))).toMatch(
    /^Taken back by the site on 20 Nov 2026, .*: quote failed too often\. Everybody sees/,
  );
  expect(formatRolloutState(rolloutOf({ state: 'stopped', ...ended, reason: null }))).toMatch(
    /^Stopped on .* at 5 %\. Everybody sees/,
  );
  expect(formatRolloutState(rolloutOf({ state: 'finished', ...ended }))).toMatch(
    /^Given to everybody on/,
  );
});

it('says what is sure, what may be chance, and what nobody can say yet', () => {
  expect(formatFall({ value: 0.333, isSure: true })).toBe(
    '33.3 % fewer people apply with the change.',
  );
  expect(formatFall({ value: -0.1, isSure: true })).toBe('10 % more people apply with the change.');
  expect(formatFall({ value: 0.05, isSure: false })).toMatch(/no more than chance/);
  expect(formatFall(null)).toMatch(/^Too few people/);
  expect(formatApplied({ arm: 'next', units: 0, applied: 0 })).toBe('nobody seen yet');
  const [block] = rolloutOf().measure.blocks;
  expect(block && formatFailures(block)).toBe(
    '10 % of 210 loads with the change, 0.1 % of 4000 without',
  );
});

it('knows which files have no share of people of their own', () => {
  const files = ['home.json', 'banners/home.csv', 'content/terms.md'];
  const others = ['experiments.json', 'seo/home.json', 'blogs/tech.json'];
  const named = (all: readonly string[]) => all.map((file) => `layouts/${file}`);
  expect(unrollable(named([...files, ...others]))).toEqual(named(others));
});
