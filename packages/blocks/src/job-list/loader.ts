import { defineLoader } from '@broadsheet/contract/block-loader';
import { formatCount, formatCounted } from '../parts/count.ts';
import { courseSearchSeo, isCourseSearch } from '../parts/course-search-page.ts';
import { describeFilters } from '../parts/filter-chips.ts';
import { describeJobs } from '../parts/job-place.ts';
import { resolveJobQuery } from '../parts/job-query.ts';
import { toJobRow } from '../parts/job-row-data.ts';
import { toPager } from '../parts/pager-data.ts';
import { loadTrail } from '../parts/trail.ts';
import { listSeo } from './list-seo.ts';
import { jobList } from './schema.ts';
import { widerLinks } from './wider-links.ts';

export const loadJobList = defineLoader(jobList, async (settings, context) => {
  if (isCourseSearch(context.page)) return { data: null, page: { seo: courseSearchSeo(context) } };
  const query = resolveJobQuery(context);
  const { place, filters, hrefWith } = query;
  const [list, trail] = await Promise.all([query.load(), loadTrail(context)]);
  const { total, corrected } = list;
  const pager = toPager(place.page, total, (page) => hrefWith(filters, page));
  const beyond = place.page > pager.pages;
  const described = describeJobs({ ...place, words: corrected ?? place.words }, settings.noun);
  const heading = settings.title
    ? settings.title.replaceAll('{count}', formatCount(total))
    : `${formatCount(total)} ${total === 1 ? described.replace(/\bjobs\b/, 'job') : described}`;
  const sort = filters.sort ?? (place.words ? 'relevance' : 'date');
  return {
    data: {
      heading: beyond ? `No page ${place.page} of ${formatCounted(total, 'job')}` : heading,
      corrected: corrected === null ? null : { asked: place.words, used: corrected },
      chips: describeFilters(filters, context.brand, list.facets).map(({ label, without }) => ({
        label,
        href: hrefWith(without),
      })),
      clearHref: hrefWith({ sort: filters.sort }),
      sorts: [
        {
          label: 'Newest',
          href: hrefWith({ ...filters, sort: place.words ? 'date' : undefined }),
          current: sort === 'date',
        },
        {
          label: 'Most relevant',
          href: hrefWith({ ...filters, sort: place.words ? undefined : 'relevance' }),
          current: sort === 'relevance',
        },
      ],
      rows: beyond ? [] : list.items.map((item) => toJobRow(item, context.now)),
      pager,
      wider: beyond || list.items.length === 0 ? widerLinks(query) : [],
    },
    page: {
      status: beyond ? 404 : 200,
      seo: listSeo({ brand: context.brand, query, total, pager, trail }),
    },
  };
});
