import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from './run-cli.fixture.ts';

let opened: TestDatabase;
let folder: string;

beforeAll(async () => {
  opened = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-cli-'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const runCommand = (...argv: string[]) =>
  runHere(['jobs', 'import', ...argv], { DATABASE_URL: opened.url, DEFAULT_BRAND: '' });

const feed = async (content: string): Promise<string> => {
  const file = join(folder, 'feed.csv');
  await writeFile(file, content);
  return file;
};
const HEAD = 'id,title,company,location\n';
const VALID_ROW = '1,Java Developer,Acme,Pune\n';

describe('broadsheet jobs import', () => {
  it('imports a feed and says what it did', async () => {
    const run = await runCommand(
      await feed(HEAD + VALID_ROW),
      '--format',
      'csv',
      '--source',
      'acme',
    );
    expect(run).toMatchObject({
      code: 0,
      out: '1 read: 1 created, 0 updated, 0 unchanged, 0 closed, 0 rejected (source acme)\n',
    });
  });

  it('names each rejected row and exits with 1', async () => {
    const file = await feed(`${HEAD}${VALID_ROW}2,,Acme,Pune\n3,Ba"d,Acme,Pune\n`);
    const run = await runCommand(file, '--format', 'csv', '--source', 'acme');
    expect(run.code).toBe(1);
    expect(run.out).toBe(
      [
        'rejected: feed.csv: line 3, column 2 (title): it has no title (id 2)',
        'rejected: feed.csv: line 4: Invalid Opening Quote: a quote is found on field 1 (id 3)',
        '1 row looks wrong: shifted, cut off or scraped badly.',
        '3 read: 0 created, 0 updated, 1 unchanged, 0 closed, 2 rejected (source acme)',
        '',
      ].join('\n'),
    );
  });

  it('says where a feed breaks off and that nothing was closed', async () => {
    const file = await feed(`${HEAD}2,Cook,Acme,Pune\n3,Wai`);
    const run = await runCommand(file, '--format', 'csv', '--source', 'acme', '--json');
    expect(run.code).toBe(1);
    expect(JSON.parse(run.out)).toMatchObject({
      created: 1,
      closed: 0,
      notClosed: 'broken',
      broken: { position: 'line 3' },
      rejections: [],
    });
  });

  it('refuses a file of another format with a guess, and reads nothing', async () => {
    const run = await runCommand(await feed(HEAD + VALID_ROW), '--format', 'greenhouse');
    expect(run).toMatchObject({ code: 2, out: '' });
    expect(run.err).toBe(
      'broadsheet: feed.csv is not a Greenhouse board: it is a table in text (CSV). Try --format csv.\n',
    );
  });

  it('says in a dry run what would change', async () => {
    const file = await feed(`${HEAD}9,Cook,Acme,Pune\n`);
    const run = await runCommand(file, '--format', 'csv', '--source', 'dry', '--dry-run');
    expect(run.code).toBe(0);
    expect(run.out).toContain('1 read: 1 created, 0 updated');
    expect(run.out).toContain('This was a dry run: nothing was changed.');
    expect(run.out).toContain('  created: Cook (id 9, line 2)\n    company: Acme\n');
  });

  it('imports nothing where --strict finds too many rows that look wrong', async () => {
    const file = await feed(`${HEAD}${VALID_ROW}2,30+ Days Ago,Acme,Pune\n`);
    const run = await runCommand(file, '--format', 'csv', '--source', 'strict', '--strict');
    expect(run.code).toBe(2);
    expect(run.out).toBe(
      'rejected: feed.csv: line 3, column 2 (title): title is "30+ Days Ago", the age of a posting; expected the name of a job (id 2)\n',
    );
    expect(run.err).toContain('1 of 2 rows look wrong (50 %, and --strict allows 5 %).');
  });

  it.each([
    [['--format', 'csv'], /needs <file>/],
    [['feed.csv'], /needs --format <format>/],
    [['feed.csv', '--format', 'xls'], /--format: expected ashby, csv, .+ or xlsx, got "xls"/],
    [['feed.csv', '--format', 'csv', '--brand', 'sports'], /--brand: expected tech or management/],
    [['feed.csv', '--format', 'csv', '--nonsense'], /nonsense/],
    [['/nowhere/feed.csv', '--format', 'csv'], /There is no file/],
  ])('exits with 2 for %j', async (argv, message) => {
    const run = await runCommand(...argv);
    expect(run.code).toBe(2);
    expect(run.err).toMatch(message);
    expect(run.out).toBe('');
  });
});
