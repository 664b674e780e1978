/**
 * Imports a generated feed and measures its memory: `node --max-old-space-size=128 --import tsx
 * tests/load/jobs-import-memory.ts [format] [megabytes]`. With much free memory, V8 takes a hundred megabytes more
 * before it collects garbage. Exits with 1 when the process ever exceeded the limit, or when a job was lost.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { prepareDatabase } from '@broadsheet/services/prepare-database';
import { importJobs } from '@broadsheet/services/tools/jobs-import/import-jobs';
import {
  describeFeedJob,
  GENERATED_FORMATS,
  type GeneratedFormat,
  wrapFeed,
} from './feed-generator.ts';

const LIMIT_MB = 300;
const BYTES_A_MB = 1_048_576;

const format: GeneratedFormat =
  GENERATED_FORMATS.find((name) => name === (process.argv[2] ?? 'indeed-xml')) ?? 'indeed-xml';
const megabytes = Number(process.argv[3] ?? 500);

const writeFeed = async (file: string): Promise<number> => {
  const stream = createWriteStream(file);
  const { start, separator, end } = wrapFeed(format);
  stream.write(start);
  let jobs = 0;
  while (stream.bytesWritten + stream.writableLength < megabytes * BYTES_A_MB) {
    jobs += 1;
    const text = (jobs > 1 ? separator : '') + describeFeedJob(format, jobs);
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end(end);
  await once(stream, 'finish');
  return jobs;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const peakMb = (): number => Math.round(process.resourceUsage().maxRSS / 1024);

const folder = await mkdtemp(join(tmpdir(), 'broadsheet-feed-'));
// mkdtemp makes it private, and the server may run as another user.
await chmod(folder, 0o755);
const opened = await openDatabase({ dataDir: join(folder, 'postgres'), log: say });
try {
  const contentDir = fileURLToPath(new URL('../..', import.meta.url));
  await prepareDatabase(opened, { contentDir }, say);
  const file = join(folder, 'feed');
  const jobs = await writeFeed(file);
  say(`${format}: ${megabytes} MB, ${jobs} jobs; ${peakMb()} MB held before the import`);
  let shown = Date.now();
  const started = Date.now();
  const summary = await importJobs({
    database: opened.database,
    brand: 'tech',
    file,
    format,
    full: true,
    now: started,
    progress: ({ bytesRead, size, read }) => {
      if (Date.now() - shown < 10_000) return;
      shown = Date.now();
      say(`${Math.floor((bytesRead / size) * 100)} %, ${read} rows, ${peakMb()} MB at most`);
    },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  const isComplete = summary.created === jobs && summary.rejected === 0 && summary.broken === null;
  say(`${summary.created} created in ${seconds} s, ${peakMb()} MB at most (limit ${LIMIT_MB} MB)`);
  if (!isComplete) say(`lost jobs: ${JSON.stringify(summary)}`);
  process.exitCode = isComplete && peakMb() <= LIMIT_MB ? 0 : 1;
} finally {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
}
