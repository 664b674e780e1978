import { parseArgs } from 'node:util';
import type { CallAnswer, CallDefinition, CallInput } from '@broadsheet/contract/call';
import {
  inviteApplicant,
  jobApplicants,
  moveApplicant,
  openSlots,
  recruiterJobs,
  shortlistApplicant,
  viewApplicant,
} from '@broadsheet/contract/calls/recruiter-side';
import { Value } from 'typebox/value';
import { EXIT_OK, UsageError } from '../usage.ts';
import { askAsRecruiter, type RecruiterSite, readSite, readToken } from './ask-as-recruiter.ts';
import { runRecruiterToken } from './token-command.ts';
import {
  applicantsInWords,
  inviteInWords,
  jobsInWords,
  profileInWords,
  slotsInWords,
  statusInWords,
} from './words.ts';

const text = { type: 'string' } as const;

/** What was typed after the name of the command. */
interface Typed {
  readonly names: readonly string[];
  readonly page: string | undefined;
  /** Of the interviews for which slots are opened. */
  readonly interview: Readonly<Record<string, unknown>>;
}

interface InterviewOptions {
  readonly at?: readonly string[] | undefined;
  readonly minutes?: string | undefined;
  readonly title?: string | undefined;
  readonly place?: string | undefined;
  readonly video?: string | undefined;
}

interface RecruiterCommand {
  /** How many names it takes. */
  readonly takes: number;
  readonly run: (site: RecruiterSite, typed: Typed) => Promise<{ answer: unknown; words: string }>;
}

const requireInput = <Call extends CallDefinition>(
  call: Call,
  input: { params?: unknown; query?: unknown; body?: unknown },
): CallInput<Call> => {
  const params = Value.Convert(call.params, input.params ?? {});
  const query = Value.Convert(call.query, input.query ?? {});
  const isGood =
    Value.Check(call.params, params) &&
    Value.Check(call.query, query) &&
    (!call.body || Value.Check(call.body, input.body));
  if (!isGood)
    throw new UsageError(
      'the job, the applicant, the status, the page or the interview is not one',
    );
  return { params, query, ...(call.body ? { body: input.body } : {}) } as CallInput<Call>;
};

const pageOf = ({ page }: Typed) => (page === undefined ? {} : { page });
const whoOf = ({ names: [jobId, applicantId] }: Typed) => ({ jobId, applicantId });

/** A command that makes one call and tells of its answer. */
const command = <Call extends CallDefinition>(
  call: Call,
  takes: number,
  inputOf: (typed: Typed) => { params?: unknown; query?: unknown; body?: unknown },
  inWords: (answer: CallAnswer<Call>) => string,
): RecruiterCommand => ({
  takes,
  run: async (site, typed) => {
    const answer = await askAsRecruiter(site, call, requireInput(call, inputOf(typed)));
    return { answer, words: inWords(answer) };
  },
});

const COMMANDS: Readonly<Record<string, RecruiterCommand>> = {
  jobs: command(recruiterJobs, 0, (typed) => ({ query: pageOf(typed) }), jobsInWords),
  applicants: command(
    jobApplicants,
    1,
    (typed) => ({ params: { jobId: typed.names[0] }, query: pageOf(typed) }),
    applicantsInWords,
  ),
  view: command(viewApplicant, 2, (typed) => ({ params: whoOf(typed) }), profileInWords),
  shortlist: command(shortlistApplicant, 2, (typed) => ({ params: whoOf(typed) }), statusInWords),
  status: command(
    moveApplicant,
    3,
    (typed) => ({ params: whoOf(typed), body: { status: typed.names[2] } }),
    statusInWords,
  ),
  slots: command(
    openSlots,
    1,
    ({ names, interview }) => ({ params: { jobId: names[0] }, body: interview }),
    slotsInWords,
  ),
  invite: command(
    inviteApplicant,
    3,
    (typed) => ({ params: whoOf(typed), body: { calendarId: Number(typed.names[2]) } }),
    inviteInWords,
  ),
};

/** What the options say of interviews; what is not said is not there. */
const interviewOf = ({ at, minutes, title, place, video }: InterviewOptions) => ({
  ...(at === undefined ? {} : { slots: at }),
  ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
  ...(title === undefined ? {} : { title }),
  ...(place === undefined ? {} : { place }),
  ...(video === undefined ? {} : { videoLink: video }),
});

/** `recruiter token|jobs|applicants|view|shortlist|status|slots|invite ...`: what a recruiter does, by the site's own API. */
export const runRecruiter = async ([name = '', ...argv]: string[]): Promise<number> => {
  if (name === 'token') return runRecruiterToken(argv);
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!found) throw new UsageError(`unknown command "recruiter ${name}"`);
  const { values, positionals } = parseArgs({
    args: argv,
    options: {
      site: { ...text, default: 'http://tech.localhost:3000' },
      'token-file': text,
      page: text,
      at: { ...text, multiple: true },
      minutes: text,
      title: text,
      place: text,
      video: text,
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (positionals.length !== found.takes)
    throw new UsageError(`recruiter ${name} takes ${found.takes} names`);
  const site = { site: readSite(values.site), token: await readToken(values['token-file']) };
  const { answer, words } = await found.run(site, {
    names: positionals,
    page: values.page,
    interview: interviewOf(values),
  });
  process.stdout.write(values.json ? `${JSON.stringify(answer)}\n` : words);
  return EXIT_OK;
};
