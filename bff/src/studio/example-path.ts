import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { courseSearch } from '@broadsheet/contract/calls/course';
import { jobDetail, search } from '@broadsheet/contract/calls/job';
import { VISITOR_USER_ID } from '@broadsheet/contract/constants';
import type { PageKindDefinition, PageLayoutName } from '@broadsheet/contract/page-kinds';

const PARAMETER = /\{(\w+)\}/g;

/** What stands for the parameters of an address. */
type Parameters = Readonly<Record<string, string | undefined>>;

/** Shows what stands where nothing is. */
const NOWHERE = '/there-is-nothing-here';

/** An address that shows a page of a kind; null where it is about something that is not among what is known. Pure. */
export const examplePathOf = (
  { paths, brands }: PageKindDefinition,
  { brand, categories, cities }: BrandConfig,
  found: Parameters = {},
): string | null => {
  if (brands && !brands.includes(brand)) return null;
  if (paths.length === 0) return NOWHERE;
  const known: Parameters = {
    category: categories[0]?.tag,
    keyword: categories[0]?.tags[0]?.tag,
    city: cities[0]?.slug,
    page: '1',
    section: 'privacy',
    ...found,
  };
  for (const path of paths) {
    const names = [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
    if (names.every((name) => known[name] !== undefined))
      return path.replace(PARAMETER, (_, name: string) => known[name] ?? '');
  }
  return null;
};

const newestJob = async (call: ServiceCaller) =>
  (await call(search, { query: { sort: 'date', size: 1 } })).items[0];

const jobParameters = async (call: ServiceCaller): Promise<Parameters> => {
  const job = await newestJob(call);
  return job ? { slug: job.slug, jobId: String(job.id) } : {};
};

/** Which services know of something that pages of a kind are about. */
const FINDERS: Partial<Record<PageLayoutName, (call: ServiceCaller) => Promise<Parameters>>> = {
  jobdetail: jobParameters,
  'similar-jobs': jobParameters,
  jobapplied: jobParameters,
  company: async (call) => ({ slug: (await newestJob(call))?.company.slug }),
  recruiterJobfeed: async (call) => {
    const job = await newestJob(call);
    if (!job) return {};
    const { recruiter } = await call(jobDetail, { query: { jobcode: String(job.id) } });
    return recruiter ? { recruiterId: String(recruiter.id) } : {};
  },
  course: async (call) => {
    const query = { page: 1, size: 1 };
    const { items } = await call(courseSearch, { params: { userId: VISITOR_USER_ID }, query });
    return { slug: items[0]?.slug };
  },
};

/** As examplePathOf, and for pages about one thing services are asked for it. Throws CatalogueError where they fail. */
export const findExamplePath = async (
  kind: PageLayoutName,
  definition: PageKindDefinition,
  brand: BrandConfig,
  call: ServiceCaller,
): Promise<string | null> => examplePathOf(definition, brand, (await FINDERS[kind]?.(call)) ?? {});
