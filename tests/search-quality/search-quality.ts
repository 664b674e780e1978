/**
 * Measures the search with titles of a public classification: `npx tsx tests/search-quality/search-quality.ts`. Reads
 * the release in the folder ONET_DIR; see README.md.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRANDS } from '@broadsheet/contract/brand';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { type Measured, measureQuality } from './measure.ts';
import { tableOf, worstOf } from './report.ts';
import { readOnet } from './sources/onet.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { ONET_DIR } = process.env;
if (!ONET_DIR) throw new Error('ONET_DIR names no folder with the text files of an O*NET release.');
const occupations = readOnet(ONET_DIR);

const scratch = await mkdtemp(join(tmpdir(), 'broadsheet-quality-'));
// mkdtemp makes it private, and the server may run as another user.
await chmod(scratch, 0o755);
const opened = await openDatabase({ dataDir: join(scratch, 'postgres'), log: () => undefined });
try {
  const measured: Measured[] = [];
  for (const brand of BRANDS) {
    const one = await measureQuality(opened, brand, occupations[brand], { scratch });
    say(`${brand}: ${occupations[brand].length} occupations, ${one.jobs} jobs`);
    measured.push(one);
  }
  for (const line of measured.flatMap(worstOf)) say(line);
  for (const line of tableOf(measured)) say(line);
} finally {
  await opened.close();
  await rm(scratch, { recursive: true, force: true });
}
