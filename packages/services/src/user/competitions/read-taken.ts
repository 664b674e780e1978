import type { SubmissionKind } from '@broadsheet/contract/calls/competition';
import { SUBMISSION_KINDS } from '@broadsheet/contract/calls/competition';
import { type Kysely, type Selectable, sql } from 'kysely';
import { stateOf } from '../../job/assessments/assessment-state.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { CompetitionParticipantsTable } from '../../platform/database/tables/competitions.ts';
import type { MediaFilesTable } from '../../platform/database/tables/media.ts';
import type { Taken } from './round-state.ts';

export type Participant = Selectable<CompetitionParticipantsTable>;

/** The round that a submission belongs to. */
export const ROUND_OF: Readonly<Record<SubmissionKind, number>> = {
  caseStudy: 2,
  slides: 3,
  pitchVideo: 3,
};

export interface CompetitionState {
  readonly score: number;
  readonly position: number;
  readonly isThrough: boolean;
}

/** A participant's progress, results and submissions. */
export interface Part {
  readonly taken: Taken;
  readonly results: ReadonlyMap<number, CompetitionState>;
  readonly files: readonly Selectable<MediaFilesTable>[];
  /** The quiz has been started. */
  readonly hasBegun: boolean;
}

/** Limits a query to these participants: their ids are one array parameter, however many they are. */
const ofThese = (participants: readonly Participant[]) =>
  sql<boolean>`seeker_id = any(${participants.map(({ seeker_id }) => seeker_id)}::integer[])`;

const readQuizzes = async (
  database: Kysely<Schema>,
  participants: readonly Participant[],
): Promise<ReadonlyMap<string, { readonly ends_at: Date; readonly completed_at: Date | null }>> => {
  const begun = participants.filter(({ quiz_id }) => quiz_id !== null);
  if (begun.length === 0) return new Map();
  const rows = await database
    .selectFrom('assessment_attempts')
    .select(['seeker_id', 'assessment_id', 'ends_at', 'completed_at'])
    .where(ofThese(begun))
    .execute();
  return new Map(rows.map((row) => [`${row.seeker_id} ${row.assessment_id}`, row]));
};

const bySeeker = <Row extends { readonly seeker_id: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> => {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const own = found.get(row.seeker_id);
    if (own) own.push(row);
    else found.set(row.seeker_id, [row]);
  }
  return found;
};

/** The progress of participants of one competition, in their order. @param now epoch ms */
export const readTaken = async (
  database: Kysely<Schema>,
  competition: string,
  participants: readonly Participant[],
  now: number,
): Promise<readonly (Part & { readonly participant: Participant })[]> => {
  const [results, files, quizzes] = await Promise.all([
    database
      .selectFrom('competition_results')
      .selectAll()
      .where('competition', '=', competition)
      .where(ofThese(participants))
      .orderBy('round')
      .execute(),
    database
      .selectFrom('media_files')
      .selectAll()
      .where('competition', '=', competition)
      .where(ofThese(participants))
      .orderBy('media_type')
      .execute(),
    readQuizzes(database, participants),
  ]);
  const resultsBy = bySeeker(results);
  const filesBy = bySeeker(files);
  return participants.map((participant) => {
    const { seeker_id, quiz_id } = participant;
    const own = resultsBy.get(seeker_id) ?? [];
    const sent = filesBy.get(seeker_id) ?? [];
    const quiz = quizzes.get(`${seeker_id} ${quiz_id}`);
    const isQuizDone =
      quiz !== undefined &&
      stateOf({ ...quiz, deadline: quiz.ends_at, is_turned_down: false }, now) === 'done';
    const isHandedIn = (round: number) =>
      SUBMISSION_KINDS.every(
        (kind) => ROUND_OF[kind] !== round || sent.some(({ media_type }) => media_type === kind),
      );
    return {
      participant,
      hasBegun: quiz !== undefined,
      files: sent,
      results: new Map(
        own.map(({ round, score, position, is_through }) => [
          round,
          { score: Number(score), position, isThrough: is_through },
        ]),
      ),
      taken: {
        done: new Set([...(isQuizDone ? [1] : []), ...[2, 3].filter(isHandedIn)]),
        through: new Map(own.map(({ round, is_through }) => [round, is_through])),
      },
    };
  });
};
