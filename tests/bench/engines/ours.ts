import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServices } from '@broadsheet/services/app';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { prepareDatabase } from '@broadsheet/services/prepare-database';
import { loadCorpus } from '../../search-quality/load-corpus.ts';
import { NOW, type QualityJob } from '../../search-quality/make-jobs.ts';
import type { RunningEngine } from './engine.ts';

const folderOf = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const silent = (): void => undefined;

/** The search of the services, in this process, over the embedded PostgreSQL. */
export const startOurs = async (
  folder: string,
  jobs: readonly QualityJob[],
): Promise<RunningEngine> => {
  const dataDir = join(folder, 'postgres');
  const opened = await openDatabase({ dataDir, log: silent });
  await prepareDatabase(opened, { contentDir: folderOf('.') }, silent);
  const loaded = await loadCorpus(opened, 'tech', jobs, folder);
  const numbers = new Map(jobs.map((job, index) => [job, index + 1]));
  const app = createServices({
    database: opened.database,
    seoDir: folderOf('layouts/seo'),
    blogsDir: folderOf('layouts/blogs'),
    competitionsDir: folderOf('layouts/competitions'),
    surveysDir: folderOf('layouts/surveys'),
    siteSecret: 'a secret of the bench, that is long enough',
    now: () => NOW,
  });
  const [pid = ''] = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  return {
    pids: () => [Number(pid)],
    search: async (query) => {
      const parameters = new URLSearchParams({ query, size: '10' });
      const url = `/job/search?${parameters}`;
      const answer = await app.inject({ url, headers: { 'x-brand': 'tech' } });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
      const { items } = answer.json<{ items: { id: number }[] }>();
      return items.flatMap(({ id }) => {
        const job = loaded.get(id);
        return (job && numbers.get(job)) ?? [];
      });
    },
    stop: async () => {
      await app.close();
      await opened.close();
    },
  };
};
