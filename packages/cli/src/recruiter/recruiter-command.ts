import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { EXIT_OK, UsageError } from '../usage.ts';
import { readSite, readToken } from './call-as-recruiter.ts';
import { COMMANDS } from './commands.ts';
import { runRecruiterToken } from './token-command.ts';

const text = { type: 'string' } as const;

interface InterviewOptions {
  readonly at?: readonly string[] | undefined;
  readonly minutes?: string | undefined;
  readonly title?: string | undefined;
  readonly place?: string | undefined;
  readonly video?: string | undefined;
}

/** What the options say of interviews; what is not said is not there. */
const interviewOf = ({ at, minutes, title, place, video }: InterviewOptions) => ({
  ...(at === undefined ? {} : { slots: at }),
  ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
  ...(title === undefined ? {} : { title }),
  ...(place === undefined ? {} : { place }),
  ...(video === undefined ? {} : { videoLink: video }),
});

interface SearchOptions {
  readonly city?: string | undefined;
  readonly 'min-years'?: string | undefined;
  readonly 'max-years'?: string | undefined;
  readonly 'mixed-team': boolean;
}

const searchOf = ({
  city,
  'min-years': minYears,
  'max-years': maxYears,
  'mixed-team': mixedTeam,
}: SearchOptions) => ({
  ...(city === undefined ? {} : { city }),
  ...(minYears === undefined ? {} : { minYears }),
  ...(maxYears === undefined ? {} : { maxYears }),
  ...(mixedTeam ? { mixedTeam: 1 } : {}),
});

/** What is typed or piped in, without the end of its last line. */
const readInput = async (): Promise<string> => (await readStream(process.stdin)).trimEnd();

/** Throws UsageError for what is no JSON. */
const readAssessment = async (file: string | undefined): Promise<unknown> => {
  if (file === undefined) return null;
  const read = await readFile(file, 'utf8');
  try {
    return JSON.parse(read);
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
};

/** `recruiter token|jobs|applicants|candidates|view|shortlist|status|slots|invite|requests|assessment|set-assessment|results|answer|chat|follow-up ...`: what a recruiter does, by the site's own API. */
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
      after: text,
      at: { ...text, multiple: true },
      minutes: text,
      title: text,
      place: text,
      video: text,
      job: text,
      city: text,
      'min-years': text,
      'max-years': text,
      'mixed-team': { type: 'boolean', default: false },
      before: text,
      text,
      'client-id': text,
      file: text,
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (positionals.length !== found.takes)
    throw new UsageError(`recruiter ${name} takes ${found.takes} names`);
  const site = { site: readSite(values.site), token: await readToken(values['token-file']) };
  const { answer, formatted } = await found.run(site, {
    names: positionals,
    page: values.page,
    after: values.after,
    job: values.job,
    before: values.before,
    text: found.writes ? (values.text ?? (await readInput())) : undefined,
    clientId: values['client-id'],
    search: searchOf(values),
    interview: interviewOf(values),
    assessment: await readAssessment(values.file),
  });
  process.stdout.write(values.json ? `${JSON.stringify(answer)}\n` : formatted);
  return EXIT_OK;
};
