import type { CallAnswer } from '@broadsheet/contract/call';
import type { applyOutlook } from '@broadsheet/contract/calls/applications';
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';

export type ApplyState = CallAnswer<typeof applyOutlook>['items'][number]['standing'];

export interface JobMatch {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly company: string;
  readonly standing: ApplyState;
}

/** Jobs of the brand by their ids, each with its state for a seeker who wants to apply for many. */
export const findMany = async (
  database: Kysely<Schema>,
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  seekerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, JobMatch>> => {
  const { rows } = await sql<JobMatch>`
    select jobs.id, jobs.slug, jobs.title, companies.name as company, case
      when exists (select from applications where job_id = jobs.id and seeker_id = ${seekerId})
        then 'already'
      when jobs.status <> 'open' or jobs.expires_at <= ${new Date(now)} then 'closed'
      when jobs.apply_url is not null then 'elsewhere'
      when exists (select from job_questions where job_id = jobs.id and required) then 'questions'
      else 'open' end as standing
    from jobs join companies on companies.id = jobs.company_id
    where jobs.brand = ${brand} and jobs.id = any(${ids}::integer[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
};
