import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { pageSuffix } from '@broadsheet/contract/paged-seo';
import type { Seo } from '@broadsheet/contract/seo';
import { formatMessage } from '@broadsheet/messages/format-message';
import { resolveJobScope } from '../job/job-scope.ts';

/** True if the search is for courses: blocks with jobs then render nothing. */
export const isCourseSearch = ({ kind, query }: LoaderContext['page']): boolean =>
  kind === 'search' && query.search === 'course';

/** Builds the SEO data of a course search. */
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
