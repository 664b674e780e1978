import { mtags, unpublishedJobs } from '@broadsheet/contract/calls/recruiter';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import { countOpenJobs } from '../lists/count-open-jobs.ts';

const UNPUBLISHED_MAX = 100;
const MTAGS_MAX = 50;

/**
 * Jobs that were closed by their source, and jobs that have expired: each kind is read from the end of its own index.
 */
export const unpublishedJobsCall = bindCall(
  unpublishedJobs,
  async (_query, _params, { database, brand, now }) => {
    const at = new Date(now);
    const { rows } = await sql<{ id: number; slug: string; title: string; unpublished_at: Date }>`
      select * from (
        (select id, slug, title, least(updated_at, expires_at) as unpublished_at from jobs
         where brand = ${brand} and status = 'expired'
         order by least(updated_at, expires_at) desc limit ${UNPUBLISHED_MAX})
        union all
        (select id, slug, title, expires_at from jobs
         where brand = ${brand} and status = 'open' and expires_at <= ${at}
         order by expires_at desc limit ${UNPUBLISHED_MAX})
      ) gone
      order by unpublished_at desc, id desc limit ${UNPUBLISHED_MAX}`.execute(database);
    const items = rows.map(({ unpublished_at, ...job }) => ({
      ...job,
      unpublishedAt: unpublished_at.toISOString(),
    }));
    return { items };
  },
);

export const mtagsCall = bindCall(mtags, async (_query, _params, context) => {
  const [{ tags }, { byTag }] = await Promise.all([context.directory(), countOpenJobs(context)]);
  const items = [...tags.values()]
    .map(({ dataId, label, tag }) => ({ dataId, label, tag, openJobs: byTag.get(dataId) ?? 0 }))
    .filter(({ openJobs }) => openJobs > 0)
    .sort((one, other) => other.openJobs - one.openJobs || one.dataId - other.dataId)
    .slice(0, MTAGS_MAX);
  return { items };
});
