import { defineLoader } from '@broadsheet/contract/block-loader';
import type * as job from '@broadsheet/contract/calls/job';
import { isFormQuery } from '@broadsheet/contract/job-filters-query';
import { LOAD_MORE_HASH } from '@broadsheet/contract/load-more';
import { searchHref } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { courseSearchSeo, isCourseSearch } from '../shared/course/course-search-page.ts';
import { describeFilters } from '../shared/job/filter-chips.ts';
import { type JobQuery, resolveJobQuery } from '../shared/job/job-query.ts';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { describeJobs } from '../shared/job/job-scope.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { loadTrail } from '../shared/page/trail.ts';
import { formatTotal } from '../shared/text/format-count.ts';
import { kindsOf, sortsOf } from './list-choices.ts';
import { listSeo } from './list-seo.ts';
import { jobList } from './schema.ts';
import { type PartLabels, partChips, relaxedNote } from './understood-parts.ts';
import { widerLinks } from './wider-links.ts';

/** "112 jobs in Pune", or the title of the block with the count. */
const describeHeading = (
  { scope, filters }: JobQuery,
  list: job.JobList,
  { title, noun }: { readonly title?: string; readonly noun: string },
  jobs: Messages['jobs'],
): string => {
  const count = formatTotal(list);
  if (title) return title.replaceAll('{count}', count);
  const searchText = list.corrected ?? scope.searchText;
  const described =
    filters.search === 'company' && searchText
      ? formatMessage(jobs.atCompaniesLike, { noun, search: searchText })
      : describeJobs({ ...scope, searchText }, jobs, noun);
  return `${count} ${list.total === 1 ? described.replace(/\bjobs\b/, 'job') : described}`;
};

type ChipLabels = PartLabels & { readonly messages: Pick<Messages, 'experience'> };

/** What was recognised in the words, then the chosen filters; each link takes one away. */
const chipsOf = (query: JobQuery, list: job.JobList, labels: ChipLabels) => [
  ...partChips(list.understood, query, labels),
  ...describeFilters(query.filters, labels.brand, list.facets, labels.messages).map(
    ({ label, without }) => ({ label, href: query.hrefWith(without) }),
  ),
];

export const loadJobList = defineLoader(jobList, async (settings, context) => {
  if (isCourseSearch(context.page)) return { data: null, page: { seo: courseSearchSeo(context) } };
  const { brand, messages } = context;
  const { jobs } = messages;
  const query = resolveJobQuery(context);
  const { scope, filters, hrefWith } = query;
  if (isFormQuery(context.page.path)) {
    return { data: null, page: { redirect: { status: 302, location: hrefWith(filters) } } };
  }
  const [list, trail] = await Promise.all([query.load(), loadTrail(context)]);
  const { total, corrected, understood } = list;
  const note = relaxedNote(understood, { brand, messages });
  const count = formatTotal(list);
  const hrefOfPage = (page: number): string => hrefWith(filters, page);
  const pager = toPager(Math.max(scope.page, 1), total, hrefOfPage);
  const beyond = scope.page < 1 || scope.page > pager.pages;
  const next = list.loadMoreEnabled && !beyond ? pager.next : null;
  const remaining = total - pager.page * list.size;
  return {
    data: {
      heading: beyond ? jobs.noSuchPage : describeHeading(query, list, settings, jobs),
      corrected:
        corrected === null
          ? null
          : {
              asked: scope.searchText,
              used: corrected,
              exactHref: hrefWith({ ...filters, exact: 1 }),
            },
      ...(note === null ? {} : { relaxed: note }),
      chips: chipsOf(query, list, { brand, messages }),
      clearHref: understood?.parts.length
        ? searchHref(understood.subject)
        : hrefWith({ sort: filters.sort, search: filters.search, exact: filters.exact }),
      sorts: sortsOf(query, jobs),
      kinds: kindsOf(query, jobs),
      rows: beyond ? [] : list.items.map((item) => toJobRow(item, context.now, messages.times)),
      pager,
      more:
        next === null
          ? null
          : {
              label: formatMessage(jobs.showMore, { count: Math.min(list.size, remaining) }),
              href: `${next}${LOAD_MORE_HASH}`,
            },
      wider: beyond || list.items.length === 0 ? widerLinks(query, brand, jobs, understood) : [],
    },
    page: {
      status: beyond ? 404 : 200,
      seo: listSeo({ brand, messages: jobs, query, count, total, pager, trail }),
    },
  };
});
