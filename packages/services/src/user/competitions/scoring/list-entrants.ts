import type { Competition, CompetitionRoundState } from '@broadsheet/contract/entities/competition';
import type { Selectable } from 'kysely';
import type { MediaFilesTable } from '../../../platform/database/tables/media.ts';
import { readDecided } from '../decided-rounds.ts';
import type { CompetitionContext } from '../find-competition.ts';
import { type CompetitionState, type Participant, ROUND_OF, readTaken } from '../read-taken.ts';
import { roundStateOf } from '../round-state.ts';

/** A participant of a round as evaluators see them: by a code, without a name or an institute. */
export interface Entrant {
  readonly testSlug: string;
  readonly state: CompetitionRoundState | 'running';
  /** The submissions for the round. */
  readonly files: readonly Selectable<MediaFilesTable>[];
  /** The score, published or not. */
  readonly score: number | null;
  /** The published result. */
  readonly result: CompetitionState | null;
}

const readParticipants = (
  { database, brand }: Pick<CompetitionContext, 'database' | 'brand'>,
  { id }: Competition,
): Promise<Participant[]> =>
  database
    .selectFrom('competition_participants')
    .selectAll()
    .where('brand', '=', brand)
    .where('competition', '=', id)
    .orderBy('test_slug')
    .execute();

const readScores = async (
  { database }: Pick<CompetitionContext, 'database'>,
  { id }: Competition,
  round: number,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await database
    .selectFrom('competition_scores')
    .select(['seeker_id', 'score'])
    .where('competition', '=', id)
    .where('round', '=', round)
    .execute();
  return new Map(rows.map(({ seeker_id, score }) => [seeker_id, Number(score)]));
};

const KIND_ROUND: Readonly<Record<string, number>> = ROUND_OF;

/** All participants with their state in a round, in the order of their codes. */
export const listEntrants = async (
  context: Omit<CompetitionContext, 'readCompetitions'>,
  competition: Competition,
  round: number,
): Promise<readonly Entrant[]> => {
  const { database, brand, now } = context;
  const participants = await readParticipants(context, competition);
  const [parts, decided, scores] = await Promise.all([
    readTaken(database, competition.id, participants, now),
    readDecided(database, brand, competition.id),
    readScores(context, competition, round),
  ]);
  return parts.map(({ participant, taken, results, files, hasBegun }) => {
    const state = roundStateOf(competition, round, taken, decided.has(round), now);
    return {
      testSlug: participant.test_slug,
      state: round === 1 && hasBegun && state !== 'done' ? 'running' : state,
      files: files.filter(({ media_type }) => KIND_ROUND[media_type] === round),
      score: scores.get(participant.seeker_id) ?? results.get(round)?.score ?? null,
      result: results.get(round) ?? null,
    };
  });
};
