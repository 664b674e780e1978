import type { CallEventName } from '@broadsheet/contract/events';
import type { SiteDatabase } from '@broadsheet/site-database/site-database';
import { sql } from 'kysely';

export interface PageVisitors {
  /** Browsers that viewed the page. */
  readonly visitors: number;
  /** Those of them that made the call afterwards. */
  readonly converted: number;
}

/** Visitors of a page, and how many of them converted. @param since epoch ms */
export const loadPageVisitors = (
  database: SiteDatabase<unknown>,
  page: string,
  call: CallEventName,
  since: number,
): Promise<PageVisitors> =>
  database.run(async (db) => {
    const { rows } = await sql<PageVisitors>`
      with met as (
        select visitor, min(at) as at from tracking.events
        where type = 'page-view' and page = ${page} and at >= ${new Date(since)}
        group by visitor
      )
      select count(*)::int as visitors,
             count(*) filter (where exists (
               select from tracking.events
               where events.visitor = met.visitor and events.at >= met.at
                 and type = 'call' and call = ${call}
             ))::int as converted
      from met`.execute(db);
    return rows[0] ?? { visitors: 0, converted: 0 };
  });
