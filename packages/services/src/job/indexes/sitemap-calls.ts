import { SITEMAP_IDS_A_PART, sitemapJobs, sitemapParts } from '@broadsheet/contract/calls/sitemap';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';

const openJobs = ({ database, brand, now }: CallContext) =>
  database
    .selectFrom('jobs')
    .where('brand', '=', brand)
    .where('status', '=', 'open')
    .where('expires_at', '>', new Date(now));

export const sitemapPartsCall = bindCall(sitemapParts, async (_query, _params, context) => {
  const part = sql<number>`(id - 1) / ${sql.lit(SITEMAP_IDS_A_PART)} + 1`;
  const rows = await openJobs(context)
    .select((row) => [part.as('part'), row.fn.max('updated_at').as('changed_at')])
    .groupBy(part)
    .orderBy('part')
    .execute();
  return {
    items: rows.map((row) => ({ part: row.part, changedAt: row.changed_at.toISOString() })),
  };
});

export const sitemapJobsCall = bindCall(sitemapJobs, async ({ part }, _params, context) => {
  const last = part * SITEMAP_IDS_A_PART;
  const rows = await openJobs(context)
    .select(['id', 'slug', 'updated_at'])
    .where('id', '>', last - SITEMAP_IDS_A_PART)
    .where('id', '<=', last)
    .orderBy('id')
    .execute();
  return {
    items: rows.map(({ id, slug, updated_at }) => ({
      id,
      slug,
      changedAt: updated_at.toISOString(),
    })),
  };
});
