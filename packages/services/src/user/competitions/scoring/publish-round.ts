import type { Competition } from '@broadsheet/contract/entities/competition';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { readDecided } from '../decided-rounds.ts';
import type { CompetitionContext } from '../find-competition.ts';
import { isOver, phaseOf } from '../phases.ts';
import { countRunningClocks } from '../quiz/stretch-clocks.ts';
import { lockRound, type PassRule, rankQuiz, rankScores } from '../rank-round.ts';
import { type Actor, noteAct } from './acts.ts';
import { type Entrant, listEntrants } from './list-entrants.ts';
import { ScoringError } from './refusal.ts';

type ScoringContext = Omit<CompetitionContext, 'readCompetitions'>;

export interface Publishing {
  readonly round: number;
  readonly rule: PassRule;
  /** A dry run: ranks and reports, but saves nothing. */
  readonly isTried: boolean;
  readonly doer: Actor;
}

const MAX_NAMED = 10;

/** Throws ScoringError where the round cannot be decided now. */
const requireDecidable = async (
  { database, brand, now }: ScoringContext,
  competition: Competition,
  round: number,
): Promise<void> => {
  const { id, timelines } = competition;
  if (!isOver(competition, phaseOf(round), now))
    throw new ScoringError(`Round ${round} is not over yet.`);
  const running =
    round === 1 ? await countRunningClocks(database, { brand, competition: id }, now) : 0;
  if (running > 0) throw new ScoringError(`The clock of ${running} in the quiz still runs.`);
  const decided = await readDecided(database, brand, id);
  const next = timelines[phaseOf(round + 1)];
  const hasNext = round < competition.rounds.length;
  if (decided.has(round) && hasNext && now >= Date.parse(next.startDate))
    throw new ScoringError(
      `The results of round ${round} are out, and round ${round + 1} has begun with those who came through.`,
    );
};

/** Throws ScoringError for submissions without a score. */
const scoresOf = (entrants: readonly Entrant[]) => {
  const handedIn = entrants.filter(({ files }) => files.length > 0);
  const unscored = handedIn.filter(({ score }) => score === null).map(({ testSlug }) => testSlug);
  if (unscored.length > 0) {
    const rest = unscored.length > MAX_NAMED ? ', ...' : '';
    throw new ScoringError(
      `${unscored.length} have handed in and have no score: ${unscored.slice(0, MAX_NAMED).join(', ')}${rest}.`,
    );
  }
  if (handedIn.length === 0) throw new ScoringError('Nobody has handed in anything.');
  return handedIn.map(({ testSlug, score }) => ({ testSlug, score: score ?? 0 }));
};

const rank = async (
  context: ScoringContext,
  competition: Competition,
  { round, rule }: Pick<Publishing, 'round' | 'rule'>,
): Promise<void> => {
  const { database, brand, now } = context;
  const decided = { brand, competition: competition.id, round, rule };
  await lockRound(database, decided);
  if (round === 1) {
    await rankQuiz(database, decided, now);
    return;
  }
  const scores = scoresOf(await listEntrants(context, competition, round));
  await rankScores(database, decided, scores, now);
};

const formatRule = (rule: PassRule): string => {
  if (rule === 'everybody') return 'all go on';
  return 'goOn' in rule ? `the best ${rule.goOn} go on` : `who has ${rule.fromScore} goes on`;
};

/**
 * Ranks a round and publishes its results: everybody sees them at once, and the participants are notified. Published
 * results are decided again until the next round starts. Returns the participants with their results, best first.
 * Throws ScoringError.
 */
export const publishRound = async (
  context: ScoringContext,
  competition: Competition,
  { round, rule, isTried, doer }: Publishing,
): Promise<readonly Entrant[]> => {
  await requireDecidable(context, competition, round);
  const transaction = await context.database.startTransaction().execute();
  const within = { ...context, database: transaction as Kysely<Schema> };
  try {
    await rank(within, competition, { round, rule });
    const entrants = await listEntrants(within, competition, round);
    const { brand, now } = context;
    const act = { brand, competition: competition.id, act: 'publish' } as const;
    await noteAct(transaction, { ...act, said: `round ${round}: ${formatRule(rule)}` }, doer, now);
    await (isTried ? transaction.rollback() : transaction.commit()).execute();
    return entrants
      .filter(({ result }) => result !== null)
      .toSorted((one, other) => (one.result?.position ?? 0) - (other.result?.position ?? 0));
  } catch (error) {
    if (!transaction.isRolledBack && !transaction.isCommitted)
      await transaction.rollback().execute();
    throw error;
  }
};
