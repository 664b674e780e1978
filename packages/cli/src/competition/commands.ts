import { readFile } from 'node:fs/promises';
import { readConfig } from '@broadsheet/services/config';
import { openMedia } from '@broadsheet/services/media/open-media';
import { isOver, phaseOf } from '@broadsheet/services/user/competitions/phases';
import type { PassRule } from '@broadsheet/services/user/competitions/rank-round';
import { listActs } from '@broadsheet/services/user/competitions/scoring/acts';
import { extendClock } from '@broadsheet/services/user/competitions/scoring/extend-clock';
import { listEntrants } from '@broadsheet/services/user/competitions/scoring/list-entrants';
import { moveDates } from '@broadsheet/services/user/competitions/scoring/move-dates';
import { publishRound } from '@broadsheet/services/user/competitions/scoring/publish-round';
import { saveScores } from '@broadsheet/services/user/competitions/scoring/save-scores';
import type { CommandInput } from '../command-line/command-spec.ts';
import { formatTable } from '../format-table.ts';
import { EXIT_FINDINGS, EXIT_OK, UsageError } from '../usage.ts';
import { atCompetition } from './at-competition.ts';
import { downloadWork } from './download-work.ts';
import { entriesAsCsv, formatCounts, formatDates, formatEntries } from './format-competition.ts';
import { readScores, type ScoreFault } from './read-scores.ts';
import type * as specs from './specs.ts';

const ALL = [1, 2, 3] as const;
const print = (text: string): number => {
  process.stdout.write(text);
  return EXIT_OK;
};

export const runStatus = (input: CommandInput<typeof specs.status>) =>
  atCompetition(input, async ({ context, competition }) => {
    const rounds = await Promise.all(ALL.map((round) => listEntrants(context, competition, round)));
    return print(`${formatDates(competition, context.now)}\n${formatCounts(rounds)}`);
  });

export const runEntries = (input: CommandInput<typeof specs.entries>) =>
  atCompetition(input, async ({ context, competition }) => {
    const entrants = await listEntrants(context, competition, input.round);
    // Only these can be given scores.
    const submitted = entrants.filter(({ files }) => files.length > 0);
    return print(input.csv ? entriesAsCsv(submitted) : formatEntries(entrants));
  });

export const runDownload = ({ round, to, ...input }: CommandInput<typeof specs.download>) =>
  atCompetition(input, async ({ context, competition }) => {
    const { store } = await openMedia(readConfig(process.env).media);
    const written = await downloadWork(store, await listEntrants(context, competition, round), to);
    if (!isOver(competition, phaseOf(round), context.now))
      process.stderr.write(
        `Round ${round} is not over: participants can still replace these files.\n`,
      );
    return print(`${written} files are in ${to}.\n`);
  });

const printFaults = (file: string, faults: readonly ScoreFault[]): number => {
  for (const { line, column, message } of faults)
    process.stderr.write(`${file}:${line}:${column} ${message}\n`);
  process.stderr.write(`${faults.length} errors, no score was saved.\n`);
  return EXIT_FINDINGS;
};

/** Who makes a change and why, for the log. */
const actorOf = ({ by, reason }: { readonly by: string; readonly reason: string }) => ({
  doneBy: by.trim(),
  reason: reason.trim(),
});

export const runScores = async ({
  file,
  round,
  ...input
}: CommandInput<typeof specs.scores>): Promise<number> => {
  const { rows, faults } = readScores(await readFile(file, 'utf8'));
  if (faults.length > 0) return printFaults(file, faults);
  const unfit = await atCompetition(input, ({ context, competition }) =>
    saveScores(context, competition, round, rows, actorOf(input)),
  );
  const whyBy = new Map(unfit.map(({ testSlug, why }) => [testSlug, why]));
  const unfitRows = rows.filter(({ testSlug }) => whyBy.has(testSlug));
  if (unfitRows.length > 0)
    return printFaults(
      file,
      unfitRows.map((row) => ({ ...row, message: `${row.testSlug} ${whyBy.get(row.testSlug)}` })),
    );
  return print(
    `${rows.length} scores of round ${round} are saved. They stay hidden until you publish them.\n`,
  );
};

type PublishInput = CommandInput<typeof specs.publish>;

/** Which participants go on; null where no rule is given. Throws UsageError for two rules. */
const parseRule = ({ 'go-on': goOn, 'from-score': from }: PublishInput): PassRule | null => {
  if (goOn !== undefined && from !== undefined)
    throw new UsageError('--go-on and --from-score exclude each other: give one.');
  if (goOn !== undefined) return { goOn };
  if (from === undefined) return null;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(from))
    throw new UsageError(`--from-score: expected a score such as 60 or 71.5, got "${from}".`);
  return { fromScore: Number(from) };
};

export const runPublish = (input: PublishInput) => {
  const { round, by, reason, 'dry-run': isTried } = input;
  const rule = parseRule(input);
  if (by === undefined && !isTried)
    throw new UsageError('competition publish needs --by <name>, or --dry-run.');
  const doer = isTried ? { doneBy: '', reason: '' } : actorOf({ by: by ?? '', reason });
  return atCompetition(input, async ({ context, competition }) => {
    const isLast = round === competition.rounds.length;
    const isSorted = isLast || competition.rounds[round - 1]?.elimination === true;
    if (isSorted !== (rule !== null))
      throw new UsageError(
        isSorted
          ? `round ${round} needs --go-on or --from-score.`
          : `round ${round} takes no --go-on and no --from-score: everybody goes on.`,
      );
    const publishing = { round, rule: rule ?? 'everybody', isTried, doer } as const;
    const ranked = await publishRound(context, competition, publishing);
    const through = ranked.filter(({ result }) => result?.isThrough).length;
    const goOn = isLast ? 'won' : 'go on';
    if (isTried) print(formatEntries(ranked));
    return print(
      `${ranked.length} took part in round ${round}, ${through} ${goOn}. ${
        isTried
          ? 'Nothing was published.'
          : 'The results are published, and participants are notified.'
      }\n`,
    );
  });
};

export const runDates = ({ phase, from, until, ...input }: CommandInput<typeof specs.dates>) => {
  if (from === undefined && until === undefined)
    throw new UsageError('competition dates needs --from, --until or both.');
  return atCompetition(input, async ({ context, competition }) => {
    const move = { phase, from, until, doer: actorOf(input) };
    const moved = await moveDates(context, competition, move);
    return print(
      `${phase} is from ${moved.startDate} until ${moved.endDate}. These dates replace those of the file.\n`,
    );
  });
};

export const runExtend = ({ code, minutes, ...input }: CommandInput<typeof specs.extend>) =>
  atCompetition(input, async ({ context, competition }) => {
    const extension = { testSlug: code, minutes, doer: actorOf(input) };
    const until = await extendClock(context, competition, extension);
    return print(`The quiz of ${code} is open until ${until.toISOString()}.\n`);
  });

export const runLog = (input: CommandInput<typeof specs.log>) =>
  atCompetition(input, async ({ context: { database, brand }, competition }) => {
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
