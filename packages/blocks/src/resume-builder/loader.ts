import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import {
  ownResumes,
  resumeDocument,
  resumeForJob,
  resumeJson,
  resumePdf,
} from '@broadsheet/contract/calls/resume-document';
import { AppError } from '@broadsheet/contract/errors';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { RESUME_FAILURES } from '@broadsheet/contract/resume/resume-failures';
import { nullIfNotFound, nullIfPlanNeeded } from '../shared/loading/null-on-error.ts';
import { describeForJob } from './describe-for-job.ts';
import { resumeBuilder } from './schema.ts';

const pathOf = (call: CallDefinition, number: number): string =>
  `${bffPathOf(call)}?resume=${number}`;

/** Loads the resume with the number in the URL, or the main resume if there is none. */
const readResume = async ({ call, page }: LoaderContext) => {
  const { resume = '' } = page.query;
  const query = /^[1-9]\d{0,3}$/.test(resume) ? { resume: Number(resume) } : {};
  try {
    return await call(resumeDocument, { query });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RESUME_NOT_FOUND') throw error;
    return call(resumeDocument, { query: {} });
  }
};

/** What the resume becomes for the job in the URL; null without one that exists. */
const readJob = async ({ call, page, messages }: LoaderContext, number: number, name: string) => {
  const { job: jobcode = '' } = page.query;
  if (!/^\d{1,12}$/.test(jobcode)) return null;
  const answer = await nullIfNotFound(call(resumeForJob, { query: { jobcode, resume: number } }));
  return (
    answer && {
      jobcode,
      href: hrefOf('jobdetail', { slug: answer.job.slug, jobId: jobcode }),
      ...describeForJob(messages['resume-builder'], answer, name),
      isOrdered: answer.isOrdered,
      name: answer.name,
    }
  );
};

const readOwn = async (context: LoaderContext, owner: string) => {
  const [{ number, document, version }, { resumes, limit }] = await Promise.all([
    readResume(context),
    context.call(ownResumes, {}),
  ]);
  const current = resumes.find((each) => each.number === number);
  return {
    owner,
    number,
    name: current?.name ?? '',
    isMain: current?.isMain ?? true,
    resumes: resumes.map(({ name, isMain, ...each }) => ({
      number: each.number,
      name,
      isMain,
      href: hrefOf('resume-builder', {}, { resume: String(each.number) }),
    })),
    limit,
    failed: RESUME_FAILURES.has(context.page.query.failed ?? '') ? failureText(context.page) : null,
    job: await readJob(context, number, current?.name ?? ''),
    resume: document,
    version,
    pdf: pathOf(resumePdf, number),
    json: pathOf(resumeJson, number),
  };
};

export const loadResumeBuilder = defineLoader(resumeBuilder, async (_settings, context) => {
  const { session } = context;
  if (!session?.isLoggedIn) return { data: null };
  const own = await nullIfPlanNeeded(readOwn(context, session.obfuscatedUserId));
  return { data: { plans: hrefOf('plans'), own } };
});
