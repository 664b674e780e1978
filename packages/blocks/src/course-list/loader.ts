import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import type { CallAnswer } from '@broadsheet/contract/call';
import * as course from '@broadsheet/contract/calls/course';
import { VISITOR_USER_ID } from '@broadsheet/contract/constants';
import { ERRORS } from '@broadsheet/contract/errors';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { toCourseRow } from '../shared/course/course-row-data.ts';
import { isCourseSearch } from '../shared/course/course-search-page.ts';
import { ENQUIRY_ACTION, enquiredHref, enquiryNotice } from '../shared/course/enquiry-form.ts';
import { resolveJobScope } from '../shared/job/job-scope.ts';
import { toPager } from '../shared/list/pager-data.ts';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import type { Link } from '../shared/page/link.ts';
import { courseList } from './schema.ts';

type Courses = Pick<CallAnswer<typeof course.courseSearch>, 'items' | 'total'>;
type Category = CallAnswer<typeof course.courseCategories>['items'][number];

interface Found {
  readonly courses: Courses;
  readonly heading: string;
  readonly page: number;
  readonly hrefOf: (page: number) => string;
  /** Link to the jobs for the same search text. */
  readonly jobs: Link | null;
}

const NOTHING: Courses = { items: [], total: 0 };
const pageQuery = (page: number): Readonly<Record<string, string>> =>
  page > 1 ? { page: String(page) } : {};

const findOfCategory = async (
  { call, page: { query }, messages: { courses: messages } }: LoaderContext,
  slug: string,
  categories: readonly Category[],
): Promise<Found> => {
  const page = readPageNumber(query.page) ?? 1;
  const category = categories.find((candidate) => candidate.slug === slug);
  const courses = category
    ? await call(course.coursesOfCategory, { params: { categoryId: category.id }, query: { page } })
    : NOTHING;
  return {
    courses,
    heading: category
      ? formatMessage(messages.foundInCategory, {
          category: category.label,
          count: courses.total,
        })
      : messages.unknownCategory,
    page,
    jobs: null,
    hrefOf: (other) => hrefOf('learning', {}, { category: slug, ...pageQuery(other) }),
  };
};

const searchCourses = async (context: LoaderContext): Promise<Found> => {
  const scope = resolveJobScope(context);
  const { searchText: text } = scope;
  const messages = context.messages.courses;
  const page = Math.min(scope.page, 500);
  const courses = await context.call(course.courseSearch, {
    params: { userId: VISITOR_USER_ID },
    query: { query: text, page },
  });
  const { total: count } = courses;
  return {
    courses,
    heading:
      text === ''
        ? formatMessage(messages.found, { count })
        : formatMessage(messages.foundForText, { count, text }),
    page,
    jobs: {
      label: text === '' ? messages.allJobs : formatMessage(messages.jobsForText, { text }),
      href: scope.hrefOf(1, {}),
    },
    hrefOf: (other) => scope.hrefOf(other, { search: 'course' }),
  };
};

const linksTo = (categories: readonly Category[]): Link[] =>
  categories.map(({ label, slug }) => ({
    label,
    href: hrefOf('learning', {}, { category: slug }),
  }));

export const loadCourseList = defineLoader(courseList, async (_settings, context) => {
  const { call, page, messages } = context;
  const isSearch = isCourseSearch(page);
  const category = page.kind === 'learning' ? page.query.category : undefined;
  if (!isSearch && category === undefined) return { data: null };
  const { items: categories } = await call(course.courseCategories, {});
  const found =
    category === undefined
      ? await searchCourses(context)
      : await findOfCategory(context, category, categories);
  const { courses, heading } = found;
  return {
    data: {
      heading,
      isPage: isSearch,
      rows: courses.items.map((item) => toCourseRow(item, messages.courses)),
      pager: toPager(found.page, courses.total, found.hrefOf),
      jobs: found.jobs,
      wider: courses.items.length > 0 ? [] : linksTo(categories),
      action: ENQUIRY_ACTION,
      next: enquiredHref(page),
      reforg: page.kind,
      said: enquiryNotice(page, messages.courses),
      failed: failureText(page),
      noneChosen: ERRORS.COURSE_NOT_SELECTED.message,
    },
  };
});
