import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import type { Seo } from '@broadsheet/contract/seo';
import { resolveJobScope } from '../job/job-scope.ts';

/** Courses are searched for, not jobs: who lists jobs stays away. */
export const isCourseSearch = ({ kind, query }: LoaderContext['page']): boolean =>
  kind === 'search' && query.search === 'course';

/** What search engines are told of a search for courses. */
export const courseSearchSeo = (context: Pick<LoaderContext, 'brand' | 'page'>): Partial<Seo> => {
  const { searchText, page, hrefOf } = resolveJobScope(context);
  const about = searchText === '' ? 'All courses' : `Courses: ${searchText}`;
  return {
    title: `${about} | ${context.brand.name}${pageSuffix(page)}`,
    description: `${about}, with fee, length and next batch, from institutes across India.`,
    canonical: hrefOf(page, { search: 'course' }),
  };
};
