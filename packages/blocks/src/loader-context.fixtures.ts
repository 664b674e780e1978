import { ANYBODY } from '@broadsheet/contract/audience';
import type { LoaderContext, ServiceCaller } from '@broadsheet/contract/block-loader';
import type { CallDefinition } from '@broadsheet/contract/call';
import * as job from '@broadsheet/contract/calls/job';
import { AppError } from '@broadsheet/contract/errors';
import { matchPage } from '@broadsheet/contract/match-page';
import { NO_ADDRESSES } from '@broadsheet/contract/site-addresses';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { brandFixture } from './brand.fixtures.ts';
import { companyFixture, jobDetailFixture, jobListFixture, NOW } from './job.fixtures.ts';

interface Made {
  readonly path: string;
  readonly query: unknown;
}

const companies = {
  items: Array.from({ length: 6 }, (_, index) => ({
    ...companyFixture,
    id: index + 1,
    name: `Company ${index + 1}`,
    slug: `company-${index + 1}`,
  })),
  page: 1,
  size: 20,
  total: 640,
  hasMore: true,
};

const usual: Readonly<Record<string, unknown>> = {
  [job.category.path]: jobListFixture,
  [job.keyword.path]: jobListFixture,
  [job.search.path]: jobListFixture,
  [job.topJobs.path]: jobListFixture,
  [job.similarJobs.path]: jobListFixture,
  [job.jobDetail.path]: jobDetailFixture,
  [job.companyData.path]: companyFixture,
  [job.companyList.path]: companies,
  [job.companyListSearch.path]: companies,
  [job.jobSalary.path]: { insight: null },
  [job.jobTrust.path]: {
    employer: { domain: null, domainConfirmedAt: null, documentsCheckedAt: null },
    postings: 1,
    firstPostedAt: '2026-11-18T03:30:00Z',
    answers: null,
    upheldReports: 0,
  },
  [job.perksAndBenefits.path]: { items: [{ label: 'Health cover', detail: 'For the family' }] },
  [job.nearbyCitiesJobs.path]: {
    items: [{ city: { id: 2, label: 'Pune', slug: 'pune' }, openJobs: 812 }],
  },
  [job.sitemapCategory.path]: {
    items: [
      {
        dataId: 1,
        label: 'Backend',
        tag: 'backend',
        openJobs: 1204,
        tags: [{ dataId: 101, label: 'Java', tag: 'java', openJobs: 512 }],
      },
    ],
  },
};

/** Creates a loader context for a path and records the calls. An answer that is an Error is thrown. */
export const loaderContext = (
  path: string,
  answers: Readonly<Record<string, unknown>> = {},
  changes: Partial<LoaderContext> = {},
): { context: LoaderContext; made: Made[] } => {
  const page = matchPage(path);
  if ('redirect' in page) throw new Error(`${path} redirects`);
  const made: Made[] = [];
  const call = async ({ path }: CallDefinition, input: { query?: unknown }) => {
    made.push({ path: path, query: input.query });
    const answer = { ...usual, ...answers }[path];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new AppError('SERVICE_UNAVAILABLE');
    return answer;
  };
  const context: LoaderContext = {
    brand: brandFixture,
    origin: 'https://tech.example',
    audience: ANYBODY,
    session: null,
    page,
    addresses: NO_ADDRESSES,
    call: call as ServiceCaller,
    banners: () => [],
    content: () => null,
    messages: builtInMessages(),
    isFollowed: false,
    isPreview: false,
    signal: new AbortController().signal,
    now: NOW,
    seed: 'sha256:seed',
    ...changes,
  };
  return { context, made };
};
