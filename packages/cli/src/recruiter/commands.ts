import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
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
import type { CommandInput, OptionsInput } from '../command-line/command-spec.ts';
import { EXIT_OK, UsageError } from '../usage.ts';
import { callAsRecruiter, readSite, readToken } from './call-as-recruiter.ts';
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

interface CallValues {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Options that were left out are not sent. */
const withoutUndefined = (values: unknown = {}): unknown => JSON.parse(JSON.stringify(values));

/** The first value that the site would refuse, and why. */
const describeFault = (
  { params, query, body }: CallDefinition,
  input: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): string => {
  const [fault] = [
    ...Value.Errors(params, input.params),
    ...Value.Errors(query, input.query),
    ...(body ? Value.Errors(body, input.body) : []),
  ];
  const field = fault?.instancePath.slice(1).replaceAll('/', ' ') || 'the input';
  return `${field}: ${fault?.message ?? 'is not valid'}.`;
};

const requireInput = <Call extends CallDefinition>(
  call: Call,
  values: CallValues,
): CallInput<Call> => {
  const params = Value.Convert(call.params, withoutUndefined(values.params));
  const query = Value.Convert(call.query, withoutUndefined(values.query));
  const body = call.body && withoutUndefined(values.body);
  const isValid =
    Value.Check(call.params, params) &&
    Value.Check(call.query, query) &&
    (!call.body || Value.Check(call.body, body));
  if (!isValid) throw new UsageError(describeFault(call, { params, query, body }));
  return { params, query, ...(call.body ? { body } : {}) } as CallInput<Call>;
};

type Shared = OptionsInput<typeof specs.shared>;

/** A run of a command that makes one call and prints its answer. */
const createRun =
  <Call extends CallDefinition, Input extends Shared>(
    call: Call,
    inputOf: (input: Input) => CallValues | Promise<CallValues>,
    format: (answer: CallAnswer<Call>) => string,
  ) =>
  async (input: Input): Promise<number> => {
    const site = { site: readSite(input.site), token: await readToken(input['token-file']) };
    const answer = await callAsRecruiter(site, call, requireInput(call, await inputOf(input)));
    process.stdout.write(input.json ? `${JSON.stringify(answer)}\n` : format(answer));
    return EXIT_OK;
  };

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
