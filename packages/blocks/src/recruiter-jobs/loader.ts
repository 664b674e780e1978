import { defineLoader } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { recruiter, recruiterFeed } from '@broadsheet/contract/calls/recruiter';
import { hrefOf } from '@broadsheet/contract/match-page';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import { categoryLinks } from '../shared/job/category-links.ts';
import { toJobRow } from '../shared/job/job-row-data.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { formatCounted } from '../shared/text/format-count.ts';
import { recruiterJobs } from './schema.ts';

const MAX_ID = 2_147_483_647;

const notThere = (brand: BrandConfig) => ({
  data: { found: false as const, categories: categoryLinks(brand) },
  page: { status: 404 as const, seo: { title: `Recruiter not found | ${brand.name}` } },
});

export const loadRecruiterJobs = defineLoader(recruiterJobs, async (_settings, context) => {
  const { brand, call, now, page: requestedPage } = context;
  const recruiterId = Number(requestedPage.params.recruiterId);
  const page = readPageNumber(requestedPage.query.page);
  if (recruiterId < 1 || recruiterId > MAX_ID || page === null) return notThere(brand);
  const [person, list] = await Promise.all([
    nullIfNotFound(call(recruiter, { query: { id: recruiterId } })),
    nullIfNotFound(call(recruiterFeed, { query: { recruiterId, page } })),
  ]);
  if (!person || !list) return notThere(brand);
  const hrefOfPage = (other: number): string =>
    hrefOf(
      'recruiterJobfeed',
      { recruiterId: String(recruiterId) },
      other > 1 ? { page: String(other) } : {},
    );
  const pager = toPager(page, list.total, hrefOfPage);
  if (page > pager.pages) return notThere(brand);
  const { name, designation, company } = person;
  const suffix = pageSuffix(page);
  return {
    data: {
      found: true as const,
      name,
      designation,
      company: {
        label: company.name,
        href: hrefOf('company', { slug: company.slug }),
        logo: company.logo,
      },
      note: list.total > 0 ? formatCounted(list.total, 'open job') : '',
      rows: list.items.map((item) => toJobRow(item, now)),
      pager,
    },
    page: {
      seo: {
        title: `Jobs from ${name}, ${company.name} | ${brand.name}${suffix}`,
        description: `${formatCounted(list.total, 'open job')} that ${name} hires for at ${company.name}, with pay, experience and city at a glance.${suffix}`,
        canonical: hrefOfPage(page),
      },
    },
  };
});
