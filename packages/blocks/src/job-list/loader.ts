import { defineLoader } from '@broadsheet/contract/block-loader';
import { isFormQuery } from '@broadsheet/contract/job-filters-query';
import { LOAD_MORE_HASH } from '@broadsheet/contract/load-more';
import { searchHref } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { courseSearchSeo, isCourseSearch } from '../shared/course/course-search-page.ts';
import { describeFilters } from '../shared/job/filter-chips.ts';
import { resolveJobQuery } from '../shared/job/job-query.ts';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { describeJobs } from '../shared/job/job-scope.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { loadTrail } from '../shared/page/trail.ts';
import { formatTotal } from '../shared/text/format-count.ts';
import { kindsOf, sortsOf } from './list-choices.ts';
import { listSeo } from './list-seo.ts';
import { jobList } from './schema.ts';
import { partChips, relaxedNote } from './understood-parts.ts';
import { widerLinks } from './wider-links.ts';

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
  const labels = { brand, messages };
  const note = relaxedNote(understood, labels);
  const count = formatTotal(list);
  const hrefOfPage = (page: number): string => hrefWith(filters, page);
  const pager = toPager(Math.max(scope.page, 1), total, hrefOfPage);
  const beyond = scope.page < 1 || scope.page > pager.pages;
  const searchText = corrected ?? scope.searchText;
  const described =
    filters.search === 'company' && searchText
      ? formatMessage(jobs.atCompaniesLike, { noun: settings.noun, search: searchText })
      : describeJobs({ ...scope, searchText }, jobs, settings.noun);
  const heading = settings.title
    ? settings.title.replaceAll('{count}', count)
    : `${count} ${total === 1 ? described.replace(/\bjobs\b/, 'job') : described}`;
  const next = list.loadMoreEnabled && !beyond ? pager.next : null;
  const remaining = total - pager.page * list.size;
  return {
    data: {
      heading: beyond ? jobs.noSuchPage : heading,
      corrected:
        corrected === null
          ? null
          : {
              asked: scope.searchText,
              used: corrected,
              exactHref: hrefWith({ ...filters, exact: 1 }),
            },
      ...(note === null ? {} : { relaxed: note }),
      chips: [
        ...partChips(understood, query, labels),
        ...describeFilters(filters, brand, list.facets, messages).map(({ label, without }) => ({
          label,
          href: hrefWith(without),
        })),
      ],
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
