import type { Brand } from '@broadsheet/contract/brand';
import type { Competition, CompetitionProgress } from '@broadsheet/contract/entities/competition';
import type { Kysely } from 'kysely';
import { toMediaFile } from '../../media/media-row.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readDecided } from './decided-rounds.ts';
import { phaseOf, runsAt } from './phases.ts';
import { type Part, type Participant, readTaken } from './read-taken.ts';
import { roundStateOf } from './round-state.ts';

export const findParticipant = (
  database: Kysely<Schema>,
  seekerId: number,
  competition: string,
): Promise<Participant | undefined> =>
  database
    .selectFrom('competition_participants')
    .selectAll()
    .where('seeker_id', '=', seekerId)
    .where('competition', '=', competition)
    .executeTakeFirst();

const NOTHING: Pick<Part, 'results' | 'files' | 'taken'> = {
  results: new Map(),
  files: [],
  taken: { done: new Set(), through: new Map() },
};

interface EntryContext {
  readonly database: Kysely<Schema>;
  readonly brand: Brand;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A seeker's progress in a competition. */
export const readEntry = async (
  { database, brand, now }: EntryContext,
  seekerId: number,
  competition: Competition,
): Promise<CompetitionProgress> => {
  const participant = await findParticipant(database, seekerId, competition.id);
  const [decided, [part = NOTHING] = []] = await Promise.all([
    readDecided(database, brand, competition.id),
    participant ? readTaken(database, competition.id, [participant], now) : [],
  ]);
  return {
    competitionId: competition.id,
    title: competition.title,
    canRegister: !participant && runsAt(competition, 'registration', now),
    registration: participant
      ? {
          institute: participant.institute,
          showsName: participant.shows_name,
          testSlug: participant.test_slug,
          registeredAt: participant.registered_at.toISOString(),
        }
      : null,
    files: part.files.map(toMediaFile),
    rounds: competition.rounds.map(({ title }, index) => {
      const round = index + 1;
      return {
        round,
        title,
        ...competition.timelines[phaseOf(round)],
        state: roundStateOf(competition, round, part.taken, decided.has(round), now),
        result: part.results.get(round) ?? null,
      };
    }),
  };
};
