import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Who advances: a number of participants, with all who tie with the last of them; those with a minimum score; or
 * everybody.
 */
export type PassRule = { readonly goOn: number } | { readonly fromScore: number } | 'everybody';

/** Whether a row of `ranked` advances. */
const passes = (rule: PassRule) => {
  if (rule === 'everybody') return sql<boolean>`true`;
  return 'goOn' in rule
    ? sql<boolean>`place <= ${rule.goOn}::integer`
    : sql<boolean>`score >= ${rule.fromScore}::numeric`;
};

/** A round of a competition to decide. */
export interface DecidedRound {
  readonly brand: Brand;
  readonly competition: string;
  readonly round: number;
  readonly rule: PassRule;
}

/** Locks the round against concurrent scoring or deciding until the transaction ends. */
export const lockRound = async (
  transaction: Kysely<Schema>,
  { brand, competition, round }: Omit<DecidedRound, 'rule'>,
): Promise<void> => {
  const name = `competition ${brand} ${competition} ${round}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
};

/** Deletes earlier results of the round. */
const restartRound = async (transaction: Kysely<Schema>, decided: DecidedRound): Promise<void> => {
  await lockRound(transaction, decided);
  const { brand, competition, round } = decided;
  await transaction
    .deleteFrom('competition_results')
    .where('brand', '=', brand)
    .where('competition', '=', competition)
    .where('round', '=', round)
    .execute();
};

/**
 * Decides round one by right answers, and of equals by time; equals in both share a position. Wrong answers cost
 * nothing. Returns the number of participants. @param now epoch ms
 */
export const rankQuiz = async (
  transaction: Kysely<Schema>,
  decided: Omit<DecidedRound, 'round'>,
  now: number,
): Promise<number> => {
  const { brand, competition, rule } = decided;
  await restartRound(transaction, { ...decided, round: 1 });
  const { numAffectedRows = 0n } = await sql`
    with taken as (
      select participants.seeker_id, count(questions.id) score,
        coalesce(min(completed_at), min(ends_at)) - min(started_at) as span
      from competition_participants participants
      join assessment_attempts attempts
        on attempts.seeker_id = participants.seeker_id and attempts.assessment_id = quiz_id
      left join assessment_answers answers
        on answers.seeker_id = participants.seeker_id and answers.assessment_id = quiz_id
      left join assessment_questions questions
        on questions.id = answers.question_id and right_choice = answers.choice
      where brand = ${brand} and competition = ${competition}
      group by participants.seeker_id
    ), ranked as (
      select seeker_id, score, rank() over (order by score desc, span) as place from taken
    )
    insert into competition_results
      (seeker_id, brand, competition, round, score, position, is_through, decided_at)
    select seeker_id, ${brand}, ${competition}, 1, score, place, ${passes(rule)},
      ${new Date(now)}::timestamptz
    from ranked`.execute(transaction);
  return Number(numAffectedRows);
};

/** The score that evaluators gave a participant. */
export interface GivenScore {
  readonly testSlug: string;
  readonly score: number;
}

/**
 * Decides a round by the given scores. Returns the codes that match no participant: the caller must then roll back.
 * @param now epoch ms
 */
export const rankScores = async (
  transaction: Kysely<Schema>,
  decided: DecidedRound,
  scores: readonly GivenScore[],
  now: number,
): Promise<readonly string[]> => {
  const { brand, competition, round, rule } = decided;
  await restartRound(transaction, decided);
  const slugs = scores.map(({ testSlug }) => testSlug);
  const points = scores.map(({ score }) => score);
  const { rows } = await sql<{ test_slug: string }>`
    with given as (
      select * from unnest(${slugs}::text[], ${points}::numeric[]) as given (test_slug, score)
    ), ranked as (
      select seeker_id, test_slug, given.score, rank() over (order by given.score desc) as place
      from given join competition_participants using (test_slug)
      where brand = ${brand} and competition = ${competition}
    ), kept as (
      insert into competition_results
        (seeker_id, brand, competition, round, score, position, is_through, decided_at)
      select seeker_id, ${brand}, ${competition}, ${round}::smallint, score, place,
        ${passes(rule)}, ${new Date(now)}::timestamptz
      from ranked
    )
    select test_slug from given where test_slug not in (select test_slug from ranked)`.execute(
    transaction,
  );
  return rows.map(({ test_slug }) => test_slug);
};
