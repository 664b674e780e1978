import { afterEach, expect, it } from 'vitest';
import { openTestSite, SITE_SECRET, type TestSite } from '../fixtures/test-site.fixture.ts';

const FIXTURES = {
  text: {
    usual: { settings: { text: 'Good morning' }, data: { value: 'usual data' } },
    'with a name of words': { settings: { text: 'throw' }, data: {} },
  },
};

let site: TestSite;
const open = async (env: Record<string, string> = {}): Promise<void> => {
  site = await openTestSite({ files: { 'renderer/server/fixtures.json': FIXTURES }, env });
};
afterEach(() => site.close());

it('shows one fixture of one block, with the theme of the brand in the address', async () => {
  await open();
  const tech = await site.request('/dev/blocks/text/usual?brand=tech&theme=light');
  expect(tech.statusCode).toBe(200);
  expect(tech.body).toContain('<title>text: usual</title>');
  expect(tech.body).toContain('usual data');
  expect(tech.body).toContain('/theme/tech-');
  const management = await site.request('/dev/blocks/text/usual?brand=management');
  expect(management.body).toContain('/theme/management-');
});

it('lists every block with the number of its fixtures', async () => {
  await open();
  const { statusCode, body } = await site.request('/dev/blocks');
  expect(statusCode).toBe(200);
  expect(body).toContain('<a href="/dev/blocks/text">');
  expect(body).toContain('text, 2');
  expect(body).toContain('<a href="/dev/blocks/flaky">');
});

it('shows a fixture at both brands, themes and widths, beside its settings', async () => {
  await open();
  const { body } = await site.request('/dev/blocks/text?fixture=usual');
  for (const brand of ['tech', 'management'])
    for (const theme of ['light', 'dark'])
      expect(body.split(`/dev/blocks/text/usual?brand=${brand}&amp;theme=${theme}"`)).toHaveLength(
        5,
      );
  expect(body).toContain('name="set.text"');
  expect(body).toContain('value="Good morning"');
});

it('renders a fixture with the settings of the address, and refuses those that are not valid', async () => {
  await open();
  const { body } = await site.request('/dev/blocks/text?fixture=usual&set.text=Good%20evening');
  expect(body).toContain('value="Good evening"');
  expect(body).toContain('set.text=Good+evening');
  const refused = await site.request('/dev/blocks/text/usual?set.other=1');
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('other: is not a setting of this block');
  const headers = { accept: 'application/json' };
  const changed = await site.request('/dev/blocks/text?set.other=1', { headers });
  expect(changed.json()).toEqual({
    faults: [{ name: 'other', message: 'is not a setting of this block' }],
    query: 'set.other=1',
  });
});

it('lets only its own host frame it, and no cache store it', async () => {
  await open();
  const { headers } = await site.request('/dev/blocks/text/usual');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['cache-control']).toBe('no-store');
});

it('makes up the pictures that fixtures name', async () => {
  await open();
  for (const path of ['/logos/kaveri.webp', '/pictures/fair.webp']) {
    const { statusCode, headers, body } = await site.request(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(body).toContain('<svg');
  }
});

it('answers 404 for a type or fixture that does not exist', async () => {
  await open();
  for (const path of ['text/other', 'other/usual', 'text/constructor', 'constructor/name'])
    expect((await site.request(`/dev/blocks/${path}`)).statusCode).toBe(404);
});

it('answers 500 and logs the error where a fixture throws', async () => {
  await open();
  const { statusCode } = await site.request('/dev/blocks/text/with%20a%20name%20of%20words');
  expect(statusCode).toBe(500);
  expect(JSON.stringify(site.logged)).toContain('drawn badly');
});

it('does not exist in production', async () => {
  await open({ APP_ENV: 'production', SITE_SECRET });
  for (const path of ['/dev/blocks', '/dev/blocks/text', '/dev/blocks/text/usual'])
    expect((await site.request(path)).statusCode).toBe(404);
});
