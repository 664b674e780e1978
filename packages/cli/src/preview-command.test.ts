import { rm } from 'node:fs/promises';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { verifyPreview } from '@broadsheet/preview/preview-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere, writeProject } from './run-cli.fixture.ts';

const SECRET = 'a secret for previews of 32 characters';
const HOME = {
  page: 'home',
  blocks: { words: { type: 'quote' }, more: { type: 'quote' } },
  order: ['words', 'more'],
  variants: [{ name: 'x', when: { experiment: { 'home-order': ['b'] } }, hide: ['more'] }],
};
const CATEGORY = {
  ...HOME,
  page: 'category',
  variants: [{ name: 'x', when: { experiment: { 'list-order': ['b'] } }, hide: ['more'] }],
};
const running = (page: string) => ({
  page,
  unit: 'visitor',
  variants: { control: 50, b: 50 },
  status: 'running',
});
const EXPERIMENTS = { 'home-order': running('home'), 'list-order': running('category') };

let dir = '';
beforeAll(async () => {
  dir = await writeProject({
    'layouts/home.json': HOME,
    'layouts/category.json': CATEGORY,
    'layouts/experiments.json': EXPERIMENTS,
  });
});
afterAll(() => rm(dir, { recursive: true, force: true }));
const preview = (args: string[], env: Record<string, string> = {}) =>
  runHere(['preview', '--dir', dir, ...args], { SITE_SECRET: SECRET, ...env });
const tokenOf = (link: string) => new URL(link).searchParams.get('preview') ?? '';

describe('broadsheet preview', () => {
  it('prints a link that says who sees what and until when, and says it in words', async () => {
    const before = Date.now();
    const { code, out } = await preview([
      ...['--path', '/c/backend-jobs?page=2', '--cohort', 'freshers', '--device', 'phone'],
      ...['--at', '2026-11-05T09:00:00+05:30', '--variant', 'list-order=b', '--expires', '2h'],
      ...['--site', 'http://tech.localhost:4000/'],
    ]);
    expect(code).toBe(0);
    const [link = '', ...words] = out.split('\n');
    expect(link).toMatch(/^http:\/\/tech\.localhost:4000\/c\/backend-jobs\?page=2&preview=/);
    const found = await verifyPreview(tokenOf(link), SECRET, before);
    expect(found).toEqual({
      brand: 'tech',
      audience: { cohort: 'freshers', membership: 'basic', device: 'phone' },
      at: '2026-11-05T03:30:00.000Z',
      arms: { 'list-order': 'b' },
      expires: expect.any(String),
    });
    const life = Date.parse(found?.expires ?? '') - before;
    expect(life).toBeGreaterThan(2 * HOUR_MS - 2_000);
    expect(life).toBeLessThan(2 * HOUR_MS + 60_000);
    expect(words).toEqual([
      'Shows page category as seen by: tech site, basic member, logged-in fresher, on a phone, on 2026-11-05T03:30:00.000Z.',
      'Forces list-order=b.',
      'Everything else depends on the person who opens the link. Experiments show control.',
      `Works until ${found?.expires}. Page views through it are not counted or stored.`,
      '',
    ]);
  });

  it('leads to the site of the brand on this machine, and is the same as JSON', async () => {
    const { out } = await preview(['--path', '/', '--brand', 'management', '--json'], {
      PORT: '3777',
    });
    const { url, ...rest } = JSON.parse(out);
    expect(url).toMatch(/^http:\/\/management\.localhost:3777\/\?preview=/);
    expect(await verifyPreview(tokenOf(url), SECRET, Date.now())).toMatchObject({
      brand: 'management',
    });
    expect(rest).toEqual({
      page: 'home',
      brand: 'management',
      audience: {},
      expires: expect.any(String),
    });
  });

  it.each([
    [[], 'preview needs --path <path>: Path of the page'],
    [['--path', '/', '--expires', '31d'], '--expires: expected a duration from 1m to 30d'],
    [['--path', '/', '--expires', '0h'], '--expires: expected a duration from 1m to 30d'],
    [['--path', '/', '--expires', 'soon'], 'such as 90m, 24h or 7d, got "soon".'],
    [['--path', '/', '--site', 'tech.localhost'], '--site: expected an origin such as'],
    [['--path', '/', '--cohort', 'x'], '--cohort: expected experienceMissing, freshers'],
    [
      ['--path', '/', '--cohort', 'freshers', '--membership', 'visitor'],
      '--cohort: visitors have no cohort; expected --membership basic or pro',
    ],
    [['--path', '/', '--variant', 'home-order=z'], 'home-order has no arm "z"'],
    [['--path', '/', '--city', 'pun'], '--city: brand tech has no city "pun". Did you mean "pune"'],
    [['--path', '/', '--at', '2026-11-05'], '--at: expected a time with its offset'],
    [['--path', '/', '--at', '2026-13-05T00:00:00Z'], '--at: expected a time with its offset'],
    [['--path', 'faq'], '--path: expected a path such as /c/backend-jobs, got "faq".'],
    [['--path', 'http://tech.localhost/faq'], '--path: expected a path'],
    [['--path', '/?a=1&preview=x'], '--path: remove "preview"'],
    [['--path', '/c/backend-jobs/'], 'redirects, preview /c/backend-jobs instead'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await preview(args);
    expect([code, err.split('\n')[0]]).toEqual([2, expect.stringContaining(message)]);
  });

  it('asks for site and secret by name in production', async () => {
    const env = { APP_ENV: 'production', SITE_SECRET: '' };
    const site = ['--site', 'https://jobs.example'];
    expect((await preview(['--path', '/'], env)).err).toContain('preview needs --site');
    expect((await preview(['--path', '/', ...site], env)).err).toContain('SITE_SECRET is not set');
  });
});
