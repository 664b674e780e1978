import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExperimentReport } from '@broadsheet/contract/experiment-report';
import { openRecorder } from '@broadsheet/experiments/recording/open-recorder';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import Type from 'typebox';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from './run-cli.fixture.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const even = { page: 'home', unit: 'visitor', variants: { control: 50, b: 50 }, status: 'running' };
const EXPERIMENTS = {
  fair: even,
  skewed: even,
  fresh: { ...even, page: 'category', status: 'draft' },
  dealt: { ...even, bucketVersion: 2 },
};

let opened: TestDatabase;
let folder: string;

const meet = (recorder: Recorder, key: string, arm: string, visitors: readonly string[]) =>
  recorder.exposed(
    visitors.map((id) => ({
      assignment: { key, arm, bucketVersion: 1, unit: { kind: 'visitor', id } },
      brand: 'tech',
      cohort: 'none',
      at: NOW,
    })),
  );
const people = (arm: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${arm}-${index}`);

beforeAll(async () => {
  opened = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-report-'));
  await mkdir(join(folder, 'layouts'));
  await writeFile(join(folder, 'layouts/experiments.json'), JSON.stringify(EXPERIMENTS));
  const recorder = await openRecorder({
    databaseUrl: opened.url,
    log: { info: () => undefined, warn: () => undefined },
    now: () => NOW,
    onLost: (count) => expect(count).toBe(0),
    limits: { rows: 100_000, closeMs: 60_000 },
  });
  for (const arm of ['control', 'b']) meet(recorder, 'fair', arm, people(arm, 10_000));
  for (const arm of ['control', 'b']) meet(recorder, 'fair', arm, people('both', 3));
  for (const visitorId of [...people('control', 1_000), ...people('b', 1_300)])
    recorder.converted({
      metric: 'apply',
      participant: { visitorId, seekerId: null },
      brand: 'tech',
      subject: 'job-1',
      at: NOW + 1,
    });
  meet(recorder, 'skewed', 'control', people('control', 600));
  meet(recorder, 'skewed', 'b', people('b', 400));
  meet(recorder, 'dealt', 'b', people('b', 7));
  meet(recorder, 'gone', 'b', people('b', 5));
  await recorder.close();
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runHere(['experiments', ...argv], { DATABASE_URL: opened.url, ...env });
const report = (...argv: string[]) => run(['report', '--dir', folder, ...argv]);

describe('broadsheet experiments report', () => {
  it('tells of 20,000 units who was dealt what, whether to trust it, and what it changed', async () => {
    const { code, out, err } = await report('--experiment', 'fair');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'fair (running, on home, bucket version 1): 20,000 units; 3 more saw several arms and are not counted',
        '',
        '  arm      configured   units   share',
        '  control      50.00%  10,000  50.00%',
        '  b            50.00%  10,000  50.00%',
        '',
        '  sample ratio ok     all: 20,000 units, p = 1.0000',
        '  sample ratio ok     brand tech: 20,000 units, p = 1.0000',
        '  sample ratio ok     cohort none: 20,000 units, p = 1.0000',
        '',
        '  apply: b is better by 1.6 to 4.4 points',
        '  arm      converted    rate      95% interval  points    95% interval',
        '  control      1,000  10.00%   9.09% to 10.91%',
        '  b            1,300  13.00%  11.98% to 14.02%   +3.00  +1.62 to +4.38',
        '',
        '  hints        arm   units  points  shared 95% interval',
        '  brand tech     b  20,000   +3.00       +1.31 to +4.69',
        '  cohort none    b  20,000   +3.00       +1.31 to +4.69',
        '',
        '  save: not enough data',
        '  arm      converted   rate     95% interval  points     95% interval',
        '  control          0  0.00%  not enough data',
        '  b                0  0.00%  not enough data    0.00  not enough data',
        '',
        '  register: not enough data',
        '  arm      converted   rate     95% interval  points     95% interval',
        '  control          0  0.00%  not enough data',
        '  b                0  0.00%  not enough data    0.00  not enough data',
        '',
      ].join('\n'),
    );
  });

  it('rings with exit 1 where arms are not dealt as configured, and names the place', async () => {
    const { code, out } = await report('--experiment', 'skewed');
    expect(code).toBe(1);
    expect(out).toContain('sample ratio ALARM  all: 1,000 units, p < 0.0001');
    expect(out).toContain(
      'apply: unreliable: the traffic split differs from the plan (tech site, cohort none)',
    );
  });

  it('tells of all, and of what was recorded without weights to hold it to', async () => {
    const { code, out } = await report();
    expect(code).toBe(1);
    expect(out).toContain('fresh (draft, on category, bucket version 1): 0 units\n');
    expect(out).toContain('dealt (running, on home, bucket version 2): 0 units\n');
    expect(out).toContain('dealt, bucket version 1: 7 units recorded');
    expect(out).toContain('gone, bucket version 1: 5 units recorded');
  });

  it('tells machines the same', async () => {
    const { code, out } = await report('--json');
    expect(code).toBe(1);
    const Shape = Type.Object({
      ok: Type.Boolean(),
      experiments: Type.Array(ExperimentReport),
      unreported: Type.Array(
        Type.Object({
          key: Type.String(),
          bucketVersion: Type.Integer(),
          units: Type.Integer(),
        }),
      ),
    });
    const printed = Value.Parse(Shape, JSON.parse(out));
    expect(printed.ok).toBe(false);
    expect(printed.experiments.map(({ key, units }) => [key, units])).toEqual([
      ['fair', 20_000],
      ['skewed', 1_000],
      ['fresh', 0],
      ['dealt', 0],
    ]);
    expect(printed.unreported).toEqual([
      { key: 'dealt', bucketVersion: 1, units: 7 },
      { key: 'gone', bucketVersion: 1, units: 5 },
    ]);
  });

  it('takes the database that is given before that of the environment', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' };
    const argv = ['report', '--dir', folder, '--experiment', 'fair', '--database-url', opened.url];
    expect((await run(argv, env)).code).toBe(0);
  });

  it('has nothing to tell where there are no experiments', async () => {
    const { code, out } = await report('--dir', tmpdir(), '--experiment', 'gone');
    expect(code).toBe(0);
    expect(out).toMatch(/^gone, bucket version 1: 5 units recorded/);
  });

  it.each([
    [['list'], /unknown command "experiments list"/],
    [['report', '--nonsense'], /nonsense/],
    [
      ['report', '--experiment', 'fairr'],
      /no experiment "fairr".*it has: fair, skewed, fresh, dealt/,
    ],
    [
      ['report', '--database-url', 'mysql://admin:hunter2@db/jobs'],
      /--database-url: expected an addr/,
    ],
    [
      ['report', '--database-url', 'postgres://admin:hunter2@127.0.0.1:1/jobs'],
      /The database cannot be read: connect ECONNREFUSED 127\.0\.0\.1:1/,
    ],
  ])('exits with 2 for %j', async (argv, message) => {
    const ran = await run([...argv, '--dir', folder]);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(message);
    expect(ran.err).not.toContain('hunter2');
    expect(ran.out).toBe('');
  });

  it('exits with 2 where layouts/experiments.json cannot be read, and says where', async () => {
    const broken = await mkdtemp(join(folder, 'broken-'));
    await mkdir(join(broken, 'layouts'));
    await writeFile(join(broken, 'layouts/experiments.json'), '{\n  "fair": {\n');
    const ran = await report('--dir', broken);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(/^layouts\/experiments\.json:\d+:\d+ /);
  });
});
