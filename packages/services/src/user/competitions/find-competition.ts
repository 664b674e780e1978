import type { Brand } from '@broadsheet/contract/brand';
import type { Competition, CompetitionTimelines } from '@broadsheet/contract/entities/competition';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely, Selectable } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { CompetitionDatesTable } from '../../platform/database/tables/competitions.ts';
import { selectCurrent } from './phases.ts';
import type { CompetitionReader } from './read-competitions.ts';

export interface CompetitionContext {
  readonly database: Kysely<Schema>;
  readonly brand: Brand;
  readonly readCompetitions: CompetitionReader;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The context of calls about competitions. */
export type CompetitionCallContext = CallContext & CompetitionContext;

const withDates = (
  competition: Competition,
  moved: readonly Selectable<CompetitionDatesTable>[],
): Competition => {
  const timelines: CompetitionTimelines = { ...competition.timelines };
  for (const { phase, starts_at, ends_at } of moved)
    timelines[phase] = { startDate: starts_at.toISOString(), endDate: ends_at.toISOString() };
  return { ...competition, timelines };
};

/** Every competition of the brand, with the current dates. */
export const findCompetitions = async ({
  database,
  brand,
  readCompetitions,
}: Omit<CompetitionContext, 'now'>): Promise<readonly Competition[]> => {
  const written = await readCompetitions(brand);
  if (written.length === 0) return [];
  const moved = await database
    .selectFrom('competition_dates')
    .selectAll()
    .where('brand', '=', brand)
    .execute();
  return written.map((one) =>
    withDates(
      one,
      moved.filter(({ competition }) => competition === one.id),
    ),
  );
};

/** The competition that seekers can enter; null where the brand has none. */
export const findCurrent = async (context: CompetitionContext): Promise<Competition | null> =>
  selectCurrent(await findCompetitions(context), context.now);

/** Like findCurrent, but the id must match. Throws COMPETITION_NOT_FOUND for any other. */
export const requireCurrent = async (
  context: CompetitionContext,
  competitionId?: string,
): Promise<Competition> => {
  const current = await findCurrent(context);
  if (!current || (competitionId !== undefined && competitionId !== current.id))
    throw new AppError('COMPETITION_NOT_FOUND');
  return current;
};
