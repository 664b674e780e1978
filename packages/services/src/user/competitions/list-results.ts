import type { CallAnswer, CallQuery } from '@broadsheet/contract/call';
import type { competitionResult } from '@broadsheet/contract/calls/competition';
import { RESULT_PAGE, RESULT_PAGE_SIZE } from '@broadsheet/contract/constants';
import { AppError } from '@broadsheet/contract/errors';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type CompetitionContext, findCompetitions } from './find-competition.ts';

type Answer = CallAnswer<typeof competitionResult>;
type Query = CallQuery<typeof competitionResult>;

/** Every competition with published results, latest first. */
export const listPublished = async (context: Omit<CompetitionContext, 'now'>) => {
  const { database, brand } = context;
  const rows = await database
    .selectFrom('competition_results')
    .select(['competition', 'round'])
    .distinct()
    .where('brand', '=', brand)
    .orderBy('round')
    .execute();
  const competitions = await findCompetitions(context);
  return competitions
    .map(({ id, title }) => ({
      competitionId: id,
      title,
      rounds: rows.filter(({ competition }) => competition === id).map(({ round }) => round),
    }))
    .filter(({ rounds }) => rounds.length > 0)
    .toReversed();
};

/** Selects the requested results. Throws COMPETITION_NOT_FOUND where they are not published. */
const choose = async (
  context: Omit<CompetitionContext, 'now'>,
  { competitionId, round }: Query,
): Promise<Answer['of']> => {
  const published = await listPublished(context);
  const isFiltered = competitionId !== undefined || round !== undefined;
  const found = published.find(
    (one) => competitionId === undefined || one.competitionId === competitionId,
  );
  const wanted = round ?? found?.rounds.at(-1);
  if (found && wanted !== undefined && found.rounds.includes(wanted))
    return { ...found, round: wanted };
  if (isFiltered) throw new AppError('COMPETITION_NOT_FOUND');
  return null;
};

const ESCAPED = /[\\%_]/g;
/** A LIKE pattern that contains a text, with its wildcards escaped. */
const holding = (text: string): string => `%${text.trim().replace(ESCAPED, '\\$&')}%`;

const NAMED = sql<boolean>`participants.shows_name and seekers.status = 'active'`;

const selectResults = (
  database: Kysely<Schema>,
  { brand }: Pick<CompetitionContext, 'brand'>,
  { competitionId, round }: NonNullable<Answer['of']>,
  { name = '', institute = '' }: Query,
) =>
  database
    .selectFrom('competition_results as results')
    .innerJoin('competition_participants as participants', (on) =>
      on
        .onRef('participants.seeker_id', '=', 'results.seeker_id')
        .onRef('participants.competition', '=', 'results.competition'),
    )
    .innerJoin('seekers', 'seekers.id', 'results.seeker_id')
    .where('results.brand', '=', brand)
    .where('results.competition', '=', competitionId)
    .where('results.round', '=', round)
    .$if(name.trim() !== '', (query) =>
      query.where(NAMED).where('seekers.name', 'ilike', holding(name)),
    )
    .$if(institute.trim() !== '', (query) =>
      query.where('participants.institute', 'ilike', holding(institute)),
    );

/** A page of results as shown to everybody, best first. Throws COMPETITION_NOT_FOUND. */
export const listResults = async (
  context: Omit<CompetitionContext, 'now'>,
  query: Query,
): Promise<Answer> => {
  const { page = RESULT_PAGE, pageSize: size = RESULT_PAGE_SIZE } = query;
  const of = await choose(context, query);
  if (!of) return { of, items: [], page, size, total: 0, hasMore: false };
  const { database } = context;
  const [{ total }, rows] = await Promise.all([
    selectResults(database, context, of, query)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
    selectResults(database, context, of, query)
      .select(['results.position', 'results.score', 'results.is_through'])
      .select(sql<string | null>`case when ${NAMED} then seekers.name end`.as('name'))
      .select('participants.institute')
      .orderBy('results.position')
      .orderBy('results.seeker_id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  return {
    of,
    items: rows.map(({ position, score, is_through, name, institute }) => ({
      position,
      score: Number(score),
      isThrough: is_through,
      name,
      institute,
    })),
    page,
    size,
    total: Number(total),
    hasMore: page * size < Number(total),
  };
};
