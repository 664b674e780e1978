import { cpuMsOf } from '../../servers/process-figures.ts';
import { type LoadFigures, putLoad } from '../../servers/put-load.ts';
import { fetchAnswer } from '../../servers/request.ts';
import { roundsOr } from '../../servers/rounds.ts';
import type { RunningProgram } from '../../servers/start-program.ts';
import { formatSpread, spreadOf } from '../../spread.ts';

const ROUNDS = roundsOr(9);
const WARM_SECONDS = 4;
/** The slowest peer answers some dozens in it. */
const MEASURED_SECONDS = 3;
/** A reader of an experience band for which the home page has a variant. */
const HEADERS = { 'accept-encoding': 'gzip', cookie: 'band=2' };

export interface HomeSubject {
  readonly name: string;
  readonly server: RunningProgram;
  /** Programs behind it that work for it too. */
  readonly behind?: readonly RunningProgram[];
}

const cpuBehind = ({ behind = [] }: HomeSubject): number =>
  behind.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0);

const measureOne = async (subject: HomeSubject, seconds: number): Promise<LoadFigures> => {
  const before = cpuBehind(subject);
  const figures = await putLoad(subject.server, { path: '/', headers: HEADERS }, { seconds });
  if (figures.perSecond === 0) throw new Error(`${subject.name} did not answer in ${seconds} s`);
  const answers = figures.perSecond * seconds;
  return { ...figures, cpuMs: figures.cpuMs + (cpuBehind(subject) - before) / answers };
};

/** The home page that readers of one experience band get, as lines of Markdown. The first subject is what others are compared with. */
export const benchTargetedHome = async (subjects: readonly HomeSubject[]): Promise<string[]> => {
  for (const subject of subjects) await measureOne(subject, WARM_SECONDS);
  const rounds: Map<string, LoadFigures>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures = new Map<string, LoadFigures>();
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed())
      figures.set(subject.name, await measureOne(subject, MEASURED_SECONDS));
    rounds.push(figures);
  }
  const first = subjects[0]?.name ?? '';
  const rows = subjects.map(async ({ name, server }) => {
    const { body } = await fetchAnswer(`${server.url}/`, HEADERS);
    const over = (read: (figures: LoadFigures, own: LoadFigures) => number) =>
      spreadOf(
        rounds.map((round) => {
          const [figures, own] = [round.get(name), round.get(first)];
          return figures && own ? read(figures, own) : Number.NaN;
        }),
      );
    const cells = [
      name,
      body.length.toLocaleString('en'),
      formatSpread(
        over(({ perSecond }) => perSecond),
        (value) => Math.round(value).toLocaleString('en'),
      ),
      formatSpread(
        over(({ cpuMs }) => cpuMs),
        (value) => value.toFixed(value < 1 ? 3 : 2),
      ),
      formatSpread(
        over(({ cpuMs }, own) => cpuMs / own.cpuMs),
        (value) => value.toFixed(value < 10 ? 2 : 0),
      ),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `| home of an experience band | bytes | answers a second | CPU, ms an answer | by ${first} |`,
    '|---|---|---|---|---|',
    ...(await Promise.all(rows)),
  ];
};
