import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { NEUTRALS } from '@broadsheet/theme/neutrals';
import { json, reset } from '@broadsheet/upstream/fault-server.fixture';
import { afterEach, describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';
import { loadBrandIcons } from '../site/brand-icons.ts';
import { webManifestOf } from '../site/web-manifest.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const open = async (options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> => {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
};
const NOW = Date.parse('2026-11-26T10:00:00Z');

describe('the web app manifest', () => {
  it('names the brand, its colours in both schemes, its mark and shortcuts', async () => {
    const site = await open();
    const answer = await site.request('/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const { name } = site.content.current().brands.tech;
    expect(answer.json()).toMatchObject({
      id: '/',
      name,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: NEUTRALS.light.surface,
      user_preferences: { color_scheme: { dark: { theme_color: NEUTRALS.dark.surface } } },
      icons: [{ src: expect.stringContaining('/favicon.svg?v='), sizes: 'any' }],
      shortcuts: [
        { name: 'Jobs for you', url: '/jobfeed' },
        { name: 'Search jobs', url: '/search/jobs.html' },
        { name: 'Applied jobs', url: '/applied-jobs' },
      ],
    });
  });

  it('has the pictures of the mark that the build has rendered, until the mark changes', async () => {
    const site = await open();
    const { tech } = site.content.current().brands;
    const dir = await mkdtemp(join(tmpdir(), 'icons-'));
    await mkdir(join(dir, 'icons'));
    const { accent, onAccent } = tech.colours.light;
    const mark = `${tech.name.charAt(0)}-${accent}-${onAccent}`.replaceAll('#', '').toLowerCase();
    for (const icon of ['icon-192', 'icon-maskable-512', 'apple-touch-icon'])
      await writeFile(join(dir, 'icons', `${icon}-${mark}.png`), icon);
    const icons = await loadBrandIcons(dir);
    await rm(dir, { recursive: true });
    const { app } = builtInMessages();
    expect(
      webManifestOf(tech, app, icons.list(tech)).icons.map(({ sizes, purpose }) => [
        sizes,
        purpose,
      ]),
    ).toEqual([
      ['192x192', 'any'],
      ['512x512', 'maskable'],
      ['any', 'any'],
    ]);
    expect(icons.find(tech, 'apple-touch-icon')?.toString()).toBe('apple-touch-icon');
    const renamed = { ...tech, name: 'Zebra' };
    expect(icons.list(renamed)).toEqual([]);
    expect((await site.request('/apple-touch-icon.png')).statusCode).toBe(404);
  });
});

describe('security.txt', () => {
  it('expires ahead of today and names where to report', async () => {
    const site = await open({ now: () => NOW });
    const answer = await site.request('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const { email } = site.content.current().brands.tech.contact;
    const fields = new Map(
      answer.body
        .trim()
        .split('\n')
        .map((line) => line.split(': ') as [string, string]),
    );
    expect(fields.get('Contact')).toBe(`mailto:${email}`);
    expect(fields.get('Canonical')).toBe('http://tech.localhost:3000/.well-known/security.txt');
    expect(fields.get('Preferred-Languages')).toBe('en');
    const expires = Date.parse(fields.get('Expires') ?? '');
    expect(expires).toBeGreaterThan(NOW);
    expect(expires).toBeLessThan(NOW + 365 * 86_400_000);
  });
});

const TEXT = { hello: { type: 'text' } };
const SEO = { title: 'About [us]', description: 'Who\nwe are', additionalLinkTags: [], meta: [] };

describe('llms.txt', () => {
  it('lists the public pages by the address table, and no page of a seeker', async () => {
    const site = await open({
      service: json(SEO),
      files: { ...layout('category', TEXT), ...layout('applied-jobs', TEXT) },
    });
    const { body } = await site.request('/llms.txt');
    const { name } = site.content.current().brands.tech;
    expect(body.startsWith(`# ${name}\n\n> `)).toBe(true);
    expect(body).toContain('- [About us](http://tech.localhost:3000/): Who we are\n');
    expect(body).toContain('- `http://tech.localhost:3000/c/{category}-jobs`\n');
    expect(body).toContain('(http://tech.localhost:3000/sitemap.xml)');
    expect(body).not.toContain('/applied-jobs');
    expect(body).not.toContain('/login');
  });

  it('is not stored incomplete: a service that fails is asked again', async () => {
    const site = await open({ service: reset });
    expect((await site.request('/llms.txt')).statusCode).toBe(502);
    site.service.answer = json(SEO);
    expect((await site.request('/llms.txt')).statusCode).toBe(200);
  });
});
