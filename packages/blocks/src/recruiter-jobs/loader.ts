import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { recruiter, recruiterFeed } from '@broadsheet/contract/calls/recruiter';
import { hrefOf } from '@broadsheet/contract/match-page';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import { formatMessage } from '@broadsheet/messages/format-message';
import { categoryLinks } from '../shared/job/category-links.ts';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { recruiterJobs } from './schema.ts';

const MAX_ID = 2_147_483_647;

const notThere = ({ brand, messages }: LoaderContext) => ({
  data: { found: false as const, categories: categoryLinks(brand, messages.jobs) },
  page: {
    status: 404 as const,
    seo: { title: formatMessage(messages.recruiters.seoTitleNotFound, { brand: brand.name }) },
  },
});

export const loadRecruiterJobs = defineLoader(recruiterJobs, async (_settings, context) => {
  const { brand, call, now, page: requestedPage, messages } = context;
  const { jobs, recruiters } = messages;
  const recruiterId = Number(requestedPage.params.recruiterId);
  const page = readPageNumber(requestedPage.query.page);
  if (recruiterId < 1 || recruiterId > MAX_ID || page === null) return notThere(context);
  const [person, list] = await Promise.all([
    nullIfNotFound(call(recruiter, { query: { id: recruiterId } })),
    nullIfNotFound(call(recruiterFeed, { query: { recruiterId, page } })),
  ]);
  if (!person || !list) return notThere(context);
  const hrefOfPage = (other: number): string =>
    hrefOf(
      'recruiterJobfeed',
      { recruiterId: String(recruiterId) },
      other > 1 ? { page: String(other) } : {},
    );
  const pager = toPager(page, list.total, hrefOfPage);
  if (page > pager.pages) return notThere(context);
  const { name, designation, company, portraitUrl } = person;
  const suffix = pageSuffix(page);
  return {
    data: {
      found: true as const,
      name,
      designation,
      ...(portraitUrl && { portraitUrl }),
      company: {
        label: company.name,
        href: hrefOf('company', { slug: company.slug }),
        logo: company.logo,
      },
      note: list.total > 0 ? formatMessage(jobs.openJobCount, { count: list.total }) : '',
      rows: list.items.map((item) => toJobRow(item, now, messages.times)),
      pager,
    },
    page: {
      seo: {
        title: formatMessage(recruiters.seoTitle, {
          recruiter: name,
          company: company.name,
          brand: brand.name,
          page: suffix,
        }),
        description: formatMessage(recruiters.seoDescription, {
          count: list.total,
          recruiter: name,
          company: company.name,
          page: suffix,
        }),
        canonical: hrefOfPage(page),
      },
    },
  };
});
