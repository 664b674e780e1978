import { nearbyCitiesJobs } from '@broadsheet/contract/calls/job';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import { readIds } from '../../platform/call/list-query.ts';
import { toCityRef } from '../companies/company-summary.ts';

/** Cities near the given ones, without these, with their open jobs; most jobs first. */
export const nearbyCitiesCall = bindCall(nearbyCitiesJobs, async (query, _params, context) => {
  const directory = await context.directory();
  const requestedIds = new Set(readIds(query.locIds));
  const slugs = new Set([...requestedIds].flatMap((id) => directory.cities.get(id)?.nearby ?? []));
  const ids = [...directory.cities.values()]
    .filter(({ id, slug }) => slugs.has(slug) && !requestedIds.has(id))
    .map(({ id }) => id);
  const { rows } = await sql<{ id: number; jobs: number }>`
    select city.id, count(jobs.id)::integer as jobs
    from unnest(${ids}::integer[]) as city(id)
    left join jobs on brand = ${context.brand} and status = 'open'
      and expires_at > ${new Date(context.now)} and city_ids @> array[city.id]
    group by city.id order by jobs desc, city.id`.execute(context.database);
  const items = rows.flatMap(({ id, jobs }) => {
    const city = toCityRef(id, directory);
    return city ? [{ city, openJobs: jobs }] : [];
  });
  return { items };
});
