import type { Brand } from '@broadsheet/contract/brand';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { type Kysely, sql } from 'kysely';
import { forEachSeeker } from '../../platform/background/for-each-seeker.ts';
import type { BrandMessages } from '../../platform/brands/brand-messages.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { addNotification } from '../../platform/notifications/add-notification.ts';

interface NotifyContext extends BrandMessages {
  readonly database: Kysely<Schema>;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface NewJobs {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly jobs: number;
  readonly companies: number;
  /** Of the first company by name. */
  readonly slug: string;
  readonly name: string;
}

/** Jobs that the companies of active seekers posted since the seeker followed them or was last notified. */
const newJobs = (
  { database, now }: Pick<NotifyContext, 'database' | 'now'>,
  { after, max, only }: { readonly after: number; readonly max: number; readonly only?: number },
) =>
  sql<NewJobs>`
    select seekers.id as "seekerId", seekers.brand, count(*)::integer as jobs,
      count(distinct companies.id)::integer as companies,
      (array_agg(companies.slug order by companies.name, companies.id))[1] as slug,
      (array_agg(companies.name order by companies.name, companies.id))[1] as name
    from seekers
    join followed_companies followed on followed.seeker_id = seekers.id
    join companies on companies.id = followed.company_id
    join jobs on jobs.company_id = companies.id and jobs.status = 'open'
      and jobs.posted_at > greatest(followed.followed_at, followed.notified_at)
      and jobs.posted_at <= ${new Date(now)} and jobs.expires_at > ${new Date(now)}
    where seekers.status = 'active' and seekers.id > ${after}
      and seekers.id = coalesce(${only ?? null}::integer, seekers.id)
      and not exists (
        select from blocked_companies blocked
        where blocked.seeker_id = seekers.id and blocked.company_id = companies.id
      )
      and not exists (
        select from hidden_jobs hidden where hidden.seeker_id = seekers.id and hidden.job_id = jobs.id
      )
      and not exists (
        select from unfollowed_recruiters unfollowed
        where unfollowed.seeker_id = seekers.id and unfollowed.recruiter_id = jobs.recruiter_id
      )
    group by seekers.id, seekers.brand
    order by seekers.id limit ${max}`.execute(database);

/** Of two runs at once, the second finds nothing new. */
const notifyFollower = (context: NotifyContext, seekerId: number): Promise<void> =>
  context.database.transaction().execute(async (transaction) => {
    const { now } = context;
    await transaction
      .selectFrom('followed_companies')
      .select('company_id')
      .where('seeker_id', '=', seekerId)
      .orderBy('company_id')
      .forUpdate()
      .execute();
    const { rows } = await newJobs(
      { database: transaction, now },
      { after: 0, max: 1, only: seekerId },
    );
    const [found] = rows;
    if (!found) return;
    const { companyJobs, companiesJobs } = context.messagesOf(found.brand).notices;
    const isOne = found.companies === 1;
    const text = isOne
      ? formatMessage(companyJobs, { count: found.jobs, company: found.name })
      : formatMessage(companiesJobs, { count: found.jobs, companies: found.companies });
    const link = isOne ? hrefOf('company', { slug: found.slug }) : hrefOf('jobfeed');
    await addNotification(transaction, { seekerId, type: 11, text, link, about: null }, now);
    await transaction
      .updateTable('followed_companies')
      .set({ notified_at: new Date(now) })
      .where('seeker_id', '=', seekerId)
      .execute();
  });

/**
 * Notifies seekers of new jobs of the companies that they follow, each at most once a run. Safe to run again, and twice at
 * once. Throws like `forEachSeeker`. @param batchSize seekers per read
 */
export const notifyFollowers = (context: NotifyContext, batchSize?: number): Promise<void> =>
  forEachSeeker({
    read: async (after, max) => (await newJobs(context, { after, max })).rows,
    idOf: ({ seekerId }) => seekerId,
    work: ({ seekerId }) => notifyFollower(context, seekerId),
    undone: 'followers were not notified',
    batchSize,
  });
