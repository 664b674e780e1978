import { CALLS } from '@broadsheet/contract/calls';
import { login } from '@broadsheet/contract/calls/auth';
import { jobFeed } from '@broadsheet/contract/calls/feed';
import { applyJob, saveJob } from '@broadsheet/contract/calls/job-actions';
import { paymentCallback } from '@broadsheet/contract/calls/subscription';
import { hrefOf } from '@broadsheet/contract/match-page';
import { expect, it } from 'vitest';
import { criticalityOf } from './criticality-of.ts';

const of = (url: string, headers: Record<string, string> = {}) =>
  criticalityOf({ url, headers, call: undefined });

it('puts applying, paying, logging in and saving before feeds', () => {
  for (const call of [login, applyJob, saveJob, paymentCallback])
    expect(criticalityOf({ url: '/api/any', headers: {}, call })).toBe('critical');
  expect(criticalityOf({ url: '/api/any', headers: {}, call: jobFeed })).toBe('normal');
});

it('puts the pages of these before others, and what a page needs that was answered', () => {
  const ways = [hrefOf('login', {}), hrefOf('checkout', { orderId: 'o1' })];
  const urls = [...ways, hrefOf('subscriptionsuccess', {}), '/login?next=%2F', '/assets/a.js'];
  expect(urls.map((url) => of(url))).toEqual(urls.map(() => 'critical'));
  expect(['/', '/jobfeed', '/loginhelp'].map((url) => of(url))).toEqual(Array(3).fill('normal'));
});

it('sheds first what is fetched ahead, what machines read, and what nobody waits for', () => {
  expect(of('/', { 'sec-purpose': 'prefetch;prerender' })).toBe('sheddable');
  expect(of('/api/layout?path=/', { purpose: 'prefetch' })).toBe('sheddable');
  expect(of('/', { 'user-agent': 'Googlebot/2.1' })).toBe('sheddable');
  for (const url of [
    '/sitemap.xml',
    '/sitemap-jobs-1.xml',
    '/api/exposures',
    '/api/telemetry',
    '/api/vitals',
  ])
    expect(of(url)).toBe('sheddable');
});

it('always admits health and metrics', () => {
  expect(
    ['/health/live', '/health/ready', '/metrics', '/metrics?a=1'].map((url) => of(url)),
  ).toEqual(Array(4).fill(null));
});

it('does not treat reading a list as critical', () => {
  const read = CALLS.filter(({ isCritical, method }) => isCritical && method === 'GET');
  expect(read.map(({ path }) => path).toSorted()).toEqual([
    '/auth/refresh',
    '/auth/validate',
    '/orders/{orderId}',
  ]);
});
