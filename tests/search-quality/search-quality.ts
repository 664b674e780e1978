/**
 * Measures the search with titles of public classifications: `npx tsx tests/search-quality/search-quality.ts`. An O*NET
 * release is read from the folder ONET_DIR; see README.md.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brand } from '@broadsheet/contract/brand';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { measureQuality } from './measure.ts';
import type { Occupation } from './occupation.ts';
import { tableOf, worstOf } from './report.ts';
import { readLinguist } from './sources/linguist.ts';
import { readOnet } from './sources/onet.ts';

interface Source {
  readonly name: string;
  readonly brand: Brand;
  readonly occupations: readonly Occupation[];
}

const writeLine = (line: string): void => void process.stdout.write(`${line}\n`);

const listSources = async (): Promise<readonly Source[]> => {
  const linguist = { name: 'Linguist', brand: 'tech', occupations: await readLinguist() } as const;
  const { ONET_DIR } = process.env;
  if (!ONET_DIR) {
    writeLine('O*NET is left out: ONET_DIR names no folder with the text files of a release.');
    return [linguist];
  }
  const { tech, management } = readOnet(ONET_DIR);
  return [
    linguist,
    { name: 'O*NET', brand: 'tech', occupations: tech },
    { name: 'O*NET', brand: 'management', occupations: management },
  ];
};

/** In a database of its own. */
const report = async ({ name, brand, occupations }: Source): Promise<void> => {
  const scratch = await mkdtemp(join(tmpdir(), 'broadsheet-quality-'));
  // mkdtemp makes it private, and the server may run as another user.
  await chmod(scratch, 0o755);
  const opened = await openDatabase({ dataDir: join(scratch, 'postgres'), log: () => undefined });
  try {
    const measured = await measureQuality(opened, brand, occupations, scratch);
    writeLine(`${name}, ${brand}: ${occupations.length} occupations, ${measured.jobs} jobs`);
    for (const line of [...worstOf(measured), '', ...tableOf([measured]), '']) writeLine(line);
  } finally {
    await opened.close();
    await rm(scratch, { recursive: true, force: true });
  }
};

for (const source of await listSources()) await report(source);
