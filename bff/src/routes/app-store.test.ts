import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';
import { appUrlFor } from '../site/app-url-for.ts';

const app = (store: string) => ({
  store,
  id: store,
  label: store,
  url: `https://apps.example/${store}`,
});
const apps = ['android', 'ios', 'huawei'].map(app);

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 Mobile', 'android'],
  ['Mozilla/5.0 (Linux; Android 10; HUAWEI P40) AppleWebKit/537.36 Mobile', 'huawei'],
])('a phone with the user agent %j is redirected to its store: %s', (agent, store) => {
  expect(appUrlFor({ apps }, agent)).toBe(`https://apps.example/${store}`);
});

it('a device without a store, or a store without the app, is not redirected', () => {
  expect(appUrlFor({ apps }, 'Mozilla/5.0 (X11; Linux x86_64)')).toBeNull();
  expect(appUrlFor({ apps: [app('android')] }, 'Mozilla/5.0 (iPhone)')).toBeNull();
});

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('others are shown every store', async () => {
  const { statusCode, headers } = await site.request('/api/app-store');
  expect([statusCode, headers.location]).toEqual([302, '/downloadapp']);
  expect(headers['cache-control']).toBe('no-store');
});
