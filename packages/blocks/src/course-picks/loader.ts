import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import * as course from '@broadsheet/contract/calls/course';
import type { CourseSummary } from '@broadsheet/contract/entities/course';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import type Type from 'typebox';
import { toCourseRow } from '../shared/course/course-row-data.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import type { Link } from '../shared/page/link.ts';
import { coursePicks } from './schema.ts';

interface Picked {
  readonly items: readonly CourseSummary[];
  readonly note: string;
  readonly more: Link | null;
}

type Settings = Type.Static<typeof coursePicks.settings>;

const LISTS = {
  featured: course.featuredCourses,
  jobready: course.jobReadyCourses,
} as const;

const pickSimilar = async ({
  call,
  page,
  messages,
}: LoaderContext): Promise<Omit<Picked, 'note'>> => {
  const { slug } = page.params;
  const found =
    slug === undefined
      ? null
      : await nullIfNotFound(call(course.courseDetail, { query: { slug, similar: 1 } }));
  if (!found) return { items: [], more: null };
  const { label, slug: category } = found.category;
  return {
    items: found.similar,
    more: {
      label: formatMessage(messages.courses.allOfCategory, { category: label }),
      href: hrefOf('learning', {}, { category }),
    },
  };
};

const pick = async (settings: Settings, context: LoaderContext): Promise<Picked> => {
  const { source, note, quietNote } = settings;
  if (source === 'similar') return { ...(await pickSimilar(context)), note };
  if (source !== 'trending')
    return { ...(await context.call(LISTS[source], {})), note, more: null };
  const { items, within } = await context.call(course.trendingCourses, {});
  return { items, note: within === 'ever' ? quietNote : note, more: null };
};

export const loadCoursePicks = defineLoader(coursePicks, async (settings, context) => {
  const { items, note, more } = await pick(settings, context);
  if (items.length === 0) return { data: null };
  return {
    data: {
      rows: items
        .slice(0, settings.count)
        .map((course) => toCourseRow(course, context.messages.courses)),
      note,
      more,
    },
  };
});
