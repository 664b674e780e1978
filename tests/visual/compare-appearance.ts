/**
 * `npm run visual [-- <revision> [pattern]]` compares two sites by pictures: every block fixture and every open kind of page, on both brands, on a
 * phone and a desktop, light and dark. The first is of the revision, the second of this folder. Without a revision one site is
 * compared with itself: then nothing may differ. A pattern chooses some, such as `block job-` or `page home`. Exits with 1 where
 * something differs; test-results/visual/report shows before, after and difference.
 *
 * `npm run visual -- --runs=20 [pattern]` takes each picture of one site twenty times more and names each one that differs from the
 * first.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { buildRevision } from './build-revision.ts';
import { compareSites, readFixtureNames } from './compare-sites.ts';
import { readArguments, requireMatch } from './comparison-arguments.ts';
import { startSiteOf } from './start-site-of.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The first address of each open kind of page. */
const listPages = async (site: RunningSite, brand: Brand) => {
  const addresses = Object.entries(await readPageAddresses(site, brand));
  return Object.fromEntries(addresses.map(([kind, [path = '/']]) => [kind, path]));
};

const { revision, pattern, runs } = readArguments(process.argv.slice(2));
const scratch = mkdtempSync(join(tmpdir(), 'broadsheet-visual-'));
const started: RunningSite[] = [];
const start = async (folder: string): Promise<RunningSite> => {
  const site = await startSiteOf(folder);
  started.push(site);
  return site;
};
try {
  rmSync(join(ROOT, 'test-results/visual'), { recursive: true, force: true });
  const folder = join(scratch, 'before');
  if (revision) buildRevision(ROOT, revision, folder);
  // One after the other, but soon: both make their demo data for the same time.
  const after = await start(ROOT);
  const before = revision ? await start(folder) : after;
  const [tech, management] = await Promise.all(BRANDS.map((brand) => listPages(after, brand)));
  const compared = {
    beforePort: before.port,
    afterPort: after.port,
    fixtures: readFixtureNames(),
    pages: { tech: tech ?? {}, management: management ?? {} },
    settings: 'all',
    runs,
  } as const;
  requireMatch(pattern, compared);
  const isSame = compareSites(compared, pattern, scratch);
  process.stdout.write(
    isSame ? 'Nothing differs.\n' : 'See test-results/visual/report/index.html.\n',
  );
  process.exitCode = isSame ? 0 : 1;
} finally {
  for (const site of started) await site.stop();
  rmSync(scratch, { recursive: true, force: true });
}
