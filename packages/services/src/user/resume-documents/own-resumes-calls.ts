import { isDeepStrictEqual } from 'node:util';
import {
  chooseResume,
  createResume,
  deleteResume,
  ownResumes,
  renameResume,
  resumeForJob,
} from '@broadsheet/contract/calls/resume-document';
import type { JsonResume } from '@broadsheet/contract/entities/json-resume';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { orderResume } from './for-job/order-resume.ts';
import { readResumeJob } from './for-job/read-resume-job.ts';
import { suggestName } from './for-job/suggest-name.ts';
import { readKnownResume, readOwnResume, readResumeMaker } from './read-resume.ts';
import * as list from './resume-list.ts';

const listOf = async (context: CallContext, seekerId: number) => ({
  resumes: await list.listResumes(context, seekerId),
  limit: (await context.directory()).resumeLimit,
});

export const ownResumesCall = bindCall(ownResumes, async (_query, _params, context) =>
  listOf(context, (await readResumeMaker(context)).id),
);

export const createResumeCall = bindCall(
  createResume,
  async (_query, _params, context, { name, copyOf, job: jobcode }) => {
    const seeker = await readResumeMaker(context);
    const job = jobcode === undefined ? null : await readResumeJob(context, jobcode);
    const edit = (original: JsonResume) => (job ? orderResume(original, job).document : original);
    const known = await readKnownResume(context, seeker);
    const { resumeLimit: limit } = await context.directory();
    const wanted = { name: name.trim(), copyOf, limit, known, edit };
    const resume = await list.createResume(context, seeker.id, wanted);
    return { resume, job: jobcode };
  },
);

export const resumeForJobCall = bindCall(
  resumeForJob,
  async ({ jobcode, resume: number }, _params, context) => {
    const seeker = await readResumeMaker(context);
    const { skills, ...job } = await readResumeJob(context, jobcode);
    const { document: original } = await readOwnResume(context, number);
    const { document, ...change } = orderResume(original, { ...job, skills });
    const resumes = await list.listResumes(context, seeker.id);
    return {
      job,
      name: suggestName(
        job,
        resumes.map(({ name }) => name),
      ),
      isOrdered: isDeepStrictEqual(document, original),
      ...change,
    };
  },
);

export const renameResumeCall = bindCall(
  renameResume,
  async (_query, { number }, context, { name }) => {
    const seeker = await readResumeMaker(context);
    const wanted = { number, known: await readKnownResume(context, seeker), name: name.trim() };
    await list.renameResume(context, seeker.id, wanted);
    return listOf(context, seeker.id);
  },
);

export const chooseResumeCall = bindCall(chooseResume, async (_query, { number }, context) => {
  const seeker = await readResumeMaker(context);
  const wanted = { number, known: await readKnownResume(context, seeker) };
  await list.chooseResume(context, seeker.id, wanted);
  return listOf(context, seeker.id);
});

export const deleteResumeCall = bindCall(deleteResume, async (_query, { number }, context) => {
  const seeker = await readResumeMaker(context);
  const wanted = { number, known: await readKnownResume(context, seeker) };
  await list.deleteResume(context, seeker.id, wanted);
  return listOf(context, seeker.id);
});
