import type { CallAnswer, CallQuery } from '@broadsheet/contract/call';
import type { findCandidates } from '@broadsheet/contract/calls/recruiter-side';
import { AppError } from '@broadsheet/contract/errors';
import { findCity } from '@broadsheet/contract/find-city';
import { sql } from 'kysely';
import type { BrandDirectory } from '../platform/brands/directory.ts';
import type { CallContext, CallingRecruiter } from '../platform/call/call-context.ts';
import { readPaging } from '../platform/call/list-query.ts';
import { isProIn } from '../platform/entitlements/is-pro-at.ts';
import { flagIsOn } from '../platform/seekers/flag-is-on.ts';
import { describeListed, headline, skillIds } from './listed-seeker.ts';
import { isVisibleTo } from './visible-seekers.ts';

type Query = CallQuery<typeof findCandidates>;

const MONTHS = 12;

const unknown = (name: string) =>
  new AppError('VALIDATION', {
    details: [{ path: `query/${name}`, message: 'is not one of this site' }],
  });

const idsOf = ({ skill, city }: Query, directory: BrandDirectory) => {
  const skillId = [...directory.tags.values()].find(({ tag }) => tag === skill)?.dataId;
  const cityId = city === undefined ? undefined : findCity(directory, city)?.id;
  if (skillId === undefined) throw unknown('skill');
  if (city !== undefined && cityId === undefined) throw unknown('city');
  return { skillId, cityId };
};

const selectFound = (
  { database, brand }: Pick<CallContext, 'database' | 'brand'>,
  recruiter: CallingRecruiter,
  { minYears, maxYears, mixedTeam }: Query,
  { skillId, cityId }: ReturnType<typeof idsOf>,
) =>
  database
    .selectFrom('seeker_skills')
    .innerJoin('seekers', 'seekers.id', 'seeker_skills.seeker_id')
    .innerJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .where('seeker_skills.tag_id', '=', skillId)
    .where('seekers.brand', '=', brand)
    .where(isVisibleTo(recruiter))
    .where(flagIsOn('search'))
    .$if(mixedTeam === 1, (query) => query.where(flagIsOn('diversity')))
    .$if(cityId !== undefined, (query) => query.where('profiles.city_id', '=', cityId ?? 0))
    .$if(minYears !== undefined, (query) =>
      query.where('experience_months', '>=', (minYears ?? 0) * MONTHS),
    )
    .$if(maxYears !== undefined, (query) =>
      query.where('experience_months', '<', ((maxYears ?? 0) + 1) * MONTHS),
    );

/** A page of visible seekers with a skill. Throws VALIDATION for a skill or a city that the brand does not have. */
export const listCandidates = async (
  context: Pick<CallContext, 'brand' | 'database' | 'directory' | 'now'>,
  recruiter: CallingRecruiter,
  query: Query,
): Promise<CallAnswer<typeof findCandidates>> => {
  const directory = await context.directory();
  const { page, size } = readPaging(query);
  const found = selectFound(context, recruiter, query, idsOf(query, directory));
  const { total } = await found
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['seekers.public_id', 'seekers.name'])
    .select(['profiles.city_id', 'profiles.experience_months'])
    .select([
      headline.as('headline'),
      skillIds.as('tag_ids'),
      isProIn('seekers.id', context.now).as('starred'),
    ])
    .orderBy(flagIsOn('boost'), 'desc')
    .orderBy('profiles.updated_at', 'desc')
    .orderBy('seekers.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row) => describeListed(row, directory));
  return { items, page, size, total, hasMore: page * size < total };
};
