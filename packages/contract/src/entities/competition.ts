import Type from 'typebox';
import { MediaFile } from '../calls/media.ts';
import { COMPETITION_QUIZ_QUESTIONS, COMPETITION_ROUNDS } from '../constants.ts';
import { NUMBERED } from '../numbered.ts';
import { ASSESSMENT_CHOICES_MAX, TakenTest } from './assessment.ts';

const closed = { additionalProperties: false } as const;
const KEY = { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 } as const;
const Key = Type.String(KEY);
const Text = (maxLength: number, title?: string) =>
  Type.String({ minLength: 1, maxLength, ...(title !== undefined && { title }) });
const Timestamp = Type.String({ format: 'date-time', description: 'ISO 8601' });
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const CompetitionId = Key;
/** What of a competition runs between two dates. */
export const COMPETITION_PHASES = ['registration', 'round1', 'round2', 'round3'] as const;
export const CompetitionPhase = Type.Enum([...COMPETITION_PHASES]);
export type CompetitionPhase = Type.Static<typeof CompetitionPhase>;

/** From its start on, and before its end. */
const timeline = (title?: string) =>
  Type.Object(
    {
      startDate: Type.String({ format: 'date-time', title: 'Starts on', description: 'ISO 8601' }),
      endDate: Type.String({ format: 'date-time', title: 'Ends on', description: 'ISO 8601' }),
    },
    { ...closed, ...(title !== undefined && { title }) },
  );
export const CompetitionTimelines = Type.Object(
  {
    registration: timeline('Registration'),
    round1: timeline('Round one'),
    round2: timeline('Round two'),
    round3: timeline('Round three'),
  },
  { ...closed, title: 'Dates' },
);
export type CompetitionTimelines = Type.Static<typeof CompetitionTimelines>;

export const CompetitionRoundNumber = Type.Integer({ minimum: 1, maximum: COMPETITION_ROUNDS });

export const CompetitionRound = Type.Object(
  {
    title: Text(80, 'Heading'),
    subTitle: Text(160, 'Subheading'),
    details: Text(600, 'Details'),
    instructions: Type.Array(Text(200), { minItems: 1, maxItems: 12, title: 'Instructions' }),
    elimination: Type.Boolean({
      title: 'Elimination',
      description: 'Only some of the participants advance.',
    }),
    caseStudy: Type.Boolean({
      title: 'Case study',
      description: 'Participants hand in their work on a case.',
    }),
  },
  closed,
);
export type CompetitionRound = Type.Static<typeof CompetitionRound>;

const QuizQuestion = Type.Object(
  {
    text: Text(300, 'Question'),
    choices: Type.Array(Text(160), {
      minItems: 2,
      maxItems: ASSESSMENT_CHOICES_MAX,
      uniqueItems: true,
      title: 'Answers to choose from',
    }),
    /** No call to a seeker has it; staff of Studio can read and edit it. */
    answer: Type.String({
      minLength: 1,
      maxLength: 160,
      title: 'Correct answer',
      description: 'One of the answers, word for word.',
    }),
  },
  closed,
);
const QUIZ_MINUTES_MAX = 120;

/** A competition in the content files, with all its questions. */
export const Competition = Type.Object(
  {
    /** Registrations are stored under it. */
    id: Type.String({ ...KEY, ...NUMBERED }),
    title: Text(80, 'Heading'),
    subTitle: Text(200, 'Subheading'),
    timelines: CompetitionTimelines,
    rounds: Type.Array(CompetitionRound, {
      minItems: COMPETITION_ROUNDS,
      maxItems: COMPETITION_ROUNDS,
      title: 'Rounds',
    }),
    quiz: Type.Object(
      {
        /** The specification names 20 and 30. */
        minutes: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: QUIZ_MINUTES_MAX,
            default: 30,
            title: 'Minutes',
          }),
        ),
        goOn: Type.Integer({
          minimum: 1,
          maximum: 100_000,
          title: 'How many advance',
          description: 'To round two; everyone who ties with the last of them advances too.',
        }),
        questions: Type.Array(QuizQuestion, {
          minItems: COMPETITION_QUIZ_QUESTIONS,
          maxItems: COMPETITION_QUIZ_QUESTIONS,
          title: 'Questions',
        }),
      },
      { ...closed, title: 'Quiz' },
    ),
  },
  closed,
);
export type Competition = Type.Static<typeof Competition>;
export const QUIZ_MINUTES = 30;

/** `layouts/competitions/<brand>.json`: the first one that is not over is the current one. */
export const CompetitionFile = Type.Object(
  { competitions: Type.Array(Competition, { maxItems: 20, title: 'Competitions' }) },
  closed,
);

/** `idle`: no phase is current. If two overlap, the later one counts. */
export const CompetitionStatus = Type.Enum(['idle', ...COMPETITION_PHASES]);

/** The public data of a competition, without its questions. */
export const CompetitionInfo = Type.Object({
  competitionId: Key,
  title: Type.String(),
  subTitle: Type.String(),
  timelines: CompetitionTimelines,
  rounds: Type.Array(CompetitionRound),
  quiz: Type.Object({ minutes: Type.Integer(), questions: Type.Integer() }),
});
export type CompetitionInfo = Type.Static<typeof CompetitionInfo>;

/** A competition of which results are out, and of which rounds. */
export const PublishedResults = Type.Object({
  competitionId: Key,
  title: Type.String(),
  rounds: Type.Array(CompetitionRoundNumber),
});

const RankFields = {
  position: Type.Integer({ minimum: 1 }),
  /** Correct answers of the quiz; in later rounds the jury's points. */
  score: Type.Number(),
  /** Advances, or has won. */
  isThrough: Type.Boolean(),
};
export const CompetitionResult = Type.Object({
  ...RankFields,
  /** Null of those who have not agreed to be named. */
  name: OrNull(Type.String()),
  institute: Type.String(),
});
export type CompetitionResult = Type.Static<typeof CompetitionResult>;

/**
 * `ahead`: not started; `open`: to be done now; `done`: taken part; `missed`: over, without taking part; `out`: only
 * for participants who advanced.
 */
export const CompetitionRoundState = Type.Enum(['ahead', 'open', 'done', 'missed', 'out']);
export type CompetitionRoundState = Type.Static<typeof CompetitionRoundState>;

export const CompetitionProgress = Type.Object({
  competitionId: Key,
  title: Type.String(),
  canRegister: Type.Boolean(),
  registration: OrNull(
    Type.Object({
      institute: Type.String(),
      /** Whether results name the seeker. */
      showsName: Type.Boolean(),
      /** The jury's pseudonym of the seeker. */
      testSlug: Type.String(),
      registeredAt: Timestamp,
    }),
  ),
  /** The seeker's submissions for it. */
  files: Type.Array(MediaFile),
  rounds: Type.Array(
    Type.Object({
      round: CompetitionRoundNumber,
      title: Type.String(),
      startDate: Timestamp,
      endDate: Timestamp,
      state: CompetitionRoundState,
      /** Once it is out. */
      result: OrNull(Type.Object(RankFields)),
    }),
  ),
});
export type CompetitionProgress = Type.Static<typeof CompetitionProgress>;

/** The quiz of round one, as one seeker takes it. */
export const CompetitionQuiz = Type.Object({
  competitionId: Key,
  /** The first instant at which it can be started. */
  opens: Timestamp,
  ...TakenTest.properties,
});
export type CompetitionQuiz = Type.Static<typeof CompetitionQuiz>;
