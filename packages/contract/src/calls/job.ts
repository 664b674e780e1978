import Type from 'typebox';
import { defineCall } from '../call.ts';
import { CityIds } from '../city-input.ts';
import { PAGE_SIZE } from '../constants.ts';
import { Company, CompanySummary } from '../entities/company.ts';
import { CityRef, Facet, JobDetail, JobSummary, LabelRef } from '../entities/job.ts';
import { JobTrust } from '../entities/job-trust.ts';
import { OfficePicture } from '../entities/office-picture.ts';
import { SalaryInsight } from '../entities/salary-insight.ts';
import { UnderstoodQuery } from '../entities/understood-query.ts';
import { filterParameters, Id, Ids } from '../job-filter-parameters.ts';
import { listOf } from '../list.ts';
import { Text } from '../text.ts';

const none = Type.Object({});
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 }));
const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: PAGE_SIZE }));
const Version = Type.Optional(Type.Integer({ minimum: 1, maximum: 2, default: 2 }));
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 160 });
const SearchText = Text({ maxLength: 200 });

const sort = Type.Optional(Type.Enum(['date', 'relevance']));
/** Filters and order of every list of jobs. */
export const listFilters = { ...filterParameters, sort };
/** For a list whose page has a fixed category. */
const { cat: _, ...categoryFilters } = listFilters;
export const listPaging = { page: Page, size: Size, version: Version };

export const JobList = Type.Object({
  ...listOf(JobSummary).properties,
  /** False: there are at least `total`. */
  totalIsExact: Type.Optional(Type.Boolean()),
  loadMoreEnabled: Type.Boolean(),
  facets: Type.Array(Facet),
  /** The corrected search text, when the given one finds nothing. */
  corrected: Type.Union([Type.String(), Type.Null()]),
  /** Of searches for jobs by text. */
  understood: Type.Optional(UnderstoodQuery),
});
export type JobList = Type.Static<typeof JobList>;

const base = { service: 'job', method: 'GET', auth: 'public', params: none } as const;
const get = { ...base, mayLag: true } as const;
/** Lists of jobs are without those of companies that the reader has blocked. */
const list = { ...get, knowsReader: true } as const;

export const search = defineCall({
  ...list,
  path: '/search',
  query: Type.Object({
    query: Type.Optional(SearchText),
    search: Type.Optional(Type.Enum(['company', 'course'])),
    exact: Type.Optional(
      Type.Literal(1, { description: 'The words as they are: none is put right.' }),
    ),
    ...listFilters,
    ...listPaging,
  }),
  answer: JobList,
});
export const category = defineCall({
  ...list,
  path: '/category/',
  query: Type.Object({ categoryId: Id, ...categoryFilters, ...listPaging }),
  answer: JobList,
});
export const keyword = defineCall({
  ...list,
  path: '/keyword/',
  query: Type.Object({ keywordId: Id, ...listFilters, ...listPaging }),
  answer: JobList,
});
export const sitemapCategory = defineCall({
  ...get,
  path: '/sitemap/category/',
  query: none,
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        ...LabelRef.properties,
        openJobs: Type.Integer(),
        tags: Type.Array(Type.Object({ ...LabelRef.properties, openJobs: Type.Integer() })),
      }),
    ),
  }),
});
export const nearbyCitiesJobs = defineCall({
  ...get,
  path: '/nearby-cities-jobs/',
  query: Type.Object({ locIds: CityIds }),
  answer: Type.Object({
    items: Type.Array(Type.Object({ city: CityRef, openJobs: Type.Integer() })),
  }),
});
export const similarJobs = defineCall({
  ...list,
  path: '/similarjobs',
  query: Type.Object({
    tags: Type.String({
      pattern: '^[a-z0-9-]+(,[a-z0-9-]+){0,19}$',
      description: 'Tag slugs joined by commas.',
    }),
    except: Type.Optional(Id),
    ...listPaging,
  }),
  answer: JobList,
});
export const similarCompanyJobs = defineCall({
  ...list,
  path: '/similar-company-jobs',
  query: Type.Object({ companyId: Type.Optional(Id), page: Page, size: Size }),
  answer: JobList,
});
export const topJobs = defineCall({
  ...list,
  path: '/top-jobs',
  query: Type.Object({
    slug: Type.Optional(Slug),
    companyId: Type.Optional(Id),
    page: Page,
    size: Size,
  }),
  answer: JobList,
});
export const companyList = defineCall({
  ...get,
  path: '/company-list',
  query: Type.Object({ page: Page, size: Size }),
  answer: listOf(CompanySummary),
});
export const companyListSearch = defineCall({
  ...get,
  path: '/company-list/search',
  query: Type.Object({ query: SearchText, page: Page, size: Size }),
  answer: listOf(CompanySummary),
});
export const companiesSlugs = defineCall({
  ...get,
  path: '/companies/slugs',
  query: none,
  answer: Type.Object({
    items: Type.Array(
      Type.Object({ id: Type.Integer(), slug: Type.String(), name: Type.String() }),
    ),
  }),
});
export const tags = defineCall({
  ...get,
  path: '/tags',
  query: none,
  answer: Type.Object({ items: Type.Array(LabelRef) }),
});
export const tagsById = defineCall({
  ...get,
  path: '/tagsById',
  query: Type.Object({ ids: Ids }),
  answer: Type.Object({ items: Type.Array(LabelRef) }),
});
export const tagIdsByName = defineCall({
  ...get,
  path: '/tagIdsByName',
  query: Type.Object({ names: SearchText }),
  answer: Type.Object({
    items: Type.Array(Type.Object({ name: Type.String(), dataId: Type.Integer() })),
  }),
});
export const tagInfo = defineCall({
  ...get,
  path: '/taginfo',
  query: Type.Object({ slug: Slug }),
  answer: Type.Object({ ...LabelRef.properties, category: LabelRef, openJobs: Type.Integer() }),
});
const Years = Type.Optional(Type.Integer({ minimum: 0, maximum: 99 }));
/** Jobs marked for women by their employers. Functional areas are categories, by their dataId; 0 is any. */
export const femaleJobs = defineCall({
  ...list,
  path: '/female-jobs',
  query: Type.Object({
    femaleFilter: Type.Optional(
      Type.Enum(['preferred', 'returning'], { description: 'One of the marks; absent is either.' }),
    ),
    minExp: Years,
    maxExp: Years,
    joblocationIds: Type.Optional(CityIds),
    categoryIds: Type.Optional(Ids),
    start: Type.Optional(Type.Integer({ minimum: 0, maximum: 25_000, default: 0 })),
    end: Type.Optional(Type.Integer({ minimum: 1, maximum: 25_050 })),
    functionalArea: Type.Optional(Type.Integer({ minimum: 0 })),
    antifunctionalarea: Type.Optional(Ids),
    centralisedCompanyIds: Type.Optional(Ids),
    antiCentralisedCompanyIds: Type.Optional(Ids),
  }),
  answer: JobList,
});
export const dataIndustry = defineCall({
  ...get,
  path: '/data/industry',
  query: none,
  answer: Type.Object({
    items: Type.Array(Type.Object({ id: Type.Integer(), label: Type.String() })),
  }),
});
const Jobcode = Type.Object({ jobcode: Type.String({ pattern: '^\\d{1,12}$' }) });
/** Includes the reader's own actions on the job. */
export const jobDetail = defineCall({
  ...get,
  knowsReader: true,
  path: '/jobdetail/detail',
  query: Jobcode,
  answer: JobDetail,
});
/** Counts a view, and answers the count after it. */
export const jobView = defineCall({
  ...base,
  path: '/jobdetail/view',
  query: Jobcode,
  answer: Type.Object({ views: Type.Integer({ minimum: 1 }) }),
});
export const perksAndBenefits = defineCall({
  ...get,
  path: '/jobdetail/getPerksAndBenefits',
  query: Type.Object({ companyId: Id }),
  answer: Type.Object({
    items: Type.Array(Type.Object({ label: Type.String(), detail: Type.String() })),
  }),
});
/** Salaries of jobs like this one; null where too few were advertised. Throws JOB_NOT_FOUND. */
export const jobSalary = defineCall({
  ...get,
  path: '/jobdetail/salary',
  query: Jobcode,
  answer: Type.Object({ insight: Type.Union([SalaryInsight, Type.Null()]) }),
});
/** What we know about a job and its employer, as counts and dates. Throws JOB_NOT_FOUND. */
export const jobTrust = defineCall({
  ...get,
  path: '/jobdetail/trust',
  query: Jobcode,
  answer: JobTrust,
});
export const companyData = defineCall({
  ...get,
  path: '/jobdetail/company-data',
  query: Type.Object({ slug: Slug }),
  answer: Company,
});
/** The office pictures of a company, in order; often none. Throws COMPANY_NOT_FOUND. */
export const officePictures = defineCall({
  ...get,
  path: '/jobdetail/office-pictures',
  query: Type.Object({ slug: Slug }),
  answer: Type.Object({ items: Type.Array(OfficePicture) }),
});
export const companyIdBySlug = defineCall({
  ...get,
  path: '/jobdetail/company-id-slug',
  query: Type.Object({ slug: Slug }),
  answer: Type.Object({ id: Type.Integer() }),
});
export const companySlugById = defineCall({
  ...get,
  path: '/jobdetail/company-slug',
  query: Type.Object({ id: Id }),
  answer: Type.Object({ slug: Type.String() }),
});
export const suggest = defineCall({
  ...get,
  path: '/suggest',
  query: Type.Object({ query: SearchText }),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        kind: Type.Enum(['job', 'skill', 'company', 'city']),
        label: Type.String(),
        /** Root-relative address of the page it leads to. */
        href: Type.String(),
      }),
    ),
  }),
});
