import { randomBytes } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { Competition, CompetitionPhase } from '@broadsheet/contract/entities/competition';
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../../src/auth/password/password.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { phaseOf } from '../../src/user/competitions/phases.ts';
import { rankScores } from '../../src/user/competitions/rank-round.ts';
import type { CompetitionReader } from '../../src/user/competitions/read-competitions.ts';
import { loadOnce } from './load-once.ts';

const LOAD_NAME = 'demo-competition';
const BRAND: Brand = 'management';
/** 09:00 in India, from the start of a day in UTC. */
const NINE_MS = 12_600_000;
/** Participants of the earlier edition: more than two pages of results. */
const PARTICIPANTS = 230;
const GO_ON = 100;
const FINALISTS = 12;
const WINNERS = 3;

type Span = readonly [fromDays: number, untilDays: number];
type Spans = Readonly<Record<CompetitionPhase, Span>>;
/** Days from today. Registration and round one overlap, so that people who try the site can take part. */
const RUNNING: Spans = {
  registration: [-3, 28],
  round1: [-1, 30],
  round2: [35, 50],
  round3: [56, 70],
};
const PAST: Spans = {
  registration: [-180, -160],
  round1: [-158, -150],
  round2: [-140, -125],
  round3: [-118, -105],
};
const INSTITUTES = [
  'Deccan Institute of Management',
  'Coromandel Business School',
  'Narmada School of Management',
  'Sahyadri Institute of Business',
  'Hooghly College of Commerce',
];
const FIRST = ['Aarav', 'Diya', 'Ishaan', 'Kavya', 'Meera', 'Nikhil', 'Pooja', 'Rohan', 'Sneha'];
const LAST = ['Bose', 'Chatterjee', 'Desai', 'Iyer', 'Kulkarni', 'Menon', 'Reddy', 'Sharma'];

const setDates = (transaction: Kysely<Schema>, { id }: Competition, spans: Spans, now: number) => {
  const today = now - (now % DAY_MS);
  return transaction
    .insertInto('competition_dates')
    .values(
      (Object.entries(spans) as [CompetitionPhase, Span][]).map(([phase, [from, until]]) => ({
        brand: BRAND,
        competition: id,
        phase,
        starts_at: new Date(today + from * DAY_MS + NINE_MS),
        ends_at: new Date(today + until * DAY_MS + NINE_MS),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** People whose accounts cannot be used: their password is random. */
const addPeople = async (transaction: Kysely<Schema>, now: number): Promise<readonly number[]> => {
  const hash = await hashPassword(randomBytes(16).toString('hex'));
  const at = new Date(now - 185 * DAY_MS);
  const { rows } = await sql<{ id: number }>`
    insert into seekers (brand, email, name, password_hash, password_changed_at, settings, created_at)
    select ${BRAND}, 'epoch' || number || '@management.example',
      (${FIRST}::text[])[1 + number % ${FIRST.length}::integer] || ' '
        || (${LAST}::text[])[1 + number / 3 % ${LAST.length}::integer],
      ${hash}, ${at}::timestamptz, '{}', ${at}::timestamptz
    from generate_series(1, ${PARTICIPANTS - 1}::integer) number
    on conflict do nothing returning id`.execute(transaction);
  const pro = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('email', '=', `pro@${BRAND}.example`)
    .executeTakeFirst();
  return [...(pro ? [pro.id] : []), ...rows.map(({ id }) => id)];
};

/** Registers people and decides all rounds: the first in the list do best. */
const playThrough = async (
  transaction: Kysely<Schema>,
  { id: competition }: Competition,
  people: readonly number[],
  now: number,
): Promise<void> => {
  const entered = people.map((seekerId, index) => ({
    seeker_id: seekerId,
    brand: BRAND,
    competition,
    institute: INSTITUTES[index % INSTITUTES.length] ?? '',
    shows_name: index % 4 !== 3,
    test_slug: randomBytes(6).toString('hex'),
    registered_at: new Date(now + PAST.registration[0] * DAY_MS),
    quiz_id: null,
  }));
  await transaction.insertInto('competition_participants').values(entered).execute();
  const rounds = [
    { round: 1, taken: PARTICIPANTS, goOn: GO_ON, best: 29, step: 0.11 },
    { round: 2, taken: GO_ON, goOn: FINALISTS, best: 94, step: 0.6 },
    { round: 3, taken: FINALISTS, goOn: WINNERS, best: 91, step: 2.5 },
  ];
  for (const { round, taken, goOn, best, step } of rounds) {
    const scores = entered.slice(0, taken).map(({ test_slug: testSlug }, index) => ({
      testSlug,
      score: Math.round(best - index * step),
    }));
    const decidedAt = now + PAST[phaseOf(round)][1] * DAY_MS;
    await rankScores(
      transaction,
      { brand: BRAND, competition, round, rule: { goOn } },
      scores,
      decidedAt,
    );
  }
};

interface DemoDeps {
  readonly database: Kysely<Schema>;
  readonly readCompetitions: CompetitionReader;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Makes the last competition of the file run now, and completes the one before it with all its results, once. */
export const loadDemoCompetition = async ({
  database,
  readCompetitions,
  now,
}: DemoDeps): Promise<void> => {
  const written = await readCompetitions(BRAND);
  const [past, running] = [written.at(-2), written.at(-1)];
  if (!running) return;
  await loadOnce(database, LOAD_NAME, async (transaction) => {
    await setDates(transaction, running, RUNNING, now);
    if (!past) return;
    await setDates(transaction, past, PAST, now);
    await playThrough(transaction, past, await addPeople(transaction, now), now);
  });
};
