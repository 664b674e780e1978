import { defineLoader } from '@broadsheet/contract/block-loader';
import { courseCategories as categoriesCall } from '@broadsheet/contract/calls/course';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatCount } from '../shared/text/format-count.ts';
import { courseCategories } from './schema.ts';

export const loadCourseCategories = defineLoader(courseCategories, async (_settings, { call }) => {
  const { items } = await call(categoriesCall, {});
  if (items.length === 0) return { data: null };
  return {
    data: {
      links: items.map(({ label, slug, courses }) => ({
        label,
        href: hrefOf('learning', {}, { category: slug }),
        count: formatCount(courses),
      })),
    },
  };
});
