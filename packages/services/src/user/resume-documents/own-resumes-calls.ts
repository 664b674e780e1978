import {
  chooseResume,
  createResume,
  deleteResume,
  ownResumes,
  renameResume,
} from '@broadsheet/contract/calls/resume-document';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { readKnownResume, readResumeMaker } from './read-resume.ts';
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
  async (_query, _params, context, { name, copyOf }) => {
    const seeker = await readResumeMaker(context);
    const known = await readKnownResume(context, seeker);
    const { resumeLimit: limit } = await context.directory();
    const wanted = { name: name.trim(), copyOf, limit, known };
    const resume = await list.createResume(context, seeker.id, wanted);
    return { resume };
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
