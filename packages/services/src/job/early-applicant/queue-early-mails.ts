import type { Brand } from '@broadsheet/contract/brand';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { sql } from 'kysely';
import { forEachSeeker } from '../../platform/background/for-each-seeker.ts';
import type { BrandMessages } from '../../platform/brands/brand-messages.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { MAX_JOBS } from '../../platform/messages/templates/weekly-report.ts';
import { addNotification } from '../../platform/notifications/add-notification.ts';
import { takeNew } from '../alerts/take-new.ts';
import { describeJobs } from '../reports/describe-jobs.ts';
import type { ReportContext } from '../reports/find-report.ts';
import type { Condition } from '../search/conditions.ts';
import { findJobs } from '../search/find-jobs.ts';
import { type DueMail, dueMails } from './due-mails.ts';
import { basisOf, earlyScope, readEarlyConditions } from './early-scope.ts';
import { readWish } from './read-wish.ts';

/** A mail names fewer jobs; the others count as notified, because the list that it links to shows them. */
const MAX_FOUND = 50;

type ReadEarly = (brand: Brand) => Promise<readonly Condition[]>;

/** Ids of a seeker's early jobs, newest first; none where nothing is known to select by. */
const findEarly = async (
  { database, readDirectory, now }: ReportContext,
  { seekerId, brand }: DueMail,
  readEarly: ReadEarly,
): Promise<readonly number[]> => {
  const wish = await readWish({ database, directory: () => readDirectory(brand) }, seekerId);
  if (basisOf(wish) === 'newest') return [];
  const scope = earlyScope(brand, wish, await readEarly(brand), now);
  const { ids } = await findJobs(
    { database, caller: { seekerId } },
    { scope, filters: {}, now, sort: 'date', page: 1, size: MAX_FOUND, facets: false },
  );
  return ids;
};

/** Queues one mail, unless it is no longer due or there are no new jobs. */
const queueMail = (
  context: ReportContext & BrandMessages,
  seekerId: number,
  found: readonly number[],
): Promise<void> =>
  context.database.transaction().execute(async (transaction) => {
    const { now } = context;
    // Locks first and reads then: of two runs at once, the second sees what the first has queued.
    await sql`select from seekers where id = ${seekerId} for no key update`.execute(transaction);
    const due = await dueMails(transaction, now)
      .where('seekers.id', '=', seekerId)
      .executeTakeFirst();
    if (!due) return;
    const ids = await takeNew(transaction, 'early-applicant', seekerId, found, now);
    if (ids.length === 0) return;
    const jobs = await describeJobs(
      { ...context, database: transaction },
      due,
      ids.slice(0, MAX_JOBS),
    );
    const listPath = hrefOf('early-applicant-jobs', {});
    const count = String(ids.length);
    await queueMessage(transaction, {
      brand: due.brand,
      channel: 'email',
      seekerId,
      recipient: due.email,
      template: 'early-jobs',
      variables: { name: due.name, count, report: JSON.stringify({ jobs, listPath }) },
      now,
    });
    const { earlyJobs } = context.messagesOf(due.brand).notices;
    const text = formatMessage(earlyJobs, { count: ids.length });
    await addNotification(
      transaction,
      { seekerId, type: 11, text, link: listPath, about: null },
      now,
    );
  });

/** Reads a brand's early jobs once for all seekers. */
const onceForEachBrand = ({ database, readDirectory, now }: ReportContext): ReadEarly => {
  const known = new Map<Brand, Promise<readonly Condition[]>>();
  return (brand) => {
    const directory = known.get(brand);
    if (directory) return directory;
    const early = readDirectory(brand).then((directory) =>
      readEarlyConditions(database, brand, directory, { now }),
    );
    known.set(brand, early);
    return early;
  };
};

/**
 * Queues a mail for each member of the plan with new early jobs. Safe to run again, and twice at once: no seeker is
 * mailed the same job twice. @param batchSize members per read
 */
export const queueEarlyMails = (
  context: ReportContext & BrandMessages,
  batchSize?: number,
): Promise<void> => {
  const readEarly = onceForEachBrand(context);
  return forEachSeeker({
    read: (after, limit) =>
      dueMails(context.database, context.now)
        .where('seekers.id', '>', after)
        .orderBy('seekers.id')
        .limit(limit)
        .execute(),
    undone: 'mails of early jobs were not queued',
    idOf: ({ seekerId }) => seekerId,
    work: async (due) => queueMail(context, due.seekerId, await findEarly(context, due, readEarly)),
    batchSize,
  });
};
