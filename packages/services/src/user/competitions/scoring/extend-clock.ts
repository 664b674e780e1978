import { MINUTE_MS } from '@broadsheet/contract/durations';
import type { Competition } from '@broadsheet/contract/entities/competition';
import { readDecided } from '../decided-rounds.ts';
import type { CompetitionContext } from '../find-competition.ts';
import { type Actor, noteAct } from './acts.ts';
import { ScoringError } from './refusal.ts';

interface Extension {
  readonly testSlug: string;
  readonly minutes: number;
  readonly doer: Actor;
}

/**
 * Gives a participant whom a fault has interrupted more time: from the end of their clock, or from now where that is
 * past. It may exceed the end of the round, whose results then wait. Returns the new end. Throws ScoringError.
 */
export const extendClock = (
  { database, brand, now }: Omit<CompetitionContext, 'readCompetitions'>,
  { id: competition }: Competition,
  { testSlug, minutes, doer }: Extension,
): Promise<Date> =>
  database.transaction().execute(async (transaction) => {
    const attempt = await transaction
      .selectFrom('competition_participants as participants')
      .innerJoin('assessment_attempts as attempts', (on) =>
        on
          .onRef('attempts.seeker_id', '=', 'participants.seeker_id')
          .onRef('attempts.assessment_id', '=', 'quiz_id'),
      )
      .select(['attempts.seeker_id', 'assessment_id', 'ends_at', 'completed_at'])
      .where('brand', '=', brand)
      .where('competition', '=', competition)
      .where('test_slug', '=', testSlug)
      .forUpdate('attempts')
      .executeTakeFirst();
    if (!attempt) throw new ScoringError(`Nobody with the code ${testSlug} has begun the quiz.`);
    if (attempt.completed_at)
      throw new ScoringError(`${testSlug} has handed the quiz in: its clock runs no more.`);
    if ((await readDecided(transaction, brand, competition)).has(1))
      throw new ScoringError('The results of round one are out.');
    const until = new Date(Math.max(attempt.ends_at.getTime(), now) + minutes * MINUTE_MS);
    await transaction
      .updateTable('assessment_attempts')
      .set({ ends_at: until })
      .where('seeker_id', '=', attempt.seeker_id)
      .where('assessment_id', '=', attempt.assessment_id)
      .execute();
    const said = `${testSlug} has ${minutes} minutes more, until ${until.toISOString()}`;
    await noteAct(transaction, { brand, competition, act: 'extend', said }, doer, now);
    return until;
  });
