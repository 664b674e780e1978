import { expect, it } from 'vitest';
import { formatApplied, formatFailures, formatFall, formatRolloutState } from './format-rollout.ts';
import { unrollable } from './rollable-files.ts';
import { rolloutOf } from './rollout.fixture.ts';

it('describes the state of a rollout, and why it ended', () => {
  expect(formatRolloutState(rolloutOf())).toMatch(
    /^Shown to 5% since 20 Nov 2026.*\. Started by Asha/,
  );
  const grown = rolloutOf({ share: 0.25, sharedAt: '2026-11-21T09:00:00Z' });
  expect(formatRolloutState(grown)).toMatch(
    /^Shown to 25% since 21 Nov .*Started by Asha on 20 Nov/,
  );
  const ended = { endedAt: '2026-11-20T12:00:00Z', reason: 'quote failed too often.' };
  expect(formatRolloutState(rolloutOf({ state: 'rolled-back', ...ended }))).toMatch(
    /^Rolled back automatically on 20 Nov 2026, .*: quote failed too often\. Everyone sees/,
  );
  expect(formatRolloutState(rolloutOf({ state: 'stopped', ...ended, reason: null }))).toMatch(
    /^Rolled back on .* at 5%\. Everyone sees/,
  );
  expect(formatRolloutState(rolloutOf({ state: 'finished', ...ended }))).toMatch(
    /^Released to everyone on/,
  );
});

it('describes what is certain, what can be chance, and what is unknown', () => {
  expect(formatFall({ value: 0.333, isSure: true })).toBe(
    '33.3% fewer people apply with this draft.',
  );
  expect(formatFall({ value: -0.1, isSure: true })).toBe('10% more people apply with this draft.');
  expect(formatFall({ value: 0.05, isSure: false })).toMatch(/could be chance/);
  expect(formatFall(null)).toMatch(/^Not enough visitors/);
  expect(formatApplied({ arm: 'next', units: 0, applied: 0 })).toBe('no visitors yet');
  const [block] = rolloutOf().measure.blocks;
  expect(block && formatFailures(block)).toBe(
    'failed in 10% of 210 loads with this draft, 0.1% of 4000 without',
  );
});

it('detects files that cannot be rolled out', () => {
  const files = ['home.json', 'banners/home.csv', 'content/terms.md'];
  const others = ['experiments.json', 'seo/home.json', 'blogs/tech.json'];
  const named = (all: readonly string[]) => all.map((file) => `layouts/${file}`);
  expect(unrollable(named([...files, ...others]))).toEqual(named(others));
});
