import { defineLoader } from '@broadsheet/contract/block-loader';
import { topJobs } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { companyJobs } from './schema.ts';

export const loadCompanyJobs = defineLoader(companyJobs, async (_settings, context) => {
  const slug = context.page.params.slug;
  if (!slug) return { data: null };
  const page = readPageNumber(context.page.query.page);
  if (page === null) return { data: null, page: { status: 404 } };
  const list = await nullIfNotFound(context.call(topJobs, { query: { slug, page } }));
  if (!list) return { data: null };
  const pager = toPager(page, list.total, (other) =>
    hrefOf('company', { slug }, other > 1 ? { page: String(other) } : {}),
  );
  return {
    data: {
      note:
        list.total > 0 ? formatMessage(context.messages.jobs.jobCount, { count: list.total }) : '',
      rows: list.items.map((item) => toJobRow(item, context.now, context.messages.times)),
      pager,
    },
    page: { status: page > pager.pages ? 404 : 200 },
  };
});
