import { defineLoader } from '@broadsheet/contract/block-loader';
import { femaleJobs } from '@broadsheet/contract/calls/job';
import { readFormQuery, readJobFilters } from '@broadsheet/contract/job-filters-query';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { womenJobs } from './schema.ts';
import {
  citiesOf,
  femaleJobsQuery,
  fieldsOf,
  readGroup,
  readMark,
  type WomenFilters,
  writeWomenFilters,
} from './women-filters.ts';

const MARKS = [undefined, 'preferred', 'returning'] as const;

export const loadWomenJobs = defineLoader(womenJobs, async (_settings, context) => {
  const { brand, call, now, page: requestedPage, messages } = context;
  const { jobs, women } = messages;
  const { city, experience, category } = readJobFilters(readFormQuery(requestedPage.path));
  const filters: WomenFilters = {
    mark: readMark(requestedPage.query.femaleFilter),
    city,
    expGroup: readGroup(requestedPage.query.expGroup, experience?.[0]),
    category,
  };
  const hrefWith = (changed: WomenFilters, page = 1): string =>
    hrefOf(
      'women_at_work',
      {},
      {
        ...writeWomenFilters(changed),
        ...(page > 1 ? { page: String(page) } : {}),
      },
    );
  const page = readPageNumber(requestedPage.query.page);
  const { items, total } = await call(femaleJobs, { query: femaleJobsQuery(filters, page ?? 1) });
  const pager = toPager(page ?? 1, total, (other) => hrefWith(filters, other));
  const beyond = page === null || page > pager.pages;
  return {
    data: {
      note: total > 0 ? formatMessage(jobs.jobCount, { count: total }) : '',
      marks: MARKS.map((mark) => ({
        label: women[mark ?? 'either'],
        href: hrefWith({ ...filters, mark }),
        current: filters.mark === mark,
      })),
      mark: filters.mark ?? '',
      cities: citiesOf(filters, brand, women),
      fields: fieldsOf(filters, brand, messages),
      clearHref: hrefWith(filters) === hrefOf('women_at_work') ? null : hrefOf('women_at_work'),
      rows: beyond ? [] : items.map((item) => toJobRow(item, now, messages.times)),
      pager,
    },
    page: {
      status: beyond ? 404 : 200,
      seo: { canonical: hrefOf('women_at_work', {}, page && page > 1 ? { page: `${page}` } : {}) },
    },
  };
});
