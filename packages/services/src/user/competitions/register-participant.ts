import { randomBytes } from 'node:crypto';
import type { Competition } from '@broadsheet/contract/entities/competition';
import { AppError } from '@broadsheet/contract/errors';
import type { CompetitionContext } from './find-competition.ts';
import { isOver, runsAt } from './phases.ts';
import { findParticipant } from './read-entry.ts';

/** What a participant enters about themselves. */
export interface Introduction {
  readonly institute: string;
  readonly showsName: boolean;
}

const SLUG_BYTES = 6;

/** Registers a seeker; an earlier registration does not change. Throws COMPETITION_CLOSED. */
export const registerParticipant = async (
  { database, brand, now }: CompetitionContext,
  competition: Competition,
  seekerId: number,
  { institute, showsName }: Introduction,
): Promise<void> => {
  if (!runsAt(competition, 'registration', now)) throw new AppError('COMPETITION_CLOSED');
  await database
    .insertInto('competition_participants')
    .values({
      seeker_id: seekerId,
      brand,
      competition: competition.id,
      institute: institute.trim(),
      shows_name: showsName,
      test_slug: randomBytes(SLUG_BYTES).toString('hex'),
      registered_at: new Date(now),
      quiz_id: null,
    })
    .onConflict((conflict) => conflict.columns(['seeker_id', 'competition']).doNothing())
    .execute();
};

/**
 * Changes a participant's entry. Throws NOT_IN_COMPETITION, and COMPETITION_CLOSED for another institute after round
 * one.
 */
export const updateParticipant = async (
  { database, now }: CompetitionContext,
  competition: Competition,
  seekerId: number,
  { institute, showsName }: Introduction,
): Promise<void> => {
  const participant = await findParticipant(database, seekerId, competition.id);
  if (!participant) throw new AppError('NOT_IN_COMPETITION');
  const text = institute.trim();
  if (text !== participant.institute && isOver(competition, 'round1', now))
    throw new AppError('COMPETITION_CLOSED');
  await database
    .updateTable('competition_participants')
    .set({ institute: text, shows_name: showsName })
    .where('seeker_id', '=', seekerId)
    .where('competition', '=', competition.id)
    .execute();
};
