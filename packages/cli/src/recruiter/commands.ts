import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallDefinition, CallInput } from '@broadsheet/contract/call';
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
import { Value } from 'typebox/value';
import { UsageError } from '../usage.ts';
import { callAsRecruiter, type RecruiterSite } from './call-as-recruiter.ts';
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

/** What was typed after the name of the command. */
export interface Typed {
  readonly names: readonly string[];
  readonly page: string | undefined;
  /** Behind whom a page of applicants begins. */
  readonly after: string | undefined;
  /** Of whom somebody is told about alone. */
  readonly job: string | undefined;
  /** Chats before this message. */
  readonly before: string | undefined;
  /** What is written to an applicant; undefined where the command takes none. */
  readonly text: string | undefined;
  /** By which it is known again. */
  readonly clientId: string | undefined;
  /** Who of those with a skill is looked for. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Of the interviews for which slots are opened. */
  readonly interview: Readonly<Record<string, unknown>>;
  /** What the file of an assessment says. */
  readonly assessment: unknown;
}

export interface RecruiterCommand {
  /** How many names it takes. */
  readonly takes: number;
  /** It takes a text. */
  readonly writes: boolean;
  readonly run: (
    site: RecruiterSite,
    typed: Typed,
  ) => Promise<{ answer: unknown; formatted: string }>;
}

const requireInput = <Call extends CallDefinition>(
  call: Call,
  input: { params?: unknown; query?: unknown; body?: unknown },
): CallInput<Call> => {
  const params = Value.Convert(call.params, input.params ?? {});
  const query = Value.Convert(call.query, input.query ?? {});
  const isSuccess =
    Value.Check(call.params, params) &&
    Value.Check(call.query, query) &&
    (!call.body || Value.Check(call.body, input.body));
  if (!isSuccess)
    throw new UsageError(
      'the job, the applicant, the status, the page, the interview, the assessment or the text is not one',
    );
  return { params, query, ...(call.body ? { body: input.body } : {}) } as CallInput<Call>;
};

const pageOf = ({ page }: Pick<Typed, 'page'>) => (page === undefined ? {} : { page });
const whoOf = ({ names: [jobId, applicantId] }: Pick<Typed, 'names'>) => ({ jobId, applicantId });

/** A command that makes one call and tells of its answer. */
const command = <Call extends CallDefinition>(
  call: Call,
  takes: number,
  inputOf: (typed: Typed) => { params?: unknown; query?: unknown; body?: unknown },
  format: (answer: CallAnswer<Call>) => string,
  writes = false,
): RecruiterCommand => ({
  takes,
  writes,
  run: async (site, typed) => {
    const answer = await callAsRecruiter(site, call, requireInput(call, inputOf(typed)));
    return { answer, formatted: format(answer) };
  },
});

export const COMMANDS: Readonly<Record<string, RecruiterCommand>> = {
  jobs: command(recruiterJobs, 0, (typed) => ({ query: pageOf(typed) }), formatJobs),
  applicants: command(
    jobApplicants,
    1,
    ({ after, ...typed }) => ({
      params: { jobId: typed.names[0] },
      query: { ...pageOf(typed), ...(after === undefined ? {} : { after }) },
    }),
    formatApplicants,
  ),
  candidates: command(
    findCandidates,
    1,
    ({ names: [skill], search, ...typed }) => ({ query: { ...pageOf(typed), ...search, skill } }),
    formatCandidates,
  ),
  view: command(viewApplicant, 2, (typed) => ({ params: whoOf(typed) }), formatProfile),
  shortlist: command(shortlistApplicant, 2, (typed) => ({ params: whoOf(typed) }), formatStatus),
  status: command(
    moveApplicant,
    3,
    (typed) => ({ params: whoOf(typed), body: { status: typed.names[2] } }),
    formatStatus,
  ),
  slots: command(
    openSlots,
    1,
    ({ names, interview }) => ({ params: { jobId: names[0] }, body: interview }),
    formatSlots,
  ),
  invite: command(
    inviteApplicant,
    3,
    (typed) => ({ params: whoOf(typed), body: { calendarId: Number(typed.names[2]) } }),
    formatInvite,
  ),
  requests: command(
    slotRequests,
    0,
    ({ job, ...typed }) => ({
      query: { ...pageOf(typed), ...(job === undefined ? {} : { jobId: job }) },
    }),
    formatRequests,
  ),
  assessment: command(
    recruiterAssessment,
    1,
    ({ names }) => ({ params: { jobId: names[0] } }),
    formatAssessment,
  ),
  'set-assessment': command(
    setAssessment,
    1,
    ({ names, assessment }) => ({ params: { jobId: names[0] }, body: assessment }),
    formatSet,
  ),
  results: command(
    assessmentResults,
    1,
    (typed) => ({ params: { jobId: typed.names[0] }, query: pageOf(typed) }),
    formatResults,
  ),
  answer: command(
    answerApplicant,
    2,
    ({ text, clientId = randomUUID(), ...typed }) => ({
      params: whoOf(typed),
      body: { text, clientId },
    }),
    formatSent,
    true,
  ),
  chat: command(
    readApplicantChat,
    2,
    ({ before, ...typed }) => ({
      params: whoOf(typed),
      query: before === undefined ? {} : { before },
    }),
    formatChat,
  ),
  'follow-up': command(
    answerFollowUp,
    2,
    ({ text, ...typed }) => ({ params: whoOf(typed), body: { text } }),
    formatFollowUp,
    true,
  ),
};
