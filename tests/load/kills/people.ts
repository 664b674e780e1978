import { readFileSync } from 'node:fs';
import { openDatabase } from '@broadsheet/services/database/open-database';
import { addChat } from '@broadsheet/test-kit/database/add-chat';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

type Site = Pick<RunningSite, 'replicaEnv'>;

/** The database of a site as it runs now: its port is another after each start. */
export const openSiteDatabase = ({ replicaEnv }: Site) =>
  openDatabase({
    databaseUrl: readFileSync(replicaEnv.DATABASE_URL_FILE ?? '', 'utf8').trim(),
    dataDir: '',
    poolSize: 2,
    log: () => undefined,
  });

export interface Person {
  readonly seekerId: number;
  readonly token: string;
  readonly conversationId: number;
}

export interface People {
  readonly people: readonly Person[];
  /** Open jobs that ask nothing of who applies, and take applications here. */
  readonly jobIds: readonly number[];
}

/** Pro members with a chat each, and jobs for which any of them may apply. The site signs with TEST_SITE_SECRET. */
export const addPeople = async (site: Site, count: number, jobs: number): Promise<People> => {
  const { database, close } = await openSiteDatabase(site);
  try {
    const now = Date.now();
    const people: Person[] = [];
    for (let number = 0; number < count; number += 1) {
      const { seeker, token, conversationId } = await addChat({ database, now, demoNow: now });
      people.push({ seekerId: seeker.id, token, conversationId });
    }
    const rows = await database
      .selectFrom('jobs')
      .select('id')
      .where('brand', '=', 'tech')
      .where('status', '=', 'open')
      .where('source', '=', 'demo')
      .where('apply_url', 'is', null)
      .where('expires_at', '>', new Date(now + 86_400_000))
      .where('id', 'not in', database.selectFrom('job_questions').select('job_id'))
      .orderBy('id')
      .limit(jobs)
      .execute();
    if (rows.length < jobs) throw new Error(`the site has ${rows.length} jobs of ${jobs}`);
    return { people, jobIds: rows.map(({ id }) => id) };
  } finally {
    await close();
  }
};
