import Type, { type TSchema } from 'typebox';
import { type CallInput, defineCall } from '../call.ts';
import type { ComposedCall } from '../composed-call.ts';
import type { JobDetail } from '../entities/job.ts';
import {
  companyData,
  jobDetail,
  jobSalary,
  jobTrust,
  perksAndBenefits,
  similarJobs,
} from './job.ts';

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Wanted = Type.Optional(Type.Literal(1));

/**
 * What the page of a job loads, in one answer, as anybody sees it. A part is null where it was not wanted, or could not be
 * loaded beside the job: its own call says why.
 */
export const jobPage = defineCall({
  service: 'job',
  method: 'GET',
  path: '/internal/job-page',
  auth: 'public',
  mayLag: true,
  params: Type.Object({}),
  query: Type.Object({
    jobcode: jobDetail.query.properties.jobcode,
    company: Wanted,
    perks: Wanted,
    salary: Wanted,
    trust: Wanted,
    similar: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 50, description: 'So many similar jobs.' }),
    ),
  }),
  answer: Type.Object({
    job: jobDetail.answer,
    company: orNull(companyData.answer),
    perks: orNull(perksAndBenefits.answer),
    salary: orNull(jobSalary.answer),
    trust: orNull(jobTrust.answer),
    similar: orNull(similarJobs.answer),
  }),
});

const MAX_TAGS = 20;

/** The query for jobs that share keywords with a job; null for a job without keywords. */
export const similarJobsQuery = (
  { id, tags }: Pick<JobDetail, 'id' | 'tags'>,
  size: number,
): NonNullable<CallInput<typeof similarJobs>['query']> | null => {
  if (tags.length === 0) return null;
  const wanted = tags.slice(0, MAX_TAGS).map(({ tag }) => tag);
  return { tags: wanted.join(','), except: id, size };
};

/** The parts of a job's page beside the job. */
export interface JobPageParts {
  readonly company: boolean;
  readonly perks: boolean;
  readonly salary: boolean;
  readonly trust: boolean;
  /** How many similar jobs; null is none. */
  readonly similar: number | null;
}

/** The one call for the page of a job. */
export const composeJobPage = (jobcode: string, wanted: JobPageParts): ComposedCall => ({
  call: jobPage,
  input: {
    query: {
      jobcode,
      ...(wanted.company ? { company: 1 } : {}),
      ...(wanted.perks ? { perks: 1 } : {}),
      ...(wanted.salary ? { salary: 1 } : {}),
      ...(wanted.trust ? { trust: 1 } : {}),
      ...(wanted.similar === null ? {} : { similar: wanted.similar }),
    },
  },
  lead: { part: 'job', call: jobDetail, input: { query: { jobcode } } },
  others: (lead) => {
    const job = lead as JobDetail;
    const { id, slug } = job.company;
    const similar = wanted.similar === null ? null : similarJobsQuery(job, wanted.similar);
    return [
      { part: 'company', call: companyData, input: { query: { slug } } },
      { part: 'perks', call: perksAndBenefits, input: { query: { companyId: id } } },
      { part: 'salary', call: jobSalary, input: { query: { jobcode } } },
      { part: 'trust', call: jobTrust, input: { query: { jobcode } } },
      ...(similar ? [{ part: 'similar', call: similarJobs, input: { query: similar } }] : []),
    ];
  },
});
