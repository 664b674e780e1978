import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { courseSearch } from '@broadsheet/contract/calls/course';
import { jobDetail, search } from '@broadsheet/contract/calls/job';
import { VISITOR_USER_ID } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import { examplePathOf } from './example-path.ts';

/** Finds an entity for a page kind, as the parameters of its address; null where none exists. */
type Finder = (call: ServiceCaller) => Promise<Readonly<Record<string, string>> | null>;

/** An address that does not exist. */
const NOWHERE = '/there-is-nothing-here';

const newestJob = async (call: ServiceCaller) =>
  (await call(search, { query: { sort: 'date', size: 1 } })).items[0];

const findJob: Finder = async (call) => {
  const job = await newestJob(call);
  return job ? { slug: job.slug, jobId: String(job.id) } : null;
};

const FINDERS: Partial<Record<PageLayoutName, Finder>> = {
  jobdetail: findJob,
  'similar-jobs': findJob,
  jobapplied: findJob,
  company: async (call) => {
    const job = await newestJob(call);
    return job ? { slug: job.company.slug } : null;
  },
  recruiterJobfeed: async (call) => {
    const job = await newestJob(call);
    if (!job) return null;
    const { recruiter } = await call(jobDetail, { query: { jobcode: String(job.id) } });
    return recruiter ? { recruiterId: String(recruiter.id) } : null;
  },
  course: async (call) => {
    const query = { page: 1, size: 1 };
    const { items } = await call(courseSearch, { params: { userId: VISITOR_USER_ID }, query });
    return items[0] ? { slug: items[0].slug } : null;
  },
  registration: async () => ({ step: 'addPersonalDetails' }),
  settings: async () => ({ section: 'privacy' }),
};

/**
 * An example address of a page kind on a brand, with an entity from a service where the kind needs one. Null where the
 * brand has no such page or no such entity. Throws AppError where a service fails.
 */
export const findExamplePath = async (
  kind: PageLayoutName,
  brand: BrandConfig,
  call: ServiceCaller,
): Promise<string | null> => {
  const definition: PageKindDefinition = PAGE_KINDS[kind];
  if (definition.brands && !definition.brands.includes(brand.brand)) return null;
  if (definition.paths.length === 0) return NOWHERE;
  const find = FINDERS[kind];
  if (!find) return examplePathOf(definition, brand);
  const found = await find(call);
  return found && hrefOf(kind, found);
};
