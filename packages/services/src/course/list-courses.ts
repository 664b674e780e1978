import type { CourseSummary } from '@broadsheet/contract/entities/course';
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../platform/call/call-context.ts';
import { parseQuery, type Term } from '../platform/text-search/parse-query.ts';
import { toSearchText } from '../platform/text-search/search-text.ts';
import { textCondition } from '../platform/text-search/text-condition.ts';
import { selectOpenCourses, toCourseSummary } from './select-courses.ts';

interface CourseScope {
  /** As typed; empty matches any. */
  readonly keywords: string;
  readonly categoryId: number | undefined;
}

interface Paging {
  readonly page: number;
  readonly size: number;
}

interface CourseList extends Paging {
  readonly items: CourseSummary[];
  readonly total: number;
  readonly hasMore: boolean;
}

type Condition = RawBuilder<unknown> | null;

const conditionOf = (terms: readonly Term[], prefix: boolean): Condition => {
  const text = toSearchText(terms, prefix);
  return text && textCondition(text);
};

const runPage = async (
  context: CallContext,
  condition: Condition,
  categoryId: number | undefined,
  { page, size }: Paging,
): Promise<CourseList> => {
  const rows = await selectOpenCourses(context)
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .$if(categoryId !== undefined, (query) =>
      query.where('courses.category_id', '=', categoryId ?? 0),
    )
    .$if(condition !== null, (query) => query.where(sql<boolean>`courses.search @@ ${condition}`))
    .$if(condition !== null, (query) =>
      query.orderBy(sql`ts_rank(courses.search, ${condition})`, 'desc'),
    )
    .orderBy(sql`"startsOn" asc nulls last`)
    .orderBy('courses.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = rows[0]?.total ?? 0;
  return { items: rows.map(toCourseSummary), page, size, total, hasMore: page * size < total };
};

/** The total beyond the last page, where no row contains it. */
const countBeyond = async (
  list: CourseList,
  count: () => Promise<CourseList>,
): Promise<CourseList> => {
  if (list.items.length > 0 || list.page === 1) return list;
  const { total } = await count();
  return { ...list, total };
};

/** Courses on offer, in pages. Searches for the keywords as typed, and without results for the last as a beginning. */
export const listCourses = async (
  context: CallContext,
  { keywords, categoryId }: CourseScope,
  paging: Paging,
): Promise<CourseList> => {
  const { terms } = parseQuery(keywords, new Map());
  const run = async (condition: Condition): Promise<CourseList> =>
    countBeyond(await runPage(context, condition, categoryId, paging), () =>
      runPage(context, condition, categoryId, { page: 1, size: 1 }),
    );
  const exact = await run(conditionOf(terms, false));
  return exact.total > 0 || terms.length === 0 ? exact : run(conditionOf(terms, true));
};
