import { defineLoader } from '@broadsheet/contract/block-loader';
import { topJobs } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatCounted } from '../parts/count.ts';
import { toJobRow } from '../parts/job-row-data.ts';
import { orNull } from '../parts/not-there.ts';
import { toPager } from '../parts/pager-data.ts';
import { readPage } from '../parts/read-page.ts';
import { companyJobs } from './schema.ts';

export const loadCompanyJobs = defineLoader(companyJobs, async (_settings, context) => {
  const slug = context.page.params.slug;
  if (!slug) return { data: null };
  const page = readPage(context.page.query.page);
  const list = await orNull(context.call(topJobs, { query: { slug, page } }));
  if (!list) return { data: null };
  return {
    data: {
      note: list.total > 0 ? formatCounted(list.total, 'job') : '',
      rows: list.items.map((item) => toJobRow(item, context.now)),
      pager: toPager(page, list.total, (other) =>
        hrefOf('company', { slug }, other > 1 ? { page: String(other) } : {}),
      ),
    },
  };
});
