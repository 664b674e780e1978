import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageCost } from '@broadsheet/contract/page-cost';
import { openRecorder } from '@broadsheet/experiments/recording/open-recorder';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere, writeProject } from './run-cli.fixture.ts';

const HOME = {
  page: 'home',
  blocks: {
    words: { type: 'quote', settings: { text: 'Hello' } },
    more: { type: 'quote', settings: { text: 'More' } },
  },
  order: ['words', 'more'],
};
const NEW_HOME = {
  ...HOME,
  variants: [
    { name: 'managers', when: { brand: ['management'] }, order: ['more', 'words'] },
    {
      name: 'diwali',
      when: { from: '2026-10-28T00:00:00+05:30', cohort: ['freshers'] },
      blocks: { words: { settings: { text: 'Lights' } } },
      hide: ['more'],
    },
  ],
};
const ABOUT = { page: 'aboutus', blocks: { a: { type: 'quote' } }, order: ['a'] };
const BANNERS = 'ID,Title,Desktop URL\n';
const anybody = {
  page: 'home',
  brand: 'tech',
  cohort: 'none',
  experienceBand: 1,
  membership: 'visitor',
  device: 'phone',
  city: null,
  category: null,
  crawler: false,
} as const;
const COUNTS = [
  { ...anybody, views: 600 },
  { ...anybody, cohort: 'freshers', views: 250 },
  { ...anybody, brand: 'management', views: 150 },
  { ...anybody, page: 'category', views: 9_000 },
];

const dirs: string[] = [];
let before = '';
let after = '';
let repository = '';
const write = async (files: Record<string, unknown>) => {
  const dir = await writeProject(files);
  dirs.push(dir);
  return dir;
};
const git = (...args: string[]) =>
  execFileSync('git', ['-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args]);

beforeAll(async () => {
  before = await write({ 'layouts/home.json': HOME, 'layouts/aboutus.json': ABOUT });
  after = await write({ 'layouts/home.json': NEW_HOME, 'counts.json': COUNTS });
  repository = await write({ 'site/layouts/home.json': HOME });
  await cp(join(repository, 'brand-configs'), join(repository, 'site/brand-configs'), {
    recursive: true,
  });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'as it was');
  await writeFile(join(repository, 'site/layouts/home.json'), JSON.stringify(NEW_HOME));
});
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))));

describe('broadsheet diff', () => {
  it('tells who is concerned, what changes and for how much of the traffic', async () => {
    const counts = join(after, 'counts.json');
    const { code, out } = await runHere(['diff', before, '--dir', after, '--counts', counts]);
    expect(out.split('\n')).toEqual([
      `from ${before} to ${after}`,
      'page aboutus is removed (no recorded views)',
      'page home changes (40 % of 1,000 recorded views)',
      '  cohort freshers; from 2026-10-27T18:30:00.000Z',
      '    25 % of 1,000 recorded views',
      '    ~ words (quote) text: "Hello" -> "Lights"',
      '    - more (quote), was after "words" in order',
      '  brand management; until 2026-10-27T18:30:00.000Z',
      '  brand management; cohort not freshers; from 2026-10-27T18:30:00.000Z',
      '    15 % of 1,000 recorded views',
      '    > words (quote) moves: after "more" in order',
      'cached home on tech: everyone -> class, 2 classes',
      'cached home on management: everyone -> class, 2 classes',
      '',
    ]);
    expect(code).toBe(1);
  });

  it('says so where no views were recorded', async () => {
    const { out } = await runHere(['diff', before, '--dir', after]);
    expect(out).toContain('page home changes (no recorded views)');
  });

  it('takes the views of the site that runs from the folder', async () => {
    const { url, close } = await createEmptyDatabase();
    const recorder = await openRecorder({
      databaseUrl: url,
      log: { info: () => undefined, warn: () => undefined },
      now: Date.now,
      onLost: (count) => expect(count).toBe(0),
      limits: { closeMs: 60_000 },
    });
    const { page, ...viewer } = anybody;
    for (const cohort of ['none', 'none', 'none', 'freshers'] as const)
      recorder.viewed(page, { ...viewer, cohort });
    await recorder.close();
    const dir = await write({ 'layouts/home.json': NEW_HOME });
    await mkdir(join(dir, '.data/postgres'), { recursive: true });
    const addressFile = join(dir, '.data/postgres/url');
    await writeFile(addressFile, `${url}\n`);
    const running = await runHere(['diff', before, '--dir', dir]);
    expect(running.out).toContain('page home changes (25 % of 4 recorded views)');
    await close();
    await writeFile(addressFile, 'postgres://nobody@127.0.0.1:1/none');
    const ended = await runHere(['diff', before, '--dir', dir]);
    expect(ended.out).toContain('page home changes (no recorded views)');
  });

  it('compares with what git keeps, and leaves the work tree alone', async () => {
    const site = join(repository, 'site');
    const status = String(git('status', '--porcelain'));
    const { code, out } = await runHere(['diff', 'HEAD', '--dir', site]);
    expect([code, out.split('\n')[1]]).toEqual([1, 'page home changes (no recorded views)']);
    expect(String(git('status', '--porcelain'))).toBe(status);
    expect(status).toBe(' M site/layouts/home.json\n');
  });

  it('exits with 0 where nothing differs but the way it is written', async () => {
    const same = await write({
      'layouts/home.json': JSON.stringify(HOME, null, 4),
      'layouts/aboutus.json': ABOUT,
    });
    expect(await runHere(['diff', before, '--dir', same])).toEqual({
      code: 0,
      out: `from ${before} to ${same}\nno differences\n`,
      err: '',
    });
  });

  it('tells of brand configs by value, of banners by file, and the same as JSON', async () => {
    const other = await write({
      'layouts/home.json': HOME,
      'layouts/aboutus.json': ABOUT,
      'layouts/banners/home.csv': BANNERS,
    });
    const config = join(other, 'brand-configs/tech.json');
    const text = await readFile(config, 'utf8');
    await writeFile(config, text.replace('"competition": false', '"competition": true'));
    const { code, out } = await runHere(['diff', before, '--dir', other, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      same: false,
      pages: [],
      files: [
        {
          file: 'brand-configs/tech.json',
          kind: 'changed',
          values: [{ path: 'flags.competition', before: false, after: true }],
        },
        { file: 'layouts/banners/home.csv', kind: 'added', values: [] },
      ],
    });
  });

  it('tells of experiments by value', async () => {
    const when = { experiment: { 'home-order': ['b'] } };
    const home = { ...HOME, variants: [{ name: 'test', when, order: ['more', 'words'] }] };
    const withWeights = (b: number, status: string) => ({
      'layouts/home.json': home,
      'layouts/experiments.json': {
        'home-order': { page: 'home', unit: 'visitor', variants: { control: 100 - b, b }, status },
      },
    });
    const [draft, running] = [
      await write(withWeights(50, 'draft')),
      await write(withWeights(20, 'running')),
    ];
    const { code, out } = await runHere(['diff', draft, '--dir', running]);
    expect([code, out.split('\n').slice(1)]).toEqual([
      1,
      [
        'file layouts/experiments.json is changed',
        '  home-order.status: "draft" -> "running"',
        '  home-order.variants.b: 50 -> 20',
        '  home-order.variants.control: 50 -> 80',
        'cached home on tech: everyone -> class, 2 classes, private at an edge',
        'cached home on management: everyone -> class, 2 classes, private at an edge',
        expect.stringMatching(
          /^layouts.home.json:.* PAGE_BECOMES_PRIVATE while experiment "home-order"/,
        ),
        expect.stringMatching(/^ {4}Nothing, if the experiment is worth it/),
        '',
      ],
    ]);
    const json = JSON.parse((await runHere(['diff', draft, '--dir', running, '--json'])).out);
    expect(json.costs).toHaveLength(1);
    const [{ before: was, after: is }] = json.costs;
    for (const cost of [...was, ...is]) expect(Value.Check(PageCost, cost)).toBe(true);
    expect(json.warnings).toMatchObject([{ code: 'PAGE_BECOMES_PRIVATE' }]);
  });

  it('tells of a layout that is written otherwise without anybody seeing it', async () => {
    const words = { ...HOME.blocks.words, fallback: 'drop' };
    const other = await write({
      'layouts/home.json': { ...HOME, blocks: { ...HOME.blocks, words } },
      'layouts/aboutus.json': ABOUT,
    });
    const { code, out } = await runHere(['diff', before, '--dir', other]);
    expect([code, out.split('\n')[1]]).toEqual([
      1,
      'page home has changed text but looks the same on every device that can show all its blocks',
    ]);
  });

  it.each([
    [['diff'], 'diff needs <base>: Folder or git revision to compare with.'],
    [['diff', 'a', 'b'], 'diff takes <base>: "b" is one too many.'],
    [['diff', 'no-such-revision'], '"no-such-revision" is not a folder and not a git revision'],
    [['diff', '--', '--output=x'], '"--output=x" is not a folder and not a git revision'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await runHere(args);
    expect([code, err]).toEqual([2, expect.stringContaining(`broadsheet: ${message}`)]);
  });

  it.each([
    ['mysql://admin:hunter2@db/jobs', '--database-url: expected an address such as postgres://'],
    ['postgres://admin:hunter2@127.0.0.1:1/jobs', 'The database cannot be read: connect ECONNREF'],
  ])('says what is wrong with the database %s, without its password', async (url, message) => {
    const { code, err } = await runHere(['diff', before, '--dir', after, '--database-url', url]);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    expect(err).not.toContain('hunter2');
  });

  it('does not compare what has faults, and lists them', async () => {
    const bad = await write({ 'layouts/home.json': { ...HOME, order: ['word'] } });
    const { code, err } = await runHere(['diff', before, '--dir', bad]);
    expect(code).toBe(2);
    expect(err).toContain('has errors:');
    expect(err).toMatch(/layouts\/home\.json:1:\d+ DANGLING_ID there is no block "word"/);
  });

  it('refuses counts of another shape by their place', async () => {
    await writeFile(join(after, 'bad.json'), JSON.stringify([{ ...COUNTS[0], views: -1 }]));
    const bad = join(after, 'bad.json');
    const { code, err } = await runHere(['diff', before, '--dir', after, '--counts', bad]);
    expect([code, err]).toEqual([2, expect.stringContaining('bad.json/0/views: must be >= 0')]);
  });
});
