import {
  defineLoader,
  type LoaderContext,
  type PageVerdict,
} from '@broadsheet/contract/block-loader';
import { courseCategories } from '@broadsheet/contract/calls/course';
import { hrefOf } from '@broadsheet/contract/match-page';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import { formatMessage } from '@broadsheet/messages/format-message';
import { readPageNumber } from '../shared/list/read-page-number.ts';
import { courseSearch } from './schema.ts';

/** Builds the SEO data of a subject page. Its canonical URL holds only the subject and the page number. */
const seoOf = (
  { brand, messages: { courses } }: LoaderContext,
  label: string,
  category: string,
  page: number,
): PageVerdict['seo'] => {
  const suffix = pageSuffix(page);
  const title = `${formatMessage(courses.categoryTitle, { category: label })} | ${brand.name}${suffix}`;
  return {
    title,
    description: formatMessage(courses.categoryDescription, { category: label }) + suffix,
    canonical: hrefOf('learning', {}, { category, ...(page > 1 ? { page: String(page) } : {}) }),
    meta: [{ property: 'og:title', content: title }],
  };
};

export const loadCourseSearch = defineLoader(courseSearch, async (_settings, context) => {
  const { category: slug, page } = context.page.query;
  if (context.page.kind !== 'learning' || slug === undefined) return { data: {} };
  const { items } = await context.call(courseCategories, {});
  const category = items.find((each) => each.slug === slug);
  if (!category) return { data: {}, page: { status: 404 } };
  return {
    data: {
      title: formatMessage(context.messages.courses.categoryTitle, { category: category.label }),
    },
    page: { seo: seoOf(context, category.label, slug, readPageNumber(page) ?? 1) },
  };
});
