import { readFile } from 'node:fs/promises';
import { COMPETITION_PHASES } from '@broadsheet/contract/entities/competition';
import { readConfig } from '@broadsheet/services/config';
import { openMedia } from '@broadsheet/services/media/open-media';
import { isOver, phaseOf } from '@broadsheet/services/user/competitions/phases';
import { listActs } from '@broadsheet/services/user/competitions/scoring/acts';
import { extendClock } from '@broadsheet/services/user/competitions/scoring/extend-clock';
import { listEntrants } from '@broadsheet/services/user/competitions/scoring/list-entrants';
import { moveDates } from '@broadsheet/services/user/competitions/scoring/move-dates';
import { publishRound } from '@broadsheet/services/user/competitions/scoring/publish-round';
import { saveScores } from '@broadsheet/services/user/competitions/scoring/save-scores';
import { formatTable } from '../format-table.ts';
import { EXIT_FINDINGS, EXIT_OK, UsageError } from '../usage.ts';
import { atCompetition } from './at-competition.ts';
import { downloadWork } from './download-work.ts';
import { entriesAsCsv, formatCounts, formatDates, formatEntries } from './format-competition.ts';
import { readScores, type ScoreFault } from './read-scores.ts';
import {
  readInstant,
  readRule,
  requireActor,
  requireNumber,
  requireRound,
  type Typed,
} from './typed.ts';

interface Command {
  /** How many names it takes. */
  readonly takes: 0 | 1;
  /** Answers an exit code. */
  readonly run: (typed: Typed) => Promise<number>;
}

const ALL = [1, 2, 3] as const;
const MANUAL_ROUNDS = [2, 3] as const;
const MAX_MINUTES = 240;
const print = (text: string): number => {
  process.stdout.write(text);
  return EXIT_OK;
};

const status = (typed: Typed) =>
  atCompetition(typed, async ({ context, competition }) => {
    const rounds = await Promise.all(ALL.map((round) => listEntrants(context, competition, round)));
    return print(`${formatDates(competition, context.now)}\n${formatCounts(rounds)}`);
  });

const entries = (typed: Typed) => {
  const round = requireRound(typed, ALL);
  return atCompetition(typed, async ({ context, competition }) => {
    const entrants = await listEntrants(context, competition, round);
    // Only these can be given scores.
    const submitted = entrants.filter(({ files }) => files.length > 0);
    return print(typed.csv ? entriesAsCsv(submitted) : formatEntries(entrants));
  });
};

const download = (typed: Typed) => {
  const round = requireRound(typed, MANUAL_ROUNDS);
  const { to } = typed;
  if (to === undefined) throw new UsageError('competition download needs --to FOLDER');
  return atCompetition(typed, async ({ context, competition }) => {
    const { store } = await openMedia(readConfig(process.env).media);
    const written = await downloadWork(store, await listEntrants(context, competition, round), to);
    if (!isOver(competition, phaseOf(round), context.now))
      process.stderr.write(`Round ${round} is not over: they may still be replaced.\n`);
    return print(`${written} files are in ${to}.\n`);
  });
};

const printFaults = (file: string, faults: readonly ScoreFault[]): number => {
  for (const { line, column, message } of faults)
    process.stderr.write(`${file}:${line}:${column} ${message}\n`);
  process.stderr.write(`${faults.length} faults: no score was kept.\n`);
  return EXIT_FINDINGS;
};

const scores = async (typed: Typed): Promise<number> => {
  const round = requireRound(typed, MANUAL_ROUNDS);
  const doer = requireActor(typed, 'judged');
  const { name: file } = typed;
  const { rows, faults } = readScores(await readFile(file, 'utf8'));
  if (faults.length > 0) return printFaults(file, faults);
  const unfit = await atCompetition(typed, ({ context, competition }) =>
    saveScores(context, competition, round, rows, doer),
  );
  const whyBy = new Map(unfit.map(({ testSlug, why }) => [testSlug, why]));
  const unfitRows = rows.filter(({ testSlug }) => whyBy.has(testSlug));
  if (unfitRows.length > 0)
    return printFaults(
      file,
      unfitRows.map((row) => ({ ...row, message: `${row.testSlug} ${whyBy.get(row.testSlug)}` })),
    );
  return print(`${rows.length} scores of round ${round} are kept. Nobody sees them before they are published.
`);
};

const publish = (typed: Typed) => {
  const round = requireRound(typed, ALL);
  const rule = readRule(typed);
  const isTried = typed['dry-run'];
  const doer = isTried ? { doneBy: '', reason: '' } : requireActor(typed, 'judged');
  return atCompetition(typed, async ({ context, competition }) => {
    const isLast = round === competition.rounds.length;
    const isSorted = isLast || competition.rounds[round - 1]?.elimination === true;
    if (isSorted !== (rule !== null))
      throw new UsageError(
        isSorted
          ? 'this round needs a rule: --go-on N or --from-score S'
          : 'after this round all go on: it takes no rule',
      );
    const publishing = { round, rule: rule ?? 'everybody', isTried, doer } as const;
    const ranked = await publishRound(context, competition, publishing);
    const through = ranked.filter(({ result }) => result?.isThrough).length;
    const goOn = isLast ? 'have won' : 'go on';
    if (isTried) print(formatEntries(ranked));
    return print(
      `${ranked.length} have taken part in round ${round}, ${through} ${goOn}. ${
        isTried ? 'Nothing was published.' : 'The results are out; those who took part are told.'
      }\n`,
    );
  });
};

const dates = (typed: Typed) => {
  const phase = COMPETITION_PHASES.find((one) => one === typed.name);
  const [from, until] = [readInstant('from', typed.from), readInstant('until', typed.until)];
  if (!phase || (from === undefined && until === undefined))
    throw new UsageError(
      `competition dates needs one of ${COMPETITION_PHASES.join(', ')}, and --from or --until`,
    );
  const doer = requireActor(typed);
  return atCompetition(typed, async ({ context, competition }) => {
    const moved = await moveDates(context, competition, { phase, from, until, doer });
    return print(
      `${phase} is from ${moved.startDate} until ${moved.endDate}, whatever the file says.\n`,
    );
  });
};

const extend = (typed: Typed) => {
  const minutes = requireNumber('minutes', typed.minutes, MAX_MINUTES);
  const doer = requireActor(typed);
  return atCompetition(typed, async ({ context, competition }) => {
    const extension = { testSlug: typed.name, minutes, doer };
    const until = await extendClock(context, competition, extension);
    return print(`The clock of ${typed.name} runs until ${until.toISOString()}.\n`);
  });
};

const log = (typed: Typed) =>
  atCompetition(typed, async ({ context: { database, brand }, competition }) => {
    const acts = await listActs(database, brand, competition.id);
    const rows = acts.map((act) => [
      act.done_at.toISOString(),
      act.done_by,
      act.act,
      act.reason,
      act.said,
    ]);
    return print(
      `${formatTable([['when', 'who', 'what', 'why', 'in words'], ...rows]).join('\n')}\n`,
    );
  });

export const COMMANDS: Readonly<Record<string, Command>> = {
  status: { takes: 0, run: status },
  entries: { takes: 0, run: entries },
  download: { takes: 0, run: download },
  scores: { takes: 1, run: scores },
  publish: { takes: 0, run: publish },
  dates: { takes: 1, run: dates },
  extend: { takes: 1, run: extend },
  log: { takes: 0, run: log },
};
