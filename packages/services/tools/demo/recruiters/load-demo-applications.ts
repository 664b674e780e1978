import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { type Kysely, sql, type Transaction } from 'kysely';
import { setApplicationStatus } from '../../../src/job/applications/set-status.ts';
import { withdrawIn } from '../../../src/job/applications/withdraw.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { loadOnce } from '../load-once.ts';
import { DEMO_APPLICATIONS, DEMO_QUESTIONS } from './demo-applications.ts';

const LOAD_NAME = 'demo-applications';
/** One in this many jobs has questions. */
const QUESTIONS_EACH = 8;
/** The newest jobs have no questions. */
const QUESTION_DAYS = 14;

/** Adds questions to some demo jobs. */
const addQuestions = (now: number) => sql`
  insert into job_questions (job_id, position, text, kind, required, choices)
  select jobs.id, asked.position, asked.text, asked.kind, asked.required, asked.choices
  from jobs cross join json_to_recordset(${JSON.stringify(DEMO_QUESTIONS)}::json)
    as asked (position smallint, text text, kind text, required boolean, choices text[])
  where jobs.source = 'demo' and jobs.apply_url is null and jobs.id % ${QUESTIONS_EACH} = 0
    and jobs.posted_at < ${new Date(now - QUESTION_DAYS * DAY_MS)}`;

interface Member {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly isPro: boolean;
}

/** Open jobs that are older than the first application, different ones for each member. */
const findJobs = (transaction: Transaction<Schema>, { brand, isPro }: Member, now: number) => {
  const count = DEMO_APPLICATIONS.length;
  return transaction
    .selectFrom('jobs')
    .select('id')
    .where('brand', '=', brand)
    .where('status', '=', 'open')
    .where('apply_url', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where(sql<boolean>`jobs.id % ${QUESTIONS_EACH} <> 0`)
    .orderBy('posted_at')
    .orderBy('id')
    .offset(isPro ? count : 0)
    .limit(count)
    .execute();
};

const loadMember = async (
  transaction: Transaction<Schema>,
  member: Member,
  now: number,
): Promise<void> => {
  const { seekerId } = member;
  const jobs = await findJobs(transaction, member, now);
  for (const [index, { id: jobId }] of jobs.entries()) {
    const demo = DEMO_APPLICATIONS[index];
    if (!demo) continue;
    const at = now - demo.daysAgo * DAY_MS;
    const row = { seeker_id: seekerId, job_id: jobId, applied_at: new Date(at) };
    const { coverLetter: cover_letter } = demo;
    await transaction
      .insertInto('applications')
      .values({ ...row, cover_letter })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const { status, daysAfter } of demo.steps) {
      const context = {
        database: transaction,
        messages: builtInMessages(),
        now: at + daysAfter * DAY_MS,
      };
      await setApplicationStatus(context, { seekerId, jobId, status, by: null });
    }
    if (demo.withdrawnDaysAfter !== undefined) {
      const withdrawnAt = new Date(at + demo.withdrawnDaysAfter * DAY_MS);
      await withdrawIn(transaction, { seekerId, jobId }, withdrawnAt);
    }
  }
};

/**
 * Adds applications of the basic and the pro demo account of each brand, and questions of some jobs, once. @param now
 * epoch ms
 */
export const loadDemoApplications = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    await addQuestions(now).execute(transaction);
    for (const brand of BRANDS)
      for (const who of ['basic', 'pro'] as const) {
        const seeker = await transaction
          .selectFrom('seekers')
          .select('id')
          .where('brand', '=', brand)
          .where('email', '=', `${who}@${brand}.example`)
          .executeTakeFirst();
        const member = seeker && { seekerId: seeker.id, brand, isPro: who === 'pro' };
        if (member) await loadMember(transaction, member, now);
      }
  });
