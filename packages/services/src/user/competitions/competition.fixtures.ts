import {
  competitionProgress,
  registerForCompetition,
  startQuiz,
} from '@broadsheet/contract/calls/competition';
import { DAY_MS, MINUTE_MS } from '@broadsheet/contract/durations';
import type { CompetitionPhase } from '@broadsheet/contract/entities/competition';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  TEST_SITE_SECRET,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { createSession } from '../../auth/session/sessions.ts';
import { accountSecretsOf } from '../../platform/call/account-secrets.ts';

export const brand = 'management' as const;
/** The last competition in the file, which runs in these tests. */
export const competitionId = 'epoch-second';
/** The entry of a participant who agrees to be named. */
export const entry = { competitionId, institute: 'IIM Ahmedabad', showsName: 1, terms: 1 } as const;

type Spans = Readonly<Record<CompetitionPhase, readonly [from: number, until: number]>>;
/** Days relative to an instant. */
const SPANS: Spans = {
  registration: [-1, 2],
  round1: [0, 4],
  round2: [10, 14],
  round3: [20, 24],
};

/** Sets the dates of the competition around an instant; the one before it ended long ago. */
export const setDates = async ({ database, now }: TestServices): Promise<void> => {
  const rowsOf = (competition: string, shiftDays: number) =>
    (Object.entries(SPANS) as [CompetitionPhase, Spans[CompetitionPhase]][]).map(
      ([phase, [from, until]]) => ({
        brand: 'management' as const,
        competition,
        phase,
        starts_at: new Date(now + (from + shiftDays) * DAY_MS),
        ends_at: new Date(now + (until + shiftDays) * DAY_MS),
      }),
    );
  await database
    .insertInto('competition_dates')
    .values([...rowsOf(competitionId, 0), ...rowsOf('epoch-first', -200)])
    .execute();
};

/** A participant, and their calls. */
export const enter = async (services: TestServices, changes: { name?: string } = {}) => {
  const { token, seeker } = await addSeeker(services, { brand, ...changes }, {});
  const as = { brand, token };
  await services.call(registerForCompetition, { ...as, body: entry });
  const progress = async () => {
    const { competition } = await services.call(competitionProgress, as);
    if (!competition) throw new Error('there is no competition');
    return competition;
  };
  return { as, seeker, progress };
};

type Entered = Awaited<ReturnType<typeof enter>>;

/** Moves the clock, and issues new tokens to the given participants, because theirs have expired. */
export const travel = async (
  services: TestServices,
  now: number,
  ...entered: readonly Pick<Entered, 'as' | 'seeker'>[]
): Promise<void> => {
  services.now = now;
  const keys = accountSecretsOf(TEST_SITE_SECRET).token;
  for (const { as, seeker } of entered) {
    const session = { seeker, isSecondStep: false, userAgent: 'A browser of the tests', now };
    as.token = await createSession(services.database, keys, session);
  }
};

/** The right choice of each question, by the question's id. */
const readRight = async ({ database }: TestServices): Promise<ReadonlyMap<number, number>> => {
  const rows = await database
    .selectFrom('assessment_questions')
    .select(['id', 'right_choice'])
    .execute();
  return new Map(rows.map(({ id, right_choice }) => [id, right_choice]));
};

/**
 * Starts the quiz, and answers the given number of questions right and one wrong, in one statement: the calls are not
 * under test.
 */
export const takeQuiz = async (
  services: TestServices,
  { as, seeker }: Entered,
  right: number,
  minutes: number,
): Promise<void> => {
  const { quiz } = await services.call(startQuiz, { ...as, body: { competitionId } });
  const choices = await readRight(services);
  const { database, now } = services;
  const { quiz_id: assessmentId } = await database
    .selectFrom('competition_participants')
    .select('quiz_id')
    .where('seeker_id', '=', seeker.id)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('assessment_answers')
    .values(
      quiz.asked.slice(0, right + 1).map(({ id }, index) => ({
        seeker_id: seeker.id,
        assessment_id: assessmentId ?? 0,
        question_id: id,
        choice: index < right ? (choices.get(id) ?? 0) : ((choices.get(id) ?? 0) + 1) % 4,
        answered_at: new Date(now),
      })),
    )
    .execute();
  await database
    .updateTable('assessment_attempts')
    .set({ completed_at: new Date(now + minutes * MINUTE_MS) })
    .where('seeker_id', '=', seeker.id)
    .execute();
};
