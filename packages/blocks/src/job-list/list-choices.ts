import type { Messages } from '@broadsheet/messages/message-areas';
import type { JobQuery } from '../shared/job/job-query.ts';
import type { Link } from '../shared/page/link.ts';

type Choice = Link & { readonly current: boolean };

/**
 * By date, or by relevance where words are searched for; what is the default stands in no address.
 */
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

/** The same words as a search for jobs, and for the employers of that name. */
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
