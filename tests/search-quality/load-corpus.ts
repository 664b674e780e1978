import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@broadsheet/contract/brand';
import type { OpenDatabase } from '@broadsheet/services/platform/database/open-database';
import { importJobs } from '@broadsheet/services/tools/jobs-import/import-jobs';
import { NOW, type QualityJob } from './make-jobs.ts';

const COLUMNS: readonly (readonly [
  heading: string,
  value: (job: QualityJob) => string | number,
])[] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['company', ({ company }) => company],
  ['location', ({ cities }) => cities.join(', ')],
  ['min experience', ({ minYears }) => minYears],
  ['max experience', ({ maxYears }) => maxYears],
  ['min salary', ({ payLakh }) => payLakh[0] * 100_000],
  ['max salary', ({ payLakh }) => payLakh[1] * 100_000],
  ['currency', () => 'INR'],
  ['salary period', () => 'year'],
  ['remote', ({ workFromHome }) => (workFromHome ? 'yes' : 'no')],
  ['skills', ({ skills }) => skills.join('; ')],
  ['posted at', ({ postedAt }) => new Date(postedAt).toISOString()],
  ['description', ({ description }) => description],
];

const quote = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;

const writeFeed = (file: string, jobs: readonly QualityJob[]): Promise<void> =>
  writeFile(
    file,
    [
      COLUMNS.map(([heading]) => quote(heading)).join(','),
      ...jobs.map((job) => COLUMNS.map(([, value]) => quote(value(job))).join(',')),
    ].join('\n'),
  );

/** Imports the jobs like an employer's feed. Returns them by the ids that the site gave them. */
export const loadCorpus = async (
  { database }: Pick<OpenDatabase, 'database'>,
  brand: Brand,
  jobs: readonly QualityJob[],
  folder: string,
): Promise<ReadonlyMap<number, QualityJob>> => {
  const file = join(folder, `${brand}.csv`);
  await writeFeed(file, jobs);
  const summary = await importJobs({
    database,
    brand,
    file,
    format: 'csv',
    full: true,
    now: NOW,
    rejected: ({ position, reason }) => {
      throw new Error(`${file}, ${position}: ${reason}`);
    },
  });
  if (summary.created !== jobs.length)
    throw new Error(`${summary.created} of ${jobs.length} jobs were imported`);
  const rows = await database
    .selectFrom('jobs')
    .select(['id', 'external_id'])
    .where('brand', '=', brand)
    .execute();
  const byExternalId = new Map(jobs.map((job) => [job.id, job]));
  return new Map(
    rows.flatMap(({ id, external_id }) => {
      const job = byExternalId.get(external_id);
      return job ? [[id, job] as const] : [];
    }),
  );
};
