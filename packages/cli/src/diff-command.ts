import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { type ContentSide, diffContent } from '@broadsheet/content-store/diff-content';
import { type LoadedContent, loadContent } from '@broadsheet/content-store/load-content';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';
import { compareCostsOf } from '@broadsheet/content-store/warn-of-costs';
import type { AudienceCount } from '@broadsheet/contract/audience-count';
import { readAudienceCounts } from './audience-counts.ts';
import type { CommandInput } from './command-line/command-spec.ts';
import type { diff as diffSpec } from './content-specs.ts';
import { extractRevision } from './extract-revision.ts';
import { formatDiff } from './format-diff.ts';
import { createPaint } from './paint.ts';
import { EXIT_DIFFERENCES, EXIT_OK } from './usage.ts';

const COUNTED_DAYS = 28;

const readViews = async (databaseUrl: string): Promise<readonly AudienceCount[]> => {
  // Loaded on demand, because few comparisons need the database.
  const [{ useDatabase }, { loadAudienceCounts }] = await Promise.all([
    import('./use-database.ts'),
    import('@broadsheet/experiments/recording/load-audience-counts'),
  ]);
  return useDatabase(databaseUrl, (url) => loadAudienceCounts(url, COUNTED_DAYS));
};

/** The views of the site that runs from a folder; none where it does not run. */
const readLocalViews = async (dir: string): Promise<readonly AudienceCount[]> => {
  const dataDir = process.env.DATA_DIR || join(dir, '.data');
  const url = await readFile(join(dataDir, 'postgres/url'), 'utf8').catch(() => null);
  // The file of a site that has ended may stay.
  return url === null ? [] : readViews(url.trim()).catch(() => []);
};

/** Recorded views: from a file, from a given database, else from the site that runs here. */
const loadCounts = (
  dir: string,
  file: string | undefined,
  databaseUrl: string | undefined,
): Promise<readonly AudienceCount[]> => {
  if (file !== undefined) return readAudienceCounts(file);
  return databaseUrl ? readViews(databaseUrl) : readLocalViews(dir);
};

interface LoadedSide extends ContentSide {
  readonly loaded: LoadedContent;
}

/** Throws when the content cannot be compared: content with faults is never shown. */
const loadSide = async (dir: string, name: string): Promise<LoadedSide> => {
  const files = await readContentFiles(dir);
  if (files.length === 0) throw new Error(`${name} has no layouts/ and no brand-configs/`);
  const loaded = loadContent(files, blockDefinitions);
  if (loaded.findings.length === 0) return { files, loaded };
  const list = loaded.findings.map(
    ({ file, line, column, code, message }) => `  ${file}:${line}:${column} ${code} ${message}`,
  );
  throw new Error(`${name} has errors:\n${list.join('\n')}`);
};

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isDirectory() ?? false;

/** The content to compare with: a folder, or a revision in git. */
const openBefore = async (source: string, dir: string) =>
  (await isFolder(source))
    ? { dir: resolve(source), label: source, remove: async () => {} }
    : extractRevision(dir, source);

export const runDiff = async (input: CommandInput<typeof diffSpec>): Promise<number> => {
  const dir = resolve(input.dir);
  const databaseUrl = input['database-url'] ?? process.env.DATABASE_URL;
  const counts = await loadCounts(dir, input.counts, databaseUrl);
  const before = await openBefore(input.base, dir);
  try {
    const after = await loadSide(dir, input.dir);
    const earlier = await loadSide(before.dir, before.label);
    const diff = diffContent(earlier, after, counts);
    const { costs, warnings } = compareCostsOf(earlier, after, blockDefinitions, Date.now());
    const same = diff.pages.length + diff.files.length === 0;
    const names = { before: before.label, after: input.dir };
    process.stdout.write(
      input.json
        ? `${JSON.stringify({ same, ...names, ...diff, costs, warnings }, null, 2)}\n`
        : formatDiff(diff, costs, warnings, names, createPaint(process.stdout)),
    );
    return same ? EXIT_OK : EXIT_DIFFERENCES;
  } finally {
    await before.remove();
  }
};
