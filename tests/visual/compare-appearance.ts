/**
 * `npm run visual [-- <revision> [pattern]]` compares two sites by pictures: every block fixture and every open kind of page, on both brands, on a
 * phone and a desktop, light and dark. The first is of the revision, the second of this folder. Without a revision one site is
 * compared with itself: then nothing may differ. A pattern chooses some, such as `block job-` or `page home`. Exits with 1 where
 * something differs; test-results/visual/report shows before, after and difference.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BRANDS } from '@broadsheet/contract/brand';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type * as sites from '@broadsheet/test-kit/site/start-site';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('./playwright.config.ts', import.meta.url));
const FIXTURES = join(ROOT, 'renderer/dist/server/fixtures.json');

const run = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const demand = (isDone: boolean, fault: string): void => {
  if (!isDone) throw new Error(fault);
};

/** Checks a revision out and builds it, with its own packages. */
const buildRevision = (revision: string, folder: string): void => {
  const isFound =
    run('git', ['clone', '--quiet', '--no-checkout', ROOT, folder], ROOT) &&
    run('git', ['checkout', '--quiet', '--detach', revision], folder);
  demand(isFound, `${revision} is no revision of this repository`);
  demand(
    run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder),
    `the packages of ${revision} cannot be installed`,
  );
  demand(run('npm', ['run', 'build'], folder), `${revision} cannot be built`);
};

const startSiteOf = async (folder: string): Promise<sites.RunningSite> => {
  const file = pathToFileURL(join(folder, 'packages/test-kit/src/site/start-site.ts')).href;
  const { startSite }: typeof sites = await import(file);
  return startSite();
};

/** The first address of each open kind of page. */
const listPages = async (site: sites.RunningSite, brand: (typeof BRANDS)[number]) => {
  const addresses = Object.entries(await readPageAddresses(site, brand));
  return Object.fromEntries(addresses.map(([kind, [path]]) => [kind, path]));
};

/** @returns whether nothing differs */
const compareSites = async (
  before: sites.RunningSite,
  after: sites.RunningSite,
  pattern: string | undefined,
  scratch: string,
): Promise<boolean> => {
  const built: Record<string, object> = JSON.parse(readFileSync(FIXTURES, 'utf8'));
  const compared = {
    beforePort: before.port,
    afterPort: after.port,
    fixtures: Object.fromEntries(
      Object.entries(built).map(([type, fixtures]) => [type, Object.keys(fixtures)]),
    ),
    pages: Object.fromEntries(
      await Promise.all(BRANDS.map(async (brand) => [brand, await listPages(after, brand)])),
    ),
  };
  const file = join(scratch, 'compared.json');
  writeFileSync(file, JSON.stringify(compared));
  const chosen = pattern ? ['-g', pattern] : [];
  return run('npx', ['playwright', 'test', '-c', CONFIG, ...chosen], ROOT, {
    VISUAL_COMPARED: file,
  });
};

const [revision, pattern] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'broadsheet-visual-'));
const started: sites.RunningSite[] = [];
const start = async (folder: string): Promise<sites.RunningSite> => {
  const site = await startSiteOf(folder);
  started.push(site);
  return site;
};
try {
  rmSync(join(ROOT, 'test-results/visual'), { recursive: true, force: true });
  const folder = join(scratch, 'before');
  if (revision) buildRevision(revision, folder);
  // One after the other, but soon: both make their demo data for the same time.
  const after = await start(ROOT);
  const before = revision ? await start(folder) : after;
  const isSame = await compareSites(before, after, pattern, scratch);
  process.stdout.write(
    isSame ? 'Nothing differs.\n' : 'See test-results/visual/report/index.html.\n',
  );
  process.exitCode = isSame ? 0 : 1;
} finally {
  for (const site of started) await site.stop();
  rmSync(scratch, { recursive: true, force: true });
}
