import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import {
  assessmentResults,
  recruiterAssessment,
  setAssessment,
} from '@broadsheet/contract/calls/recruiter-assessments';
import {
  answerApplicant,
  answerFollowUp,
  readApplicantChat,
} from '@broadsheet/contract/calls/recruiter-chats';
import {
  findCandidates,
  inviteApplicant,
  jobApplicants,
  moveApplicant,
  openSlots,
  recruiterJobs,
  shortlistApplicant,
  slotRequests,
  viewApplicant,
} from '@broadsheet/contract/calls/recruiter-side';
import type { CommandInput } from '../command-line/command-spec.ts';
import { UsageError } from '../usage.ts';
import { createRun } from './create-run.ts';
import { formatAssessment, formatResults, formatSet } from './format-assessments.ts';
import { formatChat, formatFollowUp, formatRequests, formatSent } from './format-chats.ts';
import {
  formatApplicants,
  formatCandidates,
  formatInvite,
  formatJobs,
  formatProfile,
  formatSlots,
  formatStatus,
} from './format-recruiter.ts';
import type * as specs from './specs.ts';

const applicationOf = ({ job, applicant }: { job: number; applicant: string }) => ({
  jobId: job,
  applicantId: applicant,
});

/** The text of the option, or else what is typed or piped in, without the end of its last line. */
const readText = async (text: string | undefined): Promise<string> =>
  text ?? (await readStream(process.stdin)).trimEnd();

/** Throws UsageError for a file that is not JSON. */
const readJson = async (file: string): Promise<unknown> => {
  const read = await readFile(file, 'utf8');
  try {
    return JSON.parse(read);
  } catch {
    throw new UsageError(`${file} is not JSON.`);
  }
};

export const runJobs = createRun(
  recruiterJobs,
  ({ page }: CommandInput<typeof specs.jobs>) => ({ query: { page } }),
  formatJobs,
);

export const runApplicants = createRun(
  jobApplicants,
  ({ job, page, after }: CommandInput<typeof specs.applicants>) => ({
    params: { jobId: job },
    query: { page, after },
  }),
  formatApplicants,
);

export const runCandidates = createRun(
  findCandidates,
  (input: CommandInput<typeof specs.candidates>) => ({
    query: {
      skill: input.skill,
      city: input.city,
      minYears: input['min-years'],
      maxYears: input['max-years'],
      mixedTeam: input['mixed-team'] ? 1 : undefined,
      page: input.page,
    },
  }),
  formatCandidates,
);

export const runView = createRun(
  viewApplicant,
  (input: CommandInput<typeof specs.view>) => ({ params: applicationOf(input) }),
  formatProfile,
);

export const runShortlist = createRun(
  shortlistApplicant,
  (input: CommandInput<typeof specs.shortlist>) => ({ params: applicationOf(input) }),
  formatStatus,
);

export const runStatus = createRun(
  moveApplicant,
  (input: CommandInput<typeof specs.status>) => ({
    params: applicationOf(input),
    body: { status: input.status },
  }),
  formatStatus,
);

export const runSlots = createRun(
  openSlots,
  ({ job, title, minutes, at, place, video }: CommandInput<typeof specs.slots>) => ({
    params: { jobId: job },
    body: { title, minutes, slots: at, place, videoLink: video },
  }),
  formatSlots,
);

export const runInvite = createRun(
  inviteApplicant,
  (input: CommandInput<typeof specs.invite>) => ({
    params: applicationOf(input),
    body: { calendarId: input.calendar },
  }),
  formatInvite,
);

export const runRequests = createRun(
  slotRequests,
  ({ job, page }: CommandInput<typeof specs.requests>) => ({ query: { jobId: job, page } }),
  formatRequests,
);

export const runAssessment = createRun(
  recruiterAssessment,
  ({ job }: CommandInput<typeof specs.assessment>) => ({ params: { jobId: job } }),
  formatAssessment,
);

export const runSetAssessment = createRun(
  setAssessment,
  async ({ job, file }: CommandInput<typeof specs.setAssessment>) => ({
    params: { jobId: job },
    body: await readJson(file),
  }),
  formatSet,
);

export const runResults = createRun(
  assessmentResults,
  ({ job, page }: CommandInput<typeof specs.results>) => ({
    params: { jobId: job },
    query: { page },
  }),
  formatResults,
);

export const runAnswer = createRun(
  answerApplicant,
  async (input: CommandInput<typeof specs.answer>) => ({
    params: applicationOf(input),
    body: { text: await readText(input.text), clientId: input['client-id'] ?? randomUUID() },
  }),
  formatSent,
);

export const runChat = createRun(
  readApplicantChat,
  (input: CommandInput<typeof specs.chat>) => ({
    params: applicationOf(input),
    query: { before: input.before },
  }),
  formatChat,
);

export const runFollowUp = createRun(
  answerFollowUp,
  async (input: CommandInput<typeof specs.followUp>) => ({
    params: applicationOf(input),
    body: { text: await readText(input.text) },
  }),
  formatFollowUp,
);
