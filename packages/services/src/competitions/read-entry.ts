import { SUBMISSION_KINDS, type SubmissionKind } from '@broadsheet/contract/calls/competition';
import type { Competition, CompetitionProgress } from '@broadsheet/contract/entities/competition';
import type { Kysely, Selectable } from 'kysely';
import { stateOf } from '../assessments/assessment-state.ts';
import type { Schema } from '../database/schema.ts';
import { phaseOf, runsAt } from './phases.ts';
import { roundStateOf, type Taken } from './round-state.ts';
import type { CompetitionParticipantsTable } from './tables.ts';

type Participant = Selectable<CompetitionParticipantsTable>;

/** The round that something is handed in for. */
export const ROUND_OF: Readonly<Record<SubmissionKind, number>> = {
  caseStudy: 2,
  slides: 3,
  pitchVideo: 3,
};

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

const readResults = (database: Kysely<Schema>, { seeker_id, competition }: Participant) =>
  database
    .selectFrom('competition_results')
    .select(['round', 'position', 'score', 'is_through'])
    .where('seeker_id', '=', seeker_id)
    .where('competition', '=', competition)
    .execute();

/** Files of an earlier competition were handed in before this round began. */
const handedIn = async (
  database: Kysely<Schema>,
  { seeker_id }: Participant,
  { timelines }: Competition,
): Promise<ReadonlySet<string>> => {
  const files = await database
    .selectFrom('media_files')
    .select(['media_type', 'uploaded_at'])
    .where('seeker_id', '=', seeker_id)
    .where('media_type', 'in', SUBMISSION_KINDS)
    .execute();
  const isOfThis = (kind: SubmissionKind, at: Date) =>
    at.getTime() >= Date.parse(timelines[phaseOf(ROUND_OF[kind])].startDate);
  return new Set(
    SUBMISSION_KINDS.filter((kind) =>
      files.some((file) => file.media_type === kind && isOfThis(kind, file.uploaded_at)),
    ),
  );
};

const isQuizDone = async (
  database: Kysely<Schema>,
  { seeker_id, quiz_id }: Participant,
  now: number,
): Promise<boolean> => {
  if (quiz_id === null) return false;
  const attempt = await database
    .selectFrom('assessment_attempts')
    .select(['ends_at', 'completed_at'])
    .where('seeker_id', '=', seeker_id)
    .where('assessment_id', '=', quiz_id)
    .executeTakeFirst();
  return (
    attempt !== undefined &&
    stateOf({ ...attempt, deadline: attempt.ends_at, is_turned_down: false }, now) === 'done'
  );
};

/** What somebody who has entered has done, and how well. @param now epoch ms */
const readTaken = async (
  database: Kysely<Schema>,
  participant: Participant,
  competition: Competition,
  now: number,
) => {
  const [results, files, quiz] = await Promise.all([
    readResults(database, participant),
    handedIn(database, participant, competition),
    isQuizDone(database, participant, now),
  ]);
  const taken: Taken = {
    done: new Set([
      ...(quiz ? [1] : []),
      ...[2, 3].filter((round) =>
        SUBMISSION_KINDS.every((kind) => ROUND_OF[kind] !== round || files.has(kind)),
      ),
    ]),
    through: new Map(results.map(({ round, is_through }) => [round, is_through])),
  };
  return { results, taken };
};

/** As readTaken, of nothing but what decides who may go on. */
export const readThrough = async (
  database: Kysely<Schema>,
  participant: Participant,
): Promise<Taken> => {
  const results = await readResults(database, participant);
  const through = new Map(results.map(({ round, is_through }) => [round, is_through]));
  return { done: new Set(), through };
};

const NOTHING = { results: [], taken: { done: new Set<number>(), through: new Map() } };

/** How far a seeker has come in a competition. @param now epoch ms */
export const readEntry = async (
  database: Kysely<Schema>,
  seekerId: number,
  competition: Competition,
  now: number,
): Promise<CompetitionProgress> => {
  const participant = await findParticipant(database, seekerId, competition.id);
  const { results, taken } = participant
    ? await readTaken(database, participant, competition, now)
    : NOTHING;
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
    rounds: competition.rounds.map(({ title }, index) => {
      const round = index + 1;
      const result = results.find((one) => one.round === round);
      return {
        round,
        title,
        ...competition.timelines[phaseOf(round)],
        state: roundStateOf(competition, round, taken, now),
        result: result
          ? {
              position: result.position,
              score: Number(result.score),
              isThrough: result.is_through,
            }
          : null,
      };
    }),
  };
};
