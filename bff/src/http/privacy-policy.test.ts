import { readFileSync } from 'node:fs';
import type { MetricSource } from '@broadsheet/contract/metrics';
import { expect, it } from 'vitest';

const policy = readFileSync(
  new URL('../../../layouts/content/privacy.md', import.meta.url),
  'utf8',
);

/** How the policy says that each source of metrics is recorded. A new source needs words there. */
const DESCRIBED: Readonly<Record<MetricSource, string>> = {
  apply: 'you applied for a job',
  save: 'saved one',
  register: 'began to register',
  'course-enquiry': 'you enquired about a course',
  'profile-part': 'saved a part of your profile',
  'return-day': 'the days on which you visited',
  'search-success': 'opened a job from search results',
  'banner-click': 'followed a promotion',
  'page-error': 'a part of a page failed in your browser',
  lcp: 'how long a page that we compare took to appear',
  inp: 'and to respond',
};
const [, comparison = ''] =
  /To compare two versions of a page,([\s\S]*?)\*\*We record your visits/.exec(policy) ?? [];

it('the policy names everything that is recorded of people to compare versions', () => {
  expect(Object.values(DESCRIBED).filter((text) => !comparison.includes(text))).toEqual([]);
});

it('the policy says that these records name the account, too, how long they stay, and what a withdrawal does', () => {
  expect(comparison).toContain('the number of your account while you are logged in');
  expect(comparison).toContain('thirteen months');
  expect(policy).toContain('under new random numbers');
});
