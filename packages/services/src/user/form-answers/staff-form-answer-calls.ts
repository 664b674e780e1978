import {
  ANSWERS_A_PAGE,
  deleteFormAnswer,
  listAnsweredForms,
  listFormAnswers,
} from '@broadsheet/contract/calls/form-answers';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import { bindCall } from '../../platform/call/bind-call.ts';

export const listAnsweredFormsCall = bindCall(
  listAnsweredForms,
  async (_query, _params, { database, brand }) => {
    const rows = await database
      .selectFrom('form_answers')
      .where('brand', '=', brand)
      .groupBy(['page', 'block'])
      .select([
        'page',
        'block',
        sql<string>`(array_agg(title order by number desc))[1]`.as('title'),
        sql<number>`count(*)::integer`.as('answers'),
        sql<Date>`max(answered_at)`.as('last_answered_at'),
      ])
      .orderBy('last_answered_at', 'desc')
      .execute();
    return {
      items: rows.map(({ last_answered_at, ...form }) => ({
        ...form,
        lastAnsweredAt: last_answered_at.toISOString(),
      })),
    };
  },
);

/** Matches a part of any answer, in any case; signs that LIKE knows mean themselves. */
const contains = (search: string) => sql<boolean>`exists (
  select from jsonb_array_elements(answers) as fields (field), jsonb_array_elements_text(field->'values') as texts (text)
  where text ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`;

export const listFormAnswersCall = bindCall(
  listFormAnswers,
  async (
    _query,
    _params,
    { database, brand },
    { page, block, search = '', before, limit = ANSWERS_A_PAGE },
  ) => {
    const found = database
      .selectFrom('form_answers')
      .where('brand', '=', brand)
      .where('page', '=', page)
      .where('block', '=', block)
      .$if(search.trim() !== '', (query) => query.where(contains(search.trim())));
    const rows = await found
      .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
      .select(['id', 'number', 'answered_at', 'delete_at', 'consent', 'answers'])
      .orderBy('number', 'desc')
      .limit(limit + 1)
      .execute();
    const { total } = await found
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    return {
      items: rows.slice(0, limit).map(({ answered_at, delete_at, ...row }) => ({
        ...row,
        answeredAt: answered_at.toISOString(),
        deleteAt: delete_at.toISOString(),
      })),
      hasMore: rows.length > limit,
      total,
    };
  },
);

export const deleteFormAnswerCall = bindCall(
  deleteFormAnswer,
  async (_query, _params, { database, brand }, { id }) => {
    const deleted = await database
      .deleteFrom('form_answers')
      .where('brand', '=', brand)
      .where('id', '=', id)
      .returning(['page', 'block', 'answered_at'])
      .executeTakeFirst();
    if (!deleted) throw new AppError('NOT_FOUND');
    const { answered_at, ...form } = deleted;
    return { ...form, answeredAt: answered_at.toISOString() };
  },
);
