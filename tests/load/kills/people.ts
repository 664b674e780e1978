import { readFileSync } from 'node:fs';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { makeToken } from '@broadsheet/services/recruiter/make-token';
import { addChat } from '@broadsheet/test-kit/database/add-chat';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { addRounds, type Round } from './rounds.ts';

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
  /** Their pseudonym for recruiters. */
  readonly publicId: string;
  readonly conversationId: number;
  /** For which they were shortlisted. */
  readonly chatJobId: number;
}

export interface People {
  readonly people: readonly Person[];
  /** Open jobs without questions that take applications on this site. */
  readonly jobIds: readonly number[];
  /** The token of the recruiter of all chats and rounds. */
  readonly recruiterToken: string;
  /** As many as jobs. */
  readonly rounds: readonly Round[];
}

/** Pro members with a chat each, and jobs for which any of them may apply. The site signs with TEST_SITE_SECRET. */
export const addPeople = async (site: Site, count: number, jobs: number): Promise<People> => {
  const { database, close } = await openSiteDatabase(site);
  try {
    const now = Date.now();
    const people: Person[] = [];
    let recruiterId = 0;
    for (let number = 0; number < count; number += 1) {
      const chat = await addChat({ database, now, demoNow: now });
      const { seeker, token, conversationId, jobId: chatJobId } = chat;
      recruiterId = chat.recruiterId;
      const { id: seekerId, public_id: publicId } = seeker;
      people.push({ seekerId, publicId, token, conversationId, chatJobId });
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
    const made = await makeToken(database, { recruiterId, days: 1, now });
    const rounds = await addRounds(database, { people, recruiterId, count: jobs, now });
    const jobIds = rows.map(({ id }) => id);
    return { people, jobIds, recruiterToken: made?.token ?? '', rounds };
  } finally {
    await close();
  }
};
