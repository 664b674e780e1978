import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import type { Seo } from '@broadsheet/contract/seo';
import { formatMessage } from '@broadsheet/messages/format-message';
import { resolveJobScope } from '../job/job-scope.ts';

/** Courses are searched for, not jobs: who lists jobs stays away. */
export const isCourseSearch = ({ kind, query }: LoaderContext['page']): boolean =>
  kind === 'search' && query.search === 'course';

/** SEO data of a search for courses. */
export const courseSearchSeo = (
  context: Pick<LoaderContext, 'brand' | 'page' | 'messages'>,
): Partial<Seo> => {
  const { searchText: text, page, hrefOf } = resolveJobScope(context);
  const messages = context.messages.courses;
  const title =
    text === '' ? messages.searchAllTitle : formatMessage(messages.searchTitle, { text });
  return {
    title: `${title} | ${context.brand.name}${pageSuffix(page)}`,
    description:
      text === ''
        ? messages.searchAllDescription
        : formatMessage(messages.searchDescription, { text }),
    canonical: hrefOf(page, { search: 'course' }),
  };
};
