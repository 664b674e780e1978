import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import * as course from '@broadsheet/contract/calls/course';
import type { CourseSummary } from '@broadsheet/contract/entities/course';
import { hrefOf } from '@broadsheet/contract/match-page';
import { toCourseRow } from '../parts/course-row-data.ts';
import type { Link } from '../parts/link.ts';
import { orNull } from '../parts/not-there.ts';
import { coursePicks } from './schema.ts';

interface Picked {
  readonly items: readonly CourseSummary[];
  readonly more: Link | null;
}

const LISTS = {
  featured: course.featuredCourses,
  trending: course.trendingCourses,
  jobready: course.jobReadyCourses,
} as const;

const pickSimilar = async ({ call, page }: LoaderContext): Promise<Picked> => {
  const { slug } = page.params;
  const found =
    slug === undefined
      ? null
      : await orNull(call(course.courseDetail, { query: { slug, similar: 1 } }));
  if (!found) return { items: [], more: null };
  const { label, slug: category } = found.category;
  const more = { label: `All of ${label}`, href: hrefOf('learning', {}, { category }) };
  return { items: found.similar, more };
};

export const loadCoursePicks = defineLoader(coursePicks, async ({ source, count }, context) => {
  const { items, more }: Picked =
    source === 'similar'
      ? await pickSimilar(context)
      : { ...(await context.call(LISTS[source], {})), more: null };
  if (items.length === 0) return { data: null };
  return { data: { rows: items.slice(0, count).map(toCourseRow), more } };
});
