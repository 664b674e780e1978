import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exampleSeo } from '@broadsheet/content-store/example-content';
import { Finding } from '@broadsheet/contract/finding';
import { PageCost } from '@broadsheet/contract/page-cost';
import Type from 'typebox';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECTIONS } from './commands.ts';
import { ROOT, runCli, runHere } from './run-cli.fixture.ts';
import { schemaTexts } from './schema-command.ts';

const COMMANDS = SECTIONS.flatMap(({ commands }) => commands);
const run = (...args: string[]) => runHere(args);

/** What has ended is a warning: the fixture is ahead of any day on which the test runs. */
const YEAR = new Date().getUTCFullYear() + 1;

const VALID_HOME = `{
  "page": "home",
  "blocks": {
    "words": { "type": "quote", "settings": { "text": "Hello" } },
    "freshers": { "type": "quote", "when": { "experienceBand": [2] } }
  },
  "order": ["words", "freshers"],
  "variants": [
    { "name": "management-first", "when": { "brand": ["management"] }, "order": ["freshers", "words"] },
    { "name": "diwali", "when": { "from": "${YEAR}-10-28T00:00:00+05:30", "until": "${YEAR}-11-10T00:00:00+05:30" }, "blocks": { "words": { "settings": { "text": "Lights" } } } }
  ]
}`;

let base = '';
let validDir = '';
let bad = '';

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'broadsheet-cli-'));
  validDir = join(base, 'good');
  bad = join(base, 'bad');
  const brands = ['tech', 'management'].map((brand) => `brand-configs/${brand}.json`);
  const put = async (dir: string, path: string, text: string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  };
  for (const dir of [validDir, bad]) {
    for (const brand of brands) await put(dir, brand, await readFile(join(ROOT, brand), 'utf8'));
    await put(dir, 'layouts/seo/home.json', exampleSeo('Home'));
  }
  await put(validDir, 'layouts/home.json', VALID_HOME);
  await put(
    bad,
    'layouts/home.json',
    VALID_HOME.replace('"text": "Hello"', '"txt": "Hello"').replace(
      '"order": ["words"',
      '"order": ["word"',
    ),
  );
});
afterAll(() => rm(base, { recursive: true, force: true }));

describe('broadsheet check', () => {
  it('exits with 0 and says how much it read', async () => {
    expect(await runCli(['check', validDir])).toEqual({
      code: 0,
      out: '4 files checked, 0 findings\n',
      err: '',
    });
  });

  it('exits with 1 and lists each fault with its place and its mend', async () => {
    const { code, out } = await run('check', bad);
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'layouts/home.json:4:47 SETTINGS_INVALID "txt" is no field of settings',
        '    Did you mean "text"?',
        'layouts/home.json:7:13 DANGLING_ID there is no block "word"',
        '    Did you mean "words"?',
        '4 files checked, 2 findings',
        '',
      ].join('\n'),
    );
  });

  it('writes JSON of the agreed shape', async () => {
    const { code, out } = await run('check', bad, '--json');
    expect(code).toBe(1);
    const answer: unknown = JSON.parse(out);
    const shape = Type.Object({
      ok: Type.Literal(false),
      findings: Type.Array(Finding, { minItems: 2 }),
    });
    expect(Value.Check(shape, answer)).toBe(true);
  });

  it('exits with 2 where there is nothing to check', async () => {
    const { code, err } = await runCli(['check', join(base, 'nowhere')]);
    expect(code).toBe(2);
    expect(err).toContain('no layouts/ and no brand-configs/');
  });

  it('finds no fault in the layouts and brand configs of this repository', async () => {
    expect((await run('check', ROOT)).out).toMatch(/^\d+ files checked, 0 findings\n$/);
  });
});

describe('broadsheet explain', () => {
  it('says with check --verbose who shares each page, and how often it is cached', async () => {
    const { code, out } = await run('check', validDir, '--verbose');
    expect(code).toBe(0);
    expect(out).toMatch(/^home +tech +class: 2 classes by experienceBand 2 \(the layout\)$/m);
    const { costs, warnings } = JSON.parse((await run('check', validDir, '--json')).out);
    expect(warnings).toEqual([]);
    expect(costs.home.map((cost: unknown) => Value.Check(PageCost, cost))).toEqual([true, true]);
  });

  it('says of every block whether it is in or out, and why', async () => {
    const { code, out } = await run(
      'explain',
      '--path',
      '/',
      '--brand',
      'management',
      '--dir',
      validDir,
      '--at',
      `${YEAR}-11-01T00:00:00Z`,
    );
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'page home',
      expect.stringMatching(/^revision {2}sha256:[0-9a-f]{64}$/),
      'consults  brand, experienceBand, time',
      'cached    class: 2 classes by experienceBand 2 (the layout)',
      `plan key  brand=management|experienceBand=1,3,4,5,6,7,8,9|time=${YEAR}-10-27T18:30:00.000Z`,
      `valid     until ${YEAR}-11-09T18:30:00.000Z`,
      '',
      'active    variant "management-first"',
      'active    variant "diwali"',
      '',
      'in   words     quote  variant "management-first" puts it in order',
      'out  freshers  quote  its when does not hold: experienceBand wanted 2, got 1',
      '',
    ]);
  });

  it('writes the same as JSON', async () => {
    const { code, out } = await run(
      'explain',
      '--path',
      '/',
      '--band',
      '2',
      '--dir',
      validDir,
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      page: 'home',
      audience: { brand: 'tech', experienceBand: 2, membership: 'visitor' },
      blocks: [
        { id: 'words', shown: true },
        { id: 'freshers', shown: true },
      ],
    });
  });

  it('shows the findings when the page asked for is at fault', async () => {
    const { code, out } = await run('explain', '--path', '/', '--dir', bad);
    expect(code).toBe(1);
    expect(out).toContain('layouts/home.json:7:13 DANGLING_ID');
  });

  it('tells a redirect', async () => {
    const { code, out } = await run('explain', '--path', '/jobs-in-bombay', '--dir', validDir);
    expect([code, out]).toEqual([0, 'redirects with 301 to /jobs-in-mumbai\n']);
  });

  it.each([
    [['explain'], 'explain needs --path, or --request with --log.'],
    [
      ['explain', '--path', '/', '--band', '12'],
      '--band: expected a whole number from 1 to 9, got "12".',
    ],
    [
      ['explain', '--path', '/', '--brand', 'teck'],
      '--brand: expected tech or management, got "teck". Did you mean tech?',
    ],
    [
      ['explain', '--path', '/', '--at', 'soon'],
      '--at: expected a time with its offset, such as 2026-11-05T09:00:00+05:30, got "soon".',
    ],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await run(...args);
    expect([code, err.split('\n')[0]]).toEqual([2, `broadsheet: ${message}`]);
    expect(err).toContain('npx broadsheet help explain');
  });
});

describe('broadsheet', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('lists its commands for %j', async (args) => {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    for (const { spec } of COMMANDS) expect(out).toContain(`  ${spec.name} `);
  });

  it.each([[['help', 'recruiter']], [['recruiter', '--help']]])(
    'lists the commands of a group for %j',
    async (args) => {
      const { code, out } = await run(...args);
      expect(code).toBe(0);
      expect(out).toContain('recruiter shortlist');
      expect(out).not.toContain('jobs import');
    },
  );

  it.each(COMMANDS.map(({ spec }) => [spec.name, spec] as const))(
    'explains %s with every argument and option, in 80 columns',
    async (name, spec) => {
      const { code, out } = await run(...name.split(' '), '--help');
      expect(code).toBe(0);
      expect(await run('help', ...name.split(' '))).toMatchObject({ out });
      for (const each of Object.keys(spec.arguments))
        expect(out).toMatch(new RegExp(`^  ${each} `, 'm'));
      for (const each of Object.keys(spec.options)) expect(out).toContain(`\n  --${each}`);
      const prose = out.split('\n').filter((line) => !line.startsWith('  npx '));
      expect(prose.filter((line) => line.length > 80)).toEqual([]);
    },
  );

  it.each([
    [['chek'], 'unknown command "chek". Did you mean "check"?', 'help to list'],
    [['jobs', 'export'], 'unknown command "jobs export".', 'help jobs to list'],
    [['orders'], 'orders needs a command, such as "orders reconcile".', 'help orders to list'],
    [
      ['check', '--fast'],
      'check has no option --fast. Its options are --against, --verbose, --json.',
      'help check for',
    ],
    [
      ['check', '--agianst', 'x'],
      'check has no option --agianst. Did you mean --against?',
      'help check for',
    ],
    [['check', '--against'], '--against needs a value: Published content', 'help check for'],
    [
      ['check', '--against', '--json'],
      '--against needs a value: Published content',
      'help check for',
    ],
    [['check', '--json=yes'], '--json takes no value.', 'help check for'],
    [['check', 'a', 'b'], 'check takes [dir]: "b" is one too many.', 'help check for'],
    [['diff'], 'diff needs <base>: Folder or git revision to compare with.', 'help diff for'],
    [['schema', '--json'], 'schema has no option --json. It takes no options.', 'help schema for'],
  ])('refuses %j and names the help', async (args, message, help) => {
    const { code, err, out } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`broadsheet: ${message}`);
    expect(err).toContain(`Run npx broadsheet ${help}`);
  });
});

describe('broadsheet schema', () => {
  it('writes what is committed', async () => {
    const { code } = await run('schema', base);
    expect(code).toBe(0);
    for (const [file, text] of schemaTexts()) {
      const [written, committed] = await Promise.all(
        [base, ROOT].map((dir) => readFile(join(dir, file), 'utf8')),
      );
      expect(written).toBe(text);
      // Out of date after a block type or a schema changed: run `npx broadsheet schema`.
      expect(committed).toBe(written);
    }
  });
});
