import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ran, runCli, runHere, writeProject } from './run-cli.fixture.ts';

const HOME = {
  page: 'home',
  blocks: { words: { type: 'quote' }, more: { type: 'quote' }, last: { type: 'quote' } },
  order: ['words', 'more', 'last'],
  variants: [
    { name: 'order-test', when: { experiment: { 'home-order': ['b'] } }, hide: ['words'] },
    { name: 'pune', when: { city: ['pune'] }, hide: ['more'] },
  ],
};
const FAQ = {
  page: 'faq',
  blocks: { words: { type: 'quote' }, more: { type: 'quote' } },
  order: ['words', 'more'],
  variants: [{ name: 'x', when: { experiment: { elsewhere: ['b'] } }, hide: ['more'] }],
};
const EXPERIMENTS = {
  'home-order': {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 50 },
    status: 'running',
  },
  elsewhere: { page: 'faq', unit: 'visitor', variants: { control: 50, b: 50 }, status: 'draft' },
};
const AUDIENCE = {
  brand: 'management',
  cohort: 'freshers',
  experienceBand: 2,
  membership: 'basic',
  device: 'phone',
  city: 'pune',
  category: null,
  crawler: false,
};
const ID = 'b2c5f8ff-0000-4000-8000-000000000000';
const ANSWERED = {
  level: 'info',
  reqId: ID,
  page: 'home',
  brand: 'management',
  revision: `sha256:${'0'.repeat(64)}`,
  audience: AUDIENCE,
  arms: { 'home-order': 'b' },
  at: '2026-10-01T09:00:00.000Z',
  planKey: 'city=pune',
  catalog: 'web@1',
  msg: 'answered',
};

let dir = '';
let log = '';
const writeLog = (...lines: unknown[]) =>
  writeFile(
    log,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
const explain = (...args: string[]): Promise<Ran> => runHere(['explain', '--dir', dir, ...args]);

beforeAll(async () => {
  dir = await writeProject({
    'layouts/home.json': HOME,
    'layouts/faq.json': FAQ,
    'layouts/experiments.json': EXPERIMENTS,
  });
  log = join(dir, 'site.log');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('broadsheet explain', () => {
  it('tells the revision, and what an arm changes', async () => {
    const { out } = await explain('--path', '/', '--variant', 'home-order=b');
    expect(out).toMatch(/^revision {2}sha256:[0-9a-f]{64}$/m);
    expect(out).toContain('arms      home-order=b');
    expect(out).toContain('out  words  quote  variant "order-test" hides it');
  });

  it.each([
    [['--variant', 'home-order'], '--variant: "home-order" is not <experiment>=<arm>'],
    [['--variant', 'a=b', '--variant', 'a=c'], '--variant: a is given twice'],
    [['--variant', 'nope=b'], '--variant: there is no experiment "nope" (home-order, elsewhere)'],
    [['--variant', 'home-order=z'], '--variant: home-order has no arm "z", it has control, b'],
    [
      ['--variant', 'elsewhere=b'],
      '--variant: page home does not run elsewhere (it runs: home-order)',
    ],
    [['--source', 'moon'], '--source: expected files or live, got "moon"'],
    [['--source', 'live'], '--source live needs --site'],
    [['--site', 'http://tech.localhost:3000'], '--site needs --source live'],
    [['--category', 'backnd'], '--category: brand tech has no category "backnd". Did you mean'],
    [['--at', '2026-11-05T09:00'], '--at: expected a time with its offset'],
    [['--path', 'faq'], '--path: expected a path such as /c/backend-jobs, got "faq"'],
    [['--log', 'x'], '--log needs --request <id>'],
    [
      ['--request', ID, '--log', 'x'],
      '--path: leave it out, the log has the page and the visitor of a request.',
    ],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await explain('--path', '/', ...args);
    expect([code, err.split('\n')[0]]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('broadsheet explain --request', () => {
  it('explains an answer again from its line of the log, as it was asked then', async () => {
    await writeLog('starting up', { reqId: ID, msg: 'block failed' }, ANSWERED, '{"broken');
    const { code, out } = await explain('--request', ID, '--log', log);
    expect(code).toBe(0);
    expect(out).toContain('served    2026-10-01T09:00:00.000Z as page home of management\n');
    expect(out).toContain('The page has been changed since');
    expect(out).toContain('plan key  city=pune|experiment.home-order=b');
    expect(out).toContain('out  words  quote  variant "order-test" hides it');
    expect(out).toContain('out  more   quote  variant "pune" hides it');
  });

  it('says when the page is still written as it was, and reads standard input', async () => {
    const { revision } = JSON.parse((await explain('--path', '/', '--json')).out);
    const input = `${JSON.stringify({ ...ANSWERED, revision })}\n`;
    const args = ['explain', '--dir', dir, '--request', ID, '--log', '-'];
    const { out } = await runCli(args, input);
    expect(out).toContain('The layout of the page has not changed since.');
    const asJson = JSON.parse((await runCli([...args, '--json'], input)).out);
    expect(asJson).toMatchObject({
      isSame: true,
      answered: { planKey: 'city=pune' },
      explained: { audience: AUDIENCE, at: '2026-10-01T09:00:00.000Z', key: expect.any(String) },
    });
  });

  it('says what the log does not hold', async () => {
    await writeLog({ reqId: ID, msg: 'answered' }, { ...ANSWERED, reqId: 'other' });
    const noPage = await explain('--request', ID, '--log', log);
    expect([noPage.code, noPage.err]).toEqual([
      2,
      `broadsheet: request ${ID} has no page in ${log}\n`,
    ]);
    const unknown = await explain('--request', 'nobody', '--log', log);
    expect(unknown.err).toBe(`broadsheet: ${log} has no request nobody\n`);
    const gone = await explain('--request', ID, '--log', join(dir, 'gone.log'));
    expect([gone.code, gone.err]).toEqual([2, expect.stringContaining('ENOENT')]);
  });

  it('says when the page is no more', async () => {
    await writeLog({ ...ANSWERED, page: 'terms' });
    const { code, err } = await explain('--request', ID, '--log', log);
    expect([code, err]).toEqual([2, `broadsheet: page terms has no layout in ${dir}\n`]);
  });
});
