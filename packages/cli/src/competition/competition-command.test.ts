import { lstat, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uploadSubmission } from '@broadsheet/contract/calls/competition';
import { DAY_MS } from '@broadsheet/contract/durations';
import {
  brand,
  competitionId,
  setDates,
  travel,
} from '@broadsheet/services/user/competitions/competition.fixtures';
import { enterRound } from '@broadsheet/services/user/competitions/scored.fixtures';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sendUpload } from '@broadsheet/test-kit/database/send-upload';
import { makePdf } from '@broadsheet/test-kit/files/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../run-cli.fixture.ts';

let services: TestServices;
let folder: string;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-judge-'));
});
afterAll(() => services.close());

const run = (...argv: string[]) =>
  runHere(['competition', ...argv], {
    DATABASE_URL: services.url,
    MEDIA_DIR: dirname(services.media.spoolDir),
  });
const csv = async (text: string): Promise<string> => {
  const file = join(folder, 'scores.csv');
  await writeFile(file, text);
  return file;
};

/** Two participants with submissions for round two, which is over by the clock of the command line. */
const handedIn = async () => {
  const today = Date.now();
  services.now = today - 15 * DAY_MS;
  await setDates(services);
  const both = [await enterRound(services, 2), await enterRound(services, 2)] as const;
  await travel(services, today - 5 * DAY_MS, ...both);
  for (const { as } of both)
    await sendUpload(services, uploadSubmission, {
      ...as,
      file: makePdf(),
      name: '../../.ssh/“keys”\r\n.html',
      fields: { mediaType: 'caseStudy' },
    });
  return both;
};

it('takes a round from its entries to its results, and writes down who did what', async () => {
  const [asha, ravi] = await handedIn();
  const status = await run('status');
  expect(status).toMatchObject({ code: 0, out: expect.stringContaining(`(${competitionId})`) });
  expect(status.out).toMatch(/round2 .* over\n/);
  const template = (await run('entries', '--round', '2', '--csv')).out;
  expect(template.split('\n').sort()).toEqual(
    ['', 'code,score', `${asha.testSlug},`, `${ravi.testSlug},`].sort(),
  );

  const work = join(folder, 'work');
  expect(await run('download', '--round', '2', '--to', work)).toMatchObject({ code: 0, err: '' });
  const names = [asha, ravi].map(({ testSlug }) => `${testSlug}-case-study.pdf`);
  expect((await readdir(work)).sort()).toEqual(names.toSorted());
  const first = join(work, names[0] ?? '');
  expect((await readFile(first)).equals(makePdf())).toBe(true);
  expect((await stat(first)).mode & 0o777).toBe(0o600);
  const elsewhere = join(folder, 'elsewhere');
  await writeFile(elsewhere, 'untouched');
  await symlink(elsewhere, join(folder, 'link'));
  await symlink(elsewhere, `${first}.part`);
  await run('download', '--round', '2', '--to', work);
  expect(await readFile(elsewhere, 'utf8')).toBe('untouched');
  expect((await lstat(first)).isFile()).toBe(true);

  const bad = await csv(`code,score\n${asha.testSlug},60\nnobody,5\n${ravi.testSlug},lots\n`);
  const by = ['--round', '2', '--by', 'Meera'];
  expect(await run('scores', bad, ...by)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining(`${bad}:4:14 "lots" is not a score`),
  });
  const unknown = await csv(`code,score\n${asha.testSlug},60\nnobody,5\n`);
  expect((await run('scores', unknown, ...by)).err).toContain(`${unknown}:3:1 nobody is the code`);
  const publish = ['publish', '--round', '2'];
  expect((await run(...publish, '--go-on', '1', '--dry-run')).err).toContain('have no score');
  const valid = await csv(`code,score\n${asha.testSlug},60\n${ravi.testSlug},71.5\n`);
  expect(await run('scores', valid, ...by)).toMatchObject({ code: 0, err: '' });
  const tried = await run(...publish, '--go-on', '1', '--dry-run');
  expect(tried.out).toContain('2 took part in round 2, 1 go on. Nothing was published.');
  expect((await asha.progress()).rounds[1]?.result).toBeNull();
  expect(await run(...publish, '--from-score', '70', '--by', 'Meera')).toMatchObject({ code: 0 });
  expect((await ravi.progress()).rounds[1]?.result).toMatchObject({ isThrough: true });
  expect((await asha.progress()).rounds[1]?.result).toMatchObject({ isThrough: false });
  expect((await run('entries', '--round', '2')).out).toMatch(
    new RegExp(`${ravi.testSlug} +done +1 +71.5 +1 +yes`),
  );
  const later = new Date(Date.now() + 2 * DAY_MS).toISOString();
  const moved = ['dates', 'round3', '--from', later, '--by', 'Ravi', '--reason', 'a holiday'];
  expect(await run(...moved)).toMatchObject({ code: 0, out: expect.stringContaining(later) });
  const { out } = await run('log');
  expect(out).toMatch(/Meera +scores +judged/);
  expect(out).toMatch(/Meera +publish +judged +round 2: who has 70 goes on/);
  expect(out).toMatch(/Ravi +dates +a holiday/);
});

const doer = ['--by', 'Meera', '--reason', 'because'];
it.each([
  [[]],
  [['judge']],
  [['entries']],
  [['entries', '--round', '4']],
  [['download', '--round', '1', '--to', 'x']],
  [['download', '--round', '2']],
  [['scores', '--round', '2', '--by', 'Meera']],
  [['scores', 'x.csv', '--round', '2']],
  [['publish', '--round', '2', '--go-on', '1', '--from-score', '5', '--by', 'Meera']],
  [['publish', '--round', '2', '--go-on', 'all', '--by', 'Meera']],
  [['dates', 'round9', '--until', '2026-12-01T00:00:00Z', ...doer]],
  [['dates', 'round2', ...doer]],
  [['dates', 'round2', '--until', '1 December', ...doer]],
  [['dates', 'round2', '--until', '2026-12-01T00:00:00Z', '--by', 'Meera']],
  [['extend', 'ab12', '--minutes', '9999', ...doer]],
])('says what it needs for %j', async (argv) => {
  expect(await run(...argv)).toMatchObject({ code: 2, out: '' });
});

it('says why something cannot be done', async () => {
  const cannot = async (...argv: string[]) => {
    const { code, err } = await run(...argv);
    expect([code, err.includes('The database cannot be read')]).toEqual([2, false]);
    return err;
  };
  expect(await cannot('status', '--competition', 'epoch-tenth')).toContain(
    `${brand} has no competition epoch-tenth; it has: epoch-first, ${competitionId}.`,
  );
  expect(await cannot('extend', 'ab12', '--minutes', '5', ...doer)).toContain('has begun the quiz');
  expect(await cannot('publish', '--round', '2', '--by', 'Meera')).toContain('needs --go-on');
});
