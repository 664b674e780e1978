/**
 * `npm run visual:touched [-- <revision>]` compares pictures of the blocks that a change touches with those of the revision that
 * it began from, and fails where one differs that no commit of the change names: `Appearance: job-list, company-card` in its
 * message says that a new look is meant. Part of `npm test`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { buildRevision } from './build-revision.ts';
import { compareSites, readFixtureNames } from './compare-sites.ts';
import { findEarlierRevision, listAcceptedBlocks, listChangedFiles } from './earlier-revision.ts';
import { startSiteOf } from './start-site-of.ts';
import { findTouchedBlocks, readImporters } from './touched-blocks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Above so many types, the first fixture of each is seen in one of the eight settings. */
const MAX_IN_FULL = 8;
const NO_DATA = { DEMO_DATA: 'off' };

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Fixtures of the types that this change touches and does not say to look new. */
const selectFixtures = async (revision: string): Promise<Record<string, string[]>> => {
  const files = listChangedFiles(ROOT, revision);
  const touched = findTouchedBlocks(
    files,
    await readImporters(ROOT),
    Object.entries(blockDefinitions).map(([type, { messages = [] }]) => ({ type, messages })),
  );
  const accepted = new Set(listAcceptedBlocks(ROOT, revision));
  const meant = touched.filter((type) => accepted.has(type));
  if (meant.length > 0) print(`a new look is meant: ${meant.join(', ')}`);
  const compared = touched.filter((type) => !accepted.has(type));
  return Object.fromEntries(
    Object.entries(readFixtureNames()).filter(([type]) => compared.includes(type)),
  );
};

/** An earlier revision that cannot be built is no fault of the change. @returns whether it is built */
const tryBuild = (revision: string, folder: string): boolean => {
  try {
    buildRevision(ROOT, revision, folder);
    return true;
  } catch (error) {
    print(`nothing is compared: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
};

/** @returns whether nothing differs */
const compareWith = async (
  revision: string,
  touched: Record<string, string[]>,
): Promise<boolean> => {
  const all = Object.entries(touched);
  const isFull = all.length <= MAX_IN_FULL;
  const fixtures = isFull
    ? touched
    : Object.fromEntries(all.map(([type, names]) => [type, names.slice(0, 1)]));
  const settings = isFull ? 'all' : 'by turns';
  const scratch = mkdtempSync(join(tmpdir(), 'broadsheet-visual-'));
  const started: RunningSite[] = [];
  try {
    rmSync(join(ROOT, 'test-results/visual'), { recursive: true, force: true });
    const folder = join(scratch, 'before');
    if (!tryBuild(revision, folder)) return true;
    for (const at of [folder, ROOT]) started.push(await startSiteOf(at, NO_DATA));
    const [beforePort = 0, afterPort = 0] = started.map(({ port }) => port);
    const pages = { tech: {}, management: {} };
    const compared = { beforePort, afterPort, fixtures, pages, settings, runs: 1 } as const;
    return compareSites(compared, undefined, scratch);
  } finally {
    for (const site of started) await site.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
};

const revision = process.argv[2] ?? findEarlierRevision(ROOT);
if (!revision) {
  print('There is no earlier revision to compare with.');
} else {
  const fixtures = await selectFixtures(revision);
  const types = Object.keys(fixtures);
  print(
    `${types.length} block types are compared with ${revision.slice(0, 12)}: ${types.join(' ')}`,
  );
  if (types.length > 0 && !(await compareWith(revision, fixtures))) {
    print(
      'See test-results/visual/report/index.html. If a new look is meant, name its block types in',
    );
    print('the message of the commit: "Appearance: job-list, company-card".');
    process.exitCode = 1;
  }
}
