import { defineLoader } from '@broadsheet/contract/block-loader';
import { femaleJobs } from '@broadsheet/contract/calls/job';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatCounted } from '../parts/count.ts';
import { toJobRow } from '../parts/job-row-data.ts';
import { toPager } from '../parts/pager-data.ts';
import { readPage } from '../parts/read-page.ts';
import { womenJobs } from './schema.ts';

export const loadWomenJobs = defineLoader(womenJobs, async (_settings, context) => {
  const page = readPage(context.page.query.page);
  const { items, total } = await context.call(femaleJobs, {
    query: { start: (page - 1) * PAGE_SIZE, end: page * PAGE_SIZE },
  });
  return {
    data: {
      note: total > 0 ? formatCounted(total, 'job') : '',
      rows: items.map((item) => toJobRow(item, context.now)),
      pager: toPager(page, total, (other) =>
        hrefOf('women_at_work', {}, other > 1 ? { page: String(other) } : {}),
      ),
    },
  };
});
