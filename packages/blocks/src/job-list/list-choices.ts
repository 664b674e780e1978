import type { Messages } from '@broadsheet/messages/message-areas';
import type { JobQuery } from '../shared/job/job-query.ts';
import type { Link } from '../shared/page/link.ts';

type Choice = Link & { readonly current: boolean };

/** Sort orders: by relevance if there is a search text, else by date. The default adds no query parameter. */
export const sortsOf = (
  { scope, filters, hrefWith }: JobQuery,
  messages: Messages['jobs'],
): Choice[] => {
  const sort = filters.sort ?? (scope.searchText ? 'relevance' : 'date');
  return [
    {
      label: messages.newestFirst,
      href: hrefWith({ ...filters, sort: scope.searchText ? 'date' : undefined }),
      current: sort === 'date',
    },
    {
      label: messages.relevantFirst,
      href: hrefWith({ ...filters, sort: scope.searchText ? undefined : 'relevance' }),
      current: sort === 'relevance',
    },
  ];
};

/** Links to the same search for jobs and for companies. */
export const kindsOf = (
  { scope, filters, hrefWith }: JobQuery,
  messages: Messages['jobs'],
): Choice[] => {
  if (!scope.searchText) return [];
  const { search } = filters;
  return [
    {
      label: messages.kindJobs,
      href: hrefWith({ ...filters, search: undefined }),
      current: !search,
    },
    {
      label: messages.kindCompanies,
      href: hrefWith({ search: 'company' }),
      current: search === 'company',
    },
  ];
};
