import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

interface Round {
  readonly brand: Brand;
  readonly competition: string;
}

/**
 * Extends the clocks of participants whose quiz was limited by the end of round one, if that is later now. No clock
 * gets shorter, because its end was promised. @param until when the round ends
 */
export const stretchClocks = async (
  database: Kysely<Schema>,
  { brand, competition }: Round,
  until: Date,
): Promise<void> => {
  await sql`
    update assessment_attempts attempts
    set ends_at = least(started_at + minutes * interval '1 minute', ${until}::timestamptz)
    from competition_participants participants, assessments
    where participants.brand = ${brand} and participants.competition = ${competition}
      and attempts.seeker_id = participants.seeker_id and attempts.assessment_id = quiz_id
      and assessments.id = quiz_id and completed_at is null
      and ends_at < least(started_at + minutes * interval '1 minute', ${until}::timestamptz)
  `.execute(database);
};

/** The number of participants in the quiz at an instant. @param now epoch ms */
export const countRunningClocks = async (
  database: Kysely<Schema>,
  { brand, competition }: Round,
  now: number,
): Promise<number> => {
  const { running } = await database
    .selectFrom('competition_participants as participants')
    .innerJoin('assessment_attempts as attempts', (on) =>
      on
        .onRef('attempts.seeker_id', '=', 'participants.seeker_id')
        .onRef('attempts.assessment_id', '=', 'quiz_id'),
    )
    .select(({ fn }) => fn.countAll<string>().as('running'))
    .where('brand', '=', brand)
    .where('competition', '=', competition)
    .where('completed_at', 'is', null)
    .where('ends_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return Number(running);
};
