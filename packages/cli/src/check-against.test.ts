import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { exampleSeo } from '@broadsheet/content-store/example-content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, runHere } from './run-cli.fixture.ts';

const HOME = `{
  "page": "home",
  "blocks": { "a": { "type": "quote", "settings": { "text": "Hello" } }, "b": { "type": "quote" } },
  "order": ["a", "b"],
  "variants": [{ "name": "swapped", "when": { "experiment": { "home-order": ["b"] } }, "order": ["b", "a"] }]
}`;
const PLAN = '"plan": { "primary": "applied", "effect": 0.05, "days": 28 }';
const experiments = (weights: string, more = '') => `{
  "home-order": { "page": "home", "unit": "visitor", "variants": ${weights}, "status": "running", ${PLAN}${more} }
}`;

let base = '';
let dir = '';
const put = async (folder: string, path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};
const save = (text: string) => put(dir, 'layouts/experiments.json', text);
const git = (...args: string[]) =>
  promisify(execFile)('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', '-C', dir, ...args]);
const check = (against: string) => runHere(['check', dir, `--against=${against}`]);

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'broadsheet-against-'));
  dir = join(base, 'now');
  for (const brand of ['tech', 'management'])
    await put(
      dir,
      `brand-configs/${brand}.json`,
      await readFile(join(ROOT, `brand-configs/${brand}.json`), 'utf8'),
    );
  await put(dir, 'layouts/home.json', HOME);
  const metrics = await readFile(join(ROOT, 'layouts/metrics.json'), 'utf8');
  await put(dir, 'layouts/metrics.json', metrics);
  await put(dir, 'layouts/seo/home.json', exampleSeo('Home'));
  await git('init', '--quiet', '--initial-branch=trunk');
  await save('{ "home-order": ');
  await git('add', '.');
  await git('commit', '--quiet', '--message=broken');
  await git('tag', 'broken');
  await save(experiments('{ "control": 50, "b": 50 }'));
  await git('add', '.');
  await git('commit', '--quiet', '--message=first');
  await put(base, 'before/layouts/experiments.json', experiments('{ "control": 50, "b": 50 }'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const MOVED = [
  'layouts/experiments.json:2:66 EXPERIMENT_BOUNDARIES_MOVED "variants" of "home-order" was {"control":50,"b":50} when its arms were assigned, and some people would now change sides',
  '    Raise "bucketVersion" to assign the arms again, or stop it and start another.',
  '6 files checked, 1 finding',
  '',
].join('\n');

describe('broadsheet check --against', () => {
  it.each([
    ['a git ref', () => 'trunk'],
    ['a folder', () => join(base, 'before')],
  ])('finds weights that moved since %s', async (_, against) => {
    await save(experiments('{ "control": 90, "b": 10 }'));
    expect(await check(against())).toEqual({ code: 1, out: MOVED, err: '' });
    await save(experiments('{ "control": 90, "b": 10 }', ', "bucketVersion": 2'));
    expect(await check(against())).toMatchObject({ code: 0 });
  });

  it.each([
    [
      'what is neither',
      () => 'no-such-ref',
      '"no-such-ref" is not a folder and not a git revision in ',
    ],
    ['what looks like an option', () => '-p', '"-p" is not a folder and not a git revision in '],
    ['a folder without layouts', () => base, 'no layouts/ with files in '],
    [
      'a file that was broken then',
      () => 'broken',
      'layouts/experiments.json of broken cannot be compared, 1:16: ',
    ],
  ])('cannot run against %s', async (_, against, message) => {
    const { code, err, out } = await check(against());
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`--against: ${message}`);
  });

  it('warns of an audience of a running experiment that was edited since, and blocks nothing', async () => {
    const leaders = (bands: string) =>
      `{ "leaders": { "name": "Leaders", "any": [{ "experienceBand": ${bands} }] } }`;
    const targeted = experiments(
      '{ "control": 50, "b": 50 }',
      ', "when": { "audience": ["leaders"] }',
    );
    await save(targeted);
    await put(dir, 'layouts/audiences.json', leaders('[9]'));
    await git('add', '.');
    await git('commit', '--quiet', '--message=targeted');
    await git('tag', 'targeted');
    const before = join(base, 'targeted');
    await put(before, 'layouts/experiments.json', targeted);
    await put(before, 'layouts/audiences.json', leaders('[9]'));
    expect(await check('targeted')).toMatchObject({
      code: 0,
      out: '7 files checked, 0 findings\n',
    });
    await put(dir, 'layouts/audiences.json', leaders('[8, 9]'));
    const warned = [
      'layouts/audiences.json:1:42 EXPERIMENT_PEOPLE_MOVED this changes at once who takes part in experiment "home-order", which is running',
      '    Correct an audience before an experiment starts. Now give these people an audience of their own, or stop the experiment and start another.',
      '7 files checked, 0 findings, 1 warning',
      '',
    ].join('\n');
    expect(await check('targeted')).toEqual({ code: 0, out: warned, err: '' });
    expect(await check(before)).toEqual({ code: 0, out: warned, err: '' });
    await put(before, 'layouts/audiences.json', '{ "leaders":');
    const { code, err } = await check(before);
    expect(code).toBe(2);
    expect(err).toContain(`layouts/audiences.json of ${before} cannot be compared, 1:`);
    await rm(join(dir, 'layouts/audiences.json'));
  });

  it('takes a state without a file of experiments for one without experiments', async () => {
    await put(base, 'none/layouts/home.json', HOME);
    await save(experiments('{ "control": 90, "b": 10 }'));
    expect(await check(join(base, 'none'))).toMatchObject({ code: 0 });
  });
});
