import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { measureQuality } from './measure.ts';
import { summarise, tableOf, worstOf } from './report.ts';
import { readLinguist } from './sources/linguist.ts';

/** Just past what is reached: raise it with the search. */
const FLOOR = { precision: 0.23, empty: 0.5, miscorrected: 12 };

it('finds jobs by names that others give to programming languages', async ({ annotate }) => {
  const scratch = await mkdtemp(join(tmpdir(), 'broadsheet-quality-'));
  const opened = await createEmptyDatabase();
  const measured = await measureQuality(opened, 'tech', await readLinguist(), scratch);
  await opened.close();
  await rm(scratch, { recursive: true });
  const report = [...tableOf([measured]), ...worstOf(measured)].join('\n');
  await annotate(report);
  const { queries, occupation, empty, miscorrected } = summarise(measured.scores);
  expect(queries).toBeGreaterThanOrEqual(60);
  expect(occupation, report).toBeGreaterThanOrEqual(FLOOR.precision);
  expect(empty, report).toBeLessThanOrEqual(FLOOR.empty);
  expect(miscorrected, report).toBeLessThanOrEqual(FLOOR.miscorrected);
});
