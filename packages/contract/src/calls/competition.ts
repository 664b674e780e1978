import Type from 'typebox';
import { defineCall } from '../call.ts';
import { MEDIA_KINDS, RESULT_PAGE, RESULT_PAGE_SIZE } from '../constants.ts';
import { LINE_PATTERN, UNFIT } from '../entities/account.ts';
import { ASSESSMENT_CHOICES_MAX } from '../entities/assessment.ts';
import {
  CompetitionId,
  CompetitionInfo,
  CompetitionProgress,
  CompetitionQuiz,
  CompetitionResult,
  CompetitionRoundNumber,
  CompetitionStatus,
  PublishedResults,
} from '../entities/competition.ts';
import { FileDocument } from '../file-document.ts';
import { listOf } from '../list.ts';
import { MessageAnswer } from './auth.ts';
import { MediaFile } from './media.ts';

const none = Type.Object({});
const every = { service: 'user', params: none, flag: 'competition' } as const;
const open = { ...every, method: 'GET', auth: 'public', mayLag: true } as const;
const read = { ...every, method: 'GET', auth: 'token' } as const;
const act = { ...every, method: 'POST', query: none, auth: 'token' } as const;
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Line = Type.String({
  minLength: 1,
  maxLength: 120,
  pattern: LINE_PATTERN,
  description: 'a line of text',
});
const Flag = Type.Enum([0, 1]);
const Named = Type.Object({ competitionId: CompetitionId });

/** The current or next competition, else the last one; null where there has been none. */
export const competitionInfo = defineCall({
  ...open,
  path: '/competition/info',
  query: none,
  answer: Type.Object({
    status: CompetitionStatus,
    competition: OrNull(CompetitionInfo),
    /** Every competition with results, newest first. */
    results: Type.Array(PublishedResults),
  }),
});

/** The caller's progress in the competition of competitionInfo. */
export const competitionProgress = defineCall({
  ...read,
  path: '/competition/progress',
  query: none,
  answer: Type.Object({
    status: CompetitionStatus,
    competition: OrNull(CompetitionProgress),
  }),
});

/**
 * The ranking of a round, best first; without a competition or a round, of the last one with published results. Names
 * are only searched and shown with consent. Throws COMPETITION_NOT_FOUND without results.
 */
export const competitionResult = defineCall({
  ...open,
  path: '/competition/result',
  query: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 80, pattern: `^[^${UNFIT}]*$` })),
    institute: Type.Optional(Type.String({ maxLength: 120, pattern: `^[^${UNFIT}]*$` })),
    round: Type.Optional(CompetitionRoundNumber),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: RESULT_PAGE })),
    pageSize: Type.Optional(
      Type.Integer({ minimum: 1, maximum: RESULT_PAGE_SIZE, default: RESULT_PAGE_SIZE }),
    ),
    competitionId: Type.Optional(CompetitionId),
  }),
  answer: Type.Object({
    /** Null where no results are out at all. */
    of: OrNull(Type.Object({ ...PublishedResults.properties, round: CompetitionRoundNumber })),
    ...listOf(CompetitionResult).properties,
  }),
});

const Registering = {
  ...Named.properties,
  institute: Line,
  /** 1: results may name the caller. */
  showsName: Type.Optional(Flag),
};

/** Enters the caller, once. Throws COMPETITION_NOT_FOUND, and COMPETITION_CLOSED outside of the dates of registration. */
export const registerForCompetition = defineCall({
  ...act,
  path: '/competition/register',
  body: Type.Object({
    ...Registering,
    /** 1: the terms are agreed to. */
    terms: Type.Literal(1),
  }),
  answer: MessageAnswer,
});

/**
 * Changes a registration: the consent to be named in results at any time, the institute until round one ends. Throws
 * COMPETITION_NOT_FOUND, NOT_IN_COMPETITION and COMPETITION_CLOSED.
 */
export const updateCompetition = defineCall({
  ...act,
  path: '/competition/update',
  body: Type.Object(Registering),
  answer: MessageAnswer,
});

/** The caller's certificate of a round, once its results are published. Throws COMPETITION_NOT_FOUND without one. */
export const competitionDownload = defineCall({
  ...read,
  path: '/competition/download',
  answersDocument: true,
  query: Type.Object({ round: CompetitionRoundNumber, ...Named.properties }),
  answer: FileDocument,
});

/**
 * The caller's quiz, its questions while it runs. This and what follows throw NOT_IN_COMPETITION, and
 * QUIZ_NEEDS_DESKTOP on a phone or a tablet.
 */
export const competitionQuiz = defineCall({
  ...read,
  path: '/competition/quiz',
  query: none,
  answer: CompetitionQuiz,
});

const Done = Type.Object({ message: Type.String({ minLength: 1 }), quiz: CompetitionQuiz });

/**
 * Starts the quiz once; starting it again changes nothing. Throws COMPETITION_CLOSED outside the dates of round one.
 */
export const startQuiz = defineCall({
  ...act,
  path: '/competition/quiz_start',
  body: Named,
  answer: Done,
});

/**
 * Stores one answer; the last one before the end counts. Throws QUIZ_OVER unless the quiz runs, and VALIDATION for a
 * question or a choice that does not exist.
 */
export const answerQuiz = defineCall({
  ...act,
  path: '/competition/quiz_answer',
  body: Type.Object({
    ...Named.properties,
    questionId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    /** Counted from 0. */
    choice: Type.Integer({ minimum: 0, maximum: ASSESSMENT_CHOICES_MAX - 1 }),
  }),
  answer: Done,
});

/** Submits the quiz with the answers so far. Throws QUIZ_OVER for one that was not started. */
export const completeQuiz = defineCall({
  ...act,
  path: '/competition/quiz_complete',
  body: Named,
  answer: Done,
});

/** Kinds of submissions, each for one round. */
export const SUBMISSION_KINDS = ['caseStudy', 'slides', 'pitchVideo'] as const;
export const SubmissionKind = Type.Enum([...SUBMISSION_KINDS]);
export type SubmissionKind = Type.Static<typeof SubmissionKind>;

/**
 * Stores the caller's submission for a round, and replaces an earlier one. Throws as every upload does, and
 * TOO_MANY_SLIDES, NOT_IN_COMPETITION, NOT_IN_ROUND, and COMPETITION_CLOSED outside the dates of the round.
 */
export const uploadSubmission = defineCall({
  ...act,
  path: '/competition/upload',
  upload: { bytesMax: MEDIA_KINDS.pitchVideo.bytesMax },
  body: Type.Object({ mediaType: SubmissionKind }),
  answer: MediaFile,
});
