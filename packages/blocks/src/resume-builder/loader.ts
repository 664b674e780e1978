import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { bffPathOf, type CallDefinition } from '@broadsheet/contract/call';
import { files } from '@broadsheet/contract/calls/media';
import {
  addResumeToProfile,
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

/** Null if the media service fails: the builder does not need it. */
const readProfileFile = async ({ call }: LoaderContext) => {
  try {
    const { items } = await call(files, { query: { mediaTypes: 'resume' } });
    return { file: items[0] ? { name: items[0].name, url: items[0].url } : null };
  } catch {
    return null;
  }
};

const DONE = addResumeToProfile.path.split('/').at(-1) ?? '';

/** RATE_LIMITED may belong to a plan's form too, whose block shows it as well. */
const failureOf = ({ page }: LoaderContext): string | null => {
  const { failed = '' } = page.query;
  return RESUME_FAILURES.has(failed) || failed === 'RATE_LIMITED' ? failureText(page) : null;
};

const readOwn = async (context: LoaderContext, owner: string) => {
  const [{ number, document, version }, { resumes, limit }, inProfile] = await Promise.all([
    readResume(context),
    context.call(ownResumes, {}),
    readProfileFile(context),
  ]);
  const current = resumes.find((each) => each.number === number);
  const job = await readJob(context, number, current?.name ?? '');
  const here = { resume: String(number), ...(job ? { job: job.jobcode } : {}) };
  const failed = failureOf(context);
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
    failed,
    job,
    profile: inProfile && {
      ...inProfile,
      next: hrefOf('resume-builder', {}, { ...here, done: DONE }),
      isDone: failed === null && context.page.query.done === DONE,
    },
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
